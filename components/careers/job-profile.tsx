import type { ReactNode } from "react";
import { JobApplication } from "#components/careers/job-application";
import { JobFacts } from "#components/careers/job-facts";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { Icon } from "#components/ui/icon";
import { PageHeading } from "#components/ui/page-heading";
import { Prose } from "#components/ui/prose";
import { Section } from "#components/ui/section";
import type { Job } from "#lib/backend/careers";
import { OPENING_HOURS_TEXT } from "#lib/calendar/opening-hours";
import { applicationMailto } from "#lib/careers/application-mailto";
import { hasClosed } from "#lib/careers/closing-date";
import { companyIdentity } from "#lib/company/identity";
import { VIEW } from "#lib/islands/data-attributes";
import { nonBreaking } from "#lib/text/non-breaking";

/** One role, and how to apply for it while it is open (behaviour §2 /careers/{id}). */
export function JobProfile({ job }: { job: Job }) {
	const { careersEmail } = companyIdentity();
	const isClosed = hasClosed(job);
	return (
		<>
			<PageHeading isTask title={job.title} trail={[{ label: "Careers", href: "/careers" }]}>
				{job.category && (
					<p className="mt-2 w-fit wrap-anywhere rounded-full bg-gold-400 px-3.5 py-1 font-semibold text-ink-900 text-sm">
						{job.category}
					</p>
				)}
				<JobFacts
					job={job}
					withSalary
					className="mt-3 flex flex-col gap-x-8 gap-y-1 md:mt-5 md:gap-y-2 leading-snug sm:flex-row sm:flex-wrap"
				/>
				{isClosed ? (
					<ButtonLink href="/careers#open-roles" className="mt-4 md:mt-7">
						See the open roles
					</ButtonLink>
				) : (
					<ButtonLink href="#apply" className="mt-4 md:mt-7">
						Apply Now
					</ButtonLink>
				)}
			</PageHeading>
			<Container className="grid grid-cols-1 items-start gap-8 py-8 md:gap-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
				<div className="space-y-6 md:space-y-10">
					<Part title="About the role">
						<Prose text={job.description ?? "No description available"} blocks={job.descriptionBlocks} />
					</Part>
					<div className="grid gap-6 empty:hidden md:grid-cols-2 md:gap-10">
						<ListPart title="Skills" items={job.skills} />
						<ListPart title="Responsibilities" items={job.responsibilities} />
						<ListPart title="Qualifications" items={job.qualifications} />
						{job.certifications.length > 0 && (
							<Part title="Certifications">
								<p>Industry certifications such as {alternatives.format(job.certifications)}</p>
							</Part>
						)}
						<ListPart title="Salary & benefits" items={job.benefits} />
					</div>
				</div>
				{!isClosed && careersEmail && <ApplyViaEmail job={job} email={careersEmail} />}
			</Container>
			{!isClosed && <SubmitApplication job={job} />}
		</>
	);
}

/** 'A, B or C' */
const alternatives = new Intl.ListFormat("en-GB", { type: "disjunction" });

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
	<section>
		<h2 className="text-xl">{title}</h2>
		<div className="mt-3 max-w-[56ch]">{children}</div>
	</section>
);

const ListPart = ({ title, items }: { title: string; items: readonly string[] }) =>
	items.length > 0 && (
		<Part title={title}>
			<ul className="space-y-2">
				{[...new Set(items)].map((item) => (
					<li key={item} className="flex gap-3">
						<Icon name="check" className="mt-1 size-5 text-brand-600" />
						<span className="min-w-0">{nonBreaking(item)}</span>
					</li>
				))}
			</ul>
		</Part>
	);

const ApplyViaEmail = ({ job, email }: { job: Job; email: string }) => (
	<aside
		aria-labelledby="by-email-title"
		className="break-inside-avoid rounded-lg bg-brand-50 p-5 lg:sticky lg:top-20"
	>
		<span className="grid size-11 place-items-center rounded-full bg-white text-brand-700 max-md:hidden">
			<Icon name="mail" />
		</span>
		<h2 id="by-email-title" className="text-lg md:mt-4">
			Apply Via Email
		</h2>
		<p className="mt-1">
			Send your cover letter and CV to{" "}
			<a href={applicationMailto(email, job.title)} className="link decoration-brand-300">
				{email}
			</a>
			. Write the name of the role in the subject line.
		</p>
	</aside>
);

/** The application form below the role; the target of 'Apply Now' (behaviour §2 /careers/{id}). */
function SubmitApplication({ job }: { job: Job }) {
	return (
		<Section id="apply" title="Submit Application" tone="tint">
			<div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
				<div {...{ [VIEW]: "application" }} className="rounded-lg bg-white p-5 shadow-card sm:p-6 md:p-8">
					<JobApplication job={{ id: job.id, title: job.title }} />
				</div>
				<div>
					<p>
						Applying is free: we never ask for money for a job. When your application has arrived, you see a
						reference. Keep it, and name it when you ask us about your application.
					</p>
					<p className="mt-3">
						You can also hand it in at any of{" "}
						<a href="/locator" className="link decoration-brand-300">
							our branches
						</a>
						, usually {OPENING_HOURS_TEXT}. Name the role: {job.title}.
					</p>
				</div>
			</div>
		</Section>
	);
}
