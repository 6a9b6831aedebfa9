import { Page } from "#components/page/page";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { Disclosure } from "#components/ui/disclosure";
import { PageHeading } from "#components/ui/page-heading";
import { UssdCode } from "#components/ussd/ussd-code";
import { UssdPhone } from "#components/ussd/ussd-phone";
import { USSD_CODE } from "#lib/company/limits";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { MOBILE_BANKING_HREF } from "#lib/products/product-link";
import {
	USSD_BEFORE_DIALLING,
	USSD_INTRO,
	USSD_MENU_COUNTS,
	USSD_SCREENS,
	USSD_START,
	USSD_USES,
} from "#lib/ussd/ussd-menu";
import { type UssdStep, ussdSteps } from "#lib/ussd/ussd-walk";

/** The guide to mobile banking by USSD: step-by-step instructions, and a sample phone to practise on. */
export const UssdGuide = () => (
	<Page>
		<PageHeading
			title={SITE_PAGES.ussd.title}
			intro={USSD_INTRO}
			trail={[{ label: "Mobile banking", href: MOBILE_BANKING_HREF }]}
		>
			<UssdCode />
		</PageHeading>
		<Container className="grid gap-12 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
			<section aria-labelledby="steps-title">
				<h2 id="steps-title" className="text-2xl">
					Step by step
				</h2>
				<p className="mt-2 mb-6 max-w-[60ch]">
					Start each one the same way: dial {USSD_CODE} and press Call. This is a sample menu.{" "}
					<strong>{USSD_MENU_COUNTS}</strong>
				</p>
				<div className="space-y-3">
					{USSD_USES.map((use) => (
						<Disclosure key={use.id} id={use.id} title={use.title} level={3}>
							<Steps steps={ussdSteps(USSD_SCREENS, USSD_START, use)} />
						</Disclosure>
					))}
				</div>
			</section>
			<section aria-labelledby="try-title">
				<h2 id="try-title" className="text-2xl">
					Try it here
				</h2>
				<UssdPhone />
			</section>
			<section aria-labelledby="before-title" className="rounded-lg bg-brand-50 p-6 md:p-8 lg:col-span-2">
				<h2 id="before-title" className="text-xl">
					Before you dial
				</h2>
				<ul className="mt-3 list-disc space-y-2 pl-5">
					{USSD_BEFORE_DIALLING.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
				<p className="mt-5 flex flex-wrap gap-3">
					<ButtonLink href={MOBILE_BANKING_HREF}>About mobile banking</ButtonLink>
					<ButtonLink href="/security" variant="outline">
						Is this really us?
					</ButtonLink>
				</p>
			</section>
		</Container>
	</Page>
);

const Steps = ({ steps }: { steps: readonly UssdStep[] }) => (
	<ol className="list-decimal space-y-2 pl-5 marker:font-semibold">
		<li>
			Dial <strong>{USSD_CODE}</strong> and press Call
		</li>
		{steps.map(({ text, key }, at) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: the steps of a use never change their order
			<li key={at}>
				{key ? (
					<>
						Type <kbd className="rounded-sm bg-brand-100 px-2 font-bold font-sans text-brand-800">{key}</kbd>{" "}
						{text}
					</>
				) : (
					text
				)}
			</li>
		))}
	</ol>
);
