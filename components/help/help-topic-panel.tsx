import { Disclosure } from "#components/ui/disclosure";
import { PhoneText } from "#components/ui/phone-text";
import type { HelpTopic } from "#lib/help/help";

type HelpTopicPanelProps = {
	topic: HelpTopic;
	/** The company's number, linked wherever a step mentions it; undefined if it has none. */
	number: string | undefined;
};

/** One topic: numbered steps, what to have ready, and related links. */
export const HelpTopicPanel = ({
	topic: { id, title, steps, haveReady, links },
	number,
}: HelpTopicPanelProps) => (
	<Disclosure id={id} title={title}>
		<ol className="list-decimal space-y-2 pl-5 marker:font-semibold">
			{steps.map((step) => (
				<li key={step}>
					<PhoneText text={step} numbers={[number]} />
				</li>
			))}
		</ol>
		<h3 className="mt-5 text-base">Have ready</h3>
		<ul className="mt-2 list-disc space-y-1 pl-5">
			{haveReady.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
		<p className="mt-4 flex flex-wrap gap-x-5">
			{links.map(({ label, href }) => (
				<a key={href} href={href} className="link-alone">
					{label}
				</a>
			))}
		</p>
	</Disclosure>
);
