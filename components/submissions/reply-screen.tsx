import type { ReactNode } from "react";
import { NotFoundResponse } from "#components/page/not-found-response";
import { Page } from "#components/page/page";
import { FormMessage } from "#components/submissions/form-message";
import { OverdueAnswer } from "#components/submissions/overdue-answer";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { Enhanced } from "#components/ui/island";
import { RECEIPT_DAYS } from "#lib/company/limits";
import { VIEW } from "#lib/islands/data-attributes";
import { pageIsPersonal } from "#lib/platform/request-context";
import { isOverdue } from "#lib/submissions/model/answer-due";
import type { Reply } from "#lib/submissions/model/reply";
import type { ReplyPage } from "#lib/submissions/store/reply-pages";
import type { SiteLink } from "#lib/web/site-link";

type ReplyScreenProps = {
	/** Undefined once it has expired. */
	replyPage: ReplyPage | undefined;
	/** The name of the submitted form. */
	form: string;
	title: string;
	trail: readonly SiteLink[];
	/** The page with the form. */
	back: SiteLink;
	/** A link to continue from. */
	next: SiteLink;
	/** Nothing can be sent any more, so the reply is shown without the form. */
	isClosed?: boolean;
	/** The form as submitted, with its errors. */
	children: (replyPage: ReplyPage) => ReactNode;
};

/** The page of a reply: a receipt, for visitors without script a form to correct, or that it has expired. */
export function ReplyScreen(props: ReplyScreenProps) {
	const { replyPage, form, title, trail, back, next, isClosed = false, children } = props;
	if (!replyPage) return <ExpiredReply form={back} />;
	pageIsPersonal();
	if (!replyPage.reply.receipt && !isClosed) return children(replyPage);
	const message = <SentReply form={form} reply={replyPage.reply} />;
	return (
		<Page isTask title={title} trail={trail}>
			<Container className="py-10 md:py-16">
				<div {...{ [VIEW]: "reply" }} className="max-w-2xl">
					{replyPage.reply.receipt ? (
						<Enhanced name="typed-values" when="idle">
							{message}
						</Enhanced>
					) : (
						message
					)}
					<ButtonLink href={next.href} variant="outline" className="mt-8">
						{next.label}
					</ButtonLink>
				</div>
			</Container>
		</Page>
	);
}

/** A reply opened again after the day that it promised no longer tells what happens next. */
function SentReply({ form, reply }: { form: string; reply: Reply }) {
	const { receipt, detail: _promise, ...told } = reply;
	if (!receipt?.due || !isOverdue(receipt.due, new Date()))
		return <FormMessage form={form} reply={reply} labels={{}} />;
	return (
		<>
			<OverdueAnswer due={receipt.due} reference={receipt.reference} />
			<div className="mt-4">
				<FormMessage
					form={form}
					reply={{ ...told, receipt: { ...receipt, nextSteps: [], closedBranch: undefined } }}
					labels={{}}
				/>
			</div>
		</>
	);
}

const ExpiredReply = ({ form }: { form: SiteLink }) => (
	<NotFoundResponse>
		<Page>
			<div {...{ [VIEW]: "reply" }} className="mx-auto max-w-2xl px-4 py-20 text-center md:py-28">
				<h1 tabIndex={-1} className="text-2xl">
					This answer is no longer here
				</h1>
				<p className="mt-4 text-lg">
					We keep a receipt for {RECEIPT_DAYS} days, and a form that needs a correction for an hour. If we
					gave you a reference, we have what you sent: see{" "}
					<a href="/where-is-it" className="link">
						where it is
					</a>
					.
				</p>
				<ButtonLink href={form.href} className="mt-8">
					{form.label}
				</ButtonLink>
			</div>
		</Page>
	</NotFoundResponse>
);
