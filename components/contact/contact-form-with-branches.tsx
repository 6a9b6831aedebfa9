import type { ComponentProps } from "react";
import ContactForm from "#components/contact/contact-form.island";
import { BRANCHES_FAILED } from "#components/locator/branches-failed";
import { Enhanced, Island } from "#components/ui/island";
import { LoadFailureMark } from "#components/ui/load-failure";
import type { Outcome } from "#lib/backend/client/failure";
import type { Branch } from "#lib/backend/locator";
import { companyIdentity, phoneToCall, whatsappHref } from "#lib/company/identity";
import { callLanguages } from "#lib/contact/call-wish";
import { branchChoices } from "#lib/locator/branch-search";

type FormProps = ComponentProps<typeof ContactForm>;
type ContactFormWithBranchesProps = Omit<FormProps, "branches" | "languages" | "withoutEmail"> & {
	branches: Outcome<Branch[]>;
};

/** The contact form with the branches, languages and numbers of the company. */
export function ContactFormWithBranches({ branches, ...props }: ContactFormWithBranchesProps) {
	const company = companyIdentity();
	return (
		<>
			<Enhanced name="typed-values" when="idle">
				<Island name="contact-form" when="interaction">
					<ContactForm
						{...props}
						key={props.tab}
						branches={branches.ok ? branchChoices(branches.value) : undefined}
						languages={callLanguages(company)}
						withoutEmail={{ call: phoneToCall(company), chatHref: whatsappHref(company) }}
					/>
				</Island>
			</Enhanced>
			{!branches.ok && <LoadFailureMark toast={BRANCHES_FAILED} />}
		</>
	);
}
