import type { ComponentProps } from "react";
import ApplicationForm from "#components/careers/application-form.island";
import { Enhanced, Island } from "#components/ui/island";

/** The application form of a role, which keeps what was typed. */
export const JobApplication = (props: ComponentProps<typeof ApplicationForm>) => (
	<Enhanced name="typed-values" when="idle">
		<Island name="application-form" when="interaction">
			<ApplicationForm {...props} />
		</Island>
	</Enhanced>
);
