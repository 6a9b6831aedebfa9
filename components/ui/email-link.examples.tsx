import { EmailLink } from "#components/ui/email-link";

export const examples = {
	"a long address": (
		<p className="max-w-md">
			Write to <EmailLink address="a.very.long.name.of.a.person@a.department.of.example.com" />.
		</p>
	),
};
