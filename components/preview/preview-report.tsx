import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon";
import { type Finding, kilobytes } from "#lib/seo/link-findings";
import type { LinkPreview } from "#lib/seo/link-preview";

/** The page's metadata and the problems found in it. */
export const PreviewReport = ({ preview }: { preview: LinkPreview }) => (
	<div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
		<Findings findings={preview.findings} />
		<Facts preview={preview} />
	</div>
);

function Findings({ findings }: { findings: readonly Finding[] }) {
	if (findings.length === 0) {
		return (
			<p className="flex h-fit items-center gap-3 rounded-lg bg-success-50 p-5 font-semibold text-lg text-success-700">
				<Icon name="check" className="size-6" />
				Ready to share: every app shows it as intended.
			</p>
		);
	}
	return (
		<ul className="space-y-3">
			{findings.map(({ level, text }) => (
				<li
					key={text}
					className={`flex gap-3 rounded-lg p-4 ${level === "fault" ? "bg-danger-50 text-danger-700" : "bg-gold-50 text-gold-800"}`}
				>
					<Icon name={level === "fault" ? "alert" : "lightbulb"} className="mt-0.5 size-5" />
					<p className="min-w-0 leading-snug wrap-anywhere">
						<strong>{level === "fault" ? "Fault: " : "Hint: "}</strong>
						{text}
					</p>
				</li>
			))}
		</ul>
	);
}

function Facts({ preview: { path, leadsFrom, status, head, picture } }: { preview: LinkPreview }) {
	const file = picture?.file;
	return (
		<dl className="share-facts rounded-lg border border-line p-5 text-sm">
			<Fact name="Page">
				<a href={path} className="link">
					{path}
				</a>
				{leadsFrom && `, to which ${leadsFrom} leads`}
			</Fact>
			<Fact name="Status">{status}</Fact>
			<Fact name="Title">{counted(head.ogTitle ?? head.title)}</Fact>
			<Fact name="Description">{counted(head.ogDescription ?? head.description)}</Fact>
			<Fact name="Image">
				{file
					? `${file.width} × ${file.height}, ${kilobytes(file.bytes)}, ${file.format.toUpperCase()}`
					: (picture?.address ?? "none")}
			</Fact>
			<Fact name="Counts as">{head.canonical ?? "not said"}</Fact>
			<Fact name="In searches">{head.isNoindex ? "no" : "yes"}</Fact>
		</dl>
	);
}

const counted = (text: string | undefined) => (text ? `${text} (${text.length} characters)` : "none");

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
	<>
		<dt className="font-semibold text-ink-900">{name}</dt>
		<dd className="wrap-anywhere">{children}</dd>
	</>
);
