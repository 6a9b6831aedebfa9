import { buttonClass } from "#components/ui/button";
import { CopyButton } from "#components/ui/copy-button";
import { Glyph } from "#components/ui/glyph";
import type { ReceiptText } from "#lib/submissions/form/reply";

/** The receipt of a submission: its reference and the next steps. */
export function Receipt({ reference, nextSteps, whatsapp }: ReceiptText) {
	return (
		<section
			aria-label="Your receipt"
			className="mt-4 rounded-lg border-2 border-brand-200 bg-white p-5 md:p-6"
		>
			<p className="text-ink-700">Your reference</p>
			<p translate="no" className="font-bold text-2xl text-brand-900 even-figures tracking-wide">
				{reference}
			</p>
			<h3 className="mt-4 font-semibold text-lg">What happens now</h3>
			<ol className="mt-2 list-decimal space-y-1.5 pl-5">
				{nextSteps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<div className="mt-5 flex flex-wrap gap-3 print:hidden">
				<CopyButton
					text={reference}
					label="Copy reference"
					icon={<Glyph path="M9 9h11v11H9zM5 15H4V4h11v1" />}
					className={buttonClass("outline")}
				/>
				{whatsapp && (
					<a href={whatsapp} rel="noopener" target="_blank" className={buttonClass("outline")}>
						Ask about it on WhatsApp
					</a>
				)}
			</div>
		</section>
	);
}
