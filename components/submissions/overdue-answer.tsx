import { Verdict } from "#components/page/posted-form";
import { PhoneText } from "#components/ui/phone-text";
import { FACTS } from "#lib/company/facts";
import { askUsText, companyIdentity, phoneToCall } from "#lib/company/identity";
import { type AnswerDue, overdueText } from "#lib/submissions/model/answer-due";

/** What the sender of a message does once its answer should have come. */
export function OverdueAnswer({ due, reference }: { due: AnswerDue; reference: string }) {
	const company = companyIdentity();
	const { title, text } = overdueText(due, reference, askUsText(company));
	return (
		<Verdict title={title}>
			<p>
				<PhoneText text={text} numbers={[phoneToCall(company), FACTS.bankOfGhanaDesk.value.phone]} />
			</p>
			{due.what === "answer" && (
				<a href="/complaints#bank-of-ghana" className="link-alone">
					How to go to the Bank of Ghana
				</a>
			)}
		</Verdict>
	);
}
