import type { ReactNode } from "react";
import { Page } from "#components/page/page";
import { ButtonLink, type ButtonVariant, buttonClass } from "#components/ui/button";
import { ButtonLinks } from "#components/ui/button-links";
import { Container } from "#components/ui/container";
import { CopyButton } from "#components/ui/copy-button";
import { Disclosure } from "#components/ui/disclosure";
import { EmailLink } from "#components/ui/email-link";
import { EmptyState } from "#components/ui/empty-state";
import { ChoiceField, LinesField, TextField } from "#components/ui/field";
import { Fold } from "#components/ui/fold";
import { Icon } from "#components/ui/icon";
import { type LinkTab, LinkTabs } from "#components/ui/link-tabs";
import { LiveSearch } from "#components/ui/live-search";
import { LoadFailure } from "#components/ui/load-failure";
import { Pagination } from "#components/ui/pagination";
import { PhoneText } from "#components/ui/phone-text";
import { PicturePanel } from "#components/ui/picture-panel";
import { Prose } from "#components/ui/prose";
import { PublishedOn } from "#components/ui/published-on";
import { RelatedLinks } from "#components/ui/related-links";
import { Section } from "#components/ui/section";

const VARIANTS: readonly ButtonVariant[] = ["primary", "gold", "outline", "quiet", "on-dark"];
const SHAPES = ["chips", "row", "column", "sidebar", "underline"] as const;

const LINKS = [
	{ label: "Find a branch", href: "/locator" },
	{ label: "A label that is long enough to take two lines", href: "/contact" },
	{ label: "Rates", href: "/rates" },
];
const TABS: readonly LinkTab[] = [
	{ label: "All", href: "?tab=all", isActive: true, count: 14 },
	{ label: "BOG Notices", href: "?tab=bog", isActive: false, count: 3 },
	{ label: "Corporate Communication", href: "?tab=corporate", isActive: false },
];
const PICTURE = { width: 320, height: 200, sizes: "320px", className: "block h-50 w-80 max-w-full" };

/** Every element of `components/ui` in its states, at /catalogue. Only `npm run dev` serves it. */
export const Catalogue = () => (
	<Page title="Catalogue" intro="Every element of components/ui in its states.">
		<Container>
			<div className="grid gap-10 py-10">
				<Links />
				<Tabs />
				<Fields />
				<Messages />
				<Texts />
				<Pictures />
			</div>
		</Container>
		{(["plain", "canvas", "tint"] as const).map((tone) => (
			<Section
				key={tone}
				title={`Section, ${tone}`}
				intro="An introduction."
				tone={tone}
				action={LINKS[0]?.label}
			>
				<RelatedLinks
					columns={3}
					ways={LINKS.map((link) => ({ ...link, icon: "map-pin", text: "What it is good for." }))}
				/>
			</Section>
		))}
	</Page>
);

const Sample = ({ of, children }: { of: string; children: ReactNode }) => (
	<section>
		<h2 className="mb-4 font-semibold text-ink-900 text-lg">{of}</h2>
		<div className="space-y-4">{children}</div>
	</section>
);

const Links = () => (
	<Sample of="button, button-links, copy-button">
		<div className="flex flex-wrap gap-3 bg-brand-100 p-4">
			{VARIANTS.map((variant) => (
				<span key={variant} className={variant === "on-dark" ? "bg-brand-900 p-2" : "p-2"}>
					<button type="button" className={buttonClass(variant)}>
						<Icon name="phone" /> {variant}
					</button>{" "}
					<button type="button" disabled className={buttonClass(variant)}>
						{variant}, disabled
					</button>{" "}
					<ButtonLink href="/" variant={variant}>
						{variant}, a link
					</ButtonLink>
				</span>
			))}
		</div>
		<ButtonLinks links={LINKS} />
		<CopyButton
			text="Copied text"
			label="Copy"
			icon={<Icon name="copy" />}
			className={buttonClass("outline")}
		/>
	</Sample>
);

const Tabs = () => (
	<Sample of="link-tabs, pagination, live-search">
		{SHAPES.map((shape) => (
			<LinkTabs key={shape} label={shape} tabs={TABS} shape={shape} />
		))}
		{[1, 6, 12].map((page) => (
			<Pagination
				key={page}
				label={`Page ${page} of 12`}
				page={page}
				pages={12}
				href={(target) => `?page=${target}`}
			/>
		))}
		<LiveSearch id="catalogue-search" action="/catalogue" label="Search" query={{ q: "susu" }} />
	</Sample>
);

const Fields = () => (
	<Sample of="field">
		<TextField form="catalogue" name="name" label="Required" required hint="A hint." />
		<TextField
			form="catalogue"
			name="phone"
			type="tel"
			label="With an error"
			defaultValue="024"
			error="Write the whole number, for example 0800 000 000."
		/>
		<LinesField form="catalogue" name="description" label="Several lines" rows={4} />
		<ChoiceField form="catalogue" name="branch" label="A choice" defaultValue="Osu">
			<option value="Osu">Osu</option>
			<option value="Ho">Ho</option>
		</ChoiceField>
	</Sample>
);

const Messages = () => (
	<Sample of="load-failure, empty-state, disclosure, fold">
		<LoadFailure title="Failed to fetch notices" busyText="Loading notices…">
			<p>What to do instead.</p>
		</LoadFailure>
		<EmptyState title="No notices found">What to do next.</EmptyState>
		<Disclosure id="closed" title="A question, closed">
			The reply.
		</Disclosure>
		<Disclosure id="open" title="A question, open" isOpen>
			The reply.
		</Disclosure>
		<Fold title={<h3>Folded on a phone</h3>}>The content.</Fold>
	</Sample>
);

const Texts = () => (
	<Sample of="prose, phone-text, email-link, published-on">
		<Prose text={"A paragraph of the backend.\nA second line."} />
		<p>
			<PhoneText text="Call +233 30 000 0000 in office hours." numbers={["+233 30 000 0000"]} />{" "}
			<EmailLink address="a.long.name@department.example.com" />{" "}
			<PublishedOn at="2026-11-02T09:00:00Z" changedAt="2026-11-09T09:00:00Z" />
		</p>
	</Sample>
);

const Pictures = () => (
	<Sample of="picture-panel">
		<div className="flex flex-wrap gap-4">
			<PicturePanel {...PICTURE} src="/images/branch.webp" alt="" />
			<PicturePanel {...PICTURE} src="/content/images/that-fails.jpg">
				Instead of a picture that fails
			</PicturePanel>
			<PicturePanel {...PICTURE} src={undefined} tone="light">
				Without a picture
			</PicturePanel>
		</div>
	</Sample>
);
