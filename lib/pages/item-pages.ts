import { MEMBER_FALLBACKS, memberHref } from "#lib/about/team-groups";
import { awardHref } from "#lib/awards/award-choice";
import type { Article } from "#lib/backend/articles";
import type { Award } from "#lib/backend/awards";
import type { Job } from "#lib/backend/careers";
import type { Branch } from "#lib/backend/locator";
import type { Notice } from "#lib/backend/notices";
import type { Product } from "#lib/backend/products";
import type { TeamMember } from "#lib/backend/team";
import { calendarDate } from "#lib/calendar/calendar-date";
import { openingTexts } from "#lib/calendar/opening-hours";
import { hasClosed } from "#lib/careers/closing-date";
import { jobHref } from "#lib/careers/job-category";
import { salaryRange } from "#lib/careers/salary-range";
import { articleHref } from "#lib/news/news-view";
import { noticeHref } from "#lib/notices/notice-search";
import { SITE_PAGES, type SitePage, TITLE_MAX_CHARACTERS } from "#lib/pages/page-registry";
import { categoryLabel } from "#lib/products/product-groups";
import { metaDescription } from "#lib/text/meta-description";

/** The page of a product. Its URL has the backend's category, even if a link has another. */
export const productPage = (product: Product): SitePage => ({
	path: product.path,
	title: product.title,
	description: metaDescription(product.description ?? product.features.join(". ")),
	kind: categoryLabel(product.category),
	picture: product.image ?? SITE_PAGES.products.picture,
});

/** The page of an article. */
export const articlePage = (article: Article): SitePage => ({
	path: articleHref(article.id),
	title: article.title,
	description: metaDescription(article.excerpt ?? article.story),
	kind: article.category ?? "News",
	picture: article.image ?? SITE_PAGES.news.picture,
	type: "article",
	publishedAt: article.publishedAt,
	changedAt: article.changedAt,
});

/** The page of one notice. */
export const publicNoticePage = (notice: Notice): SitePage => ({
	path: noticeHref(notice.id),
	title: notice.title,
	description: metaDescription(notice.description),
	kind: "Notice",
	picture: notice.image ?? SITE_PAGES.notices.picture,
	type: "article",
	publishedAt: notice.publishedAt,
	changedAt: notice.changedAt,
});

/** The page of a role, as it is now: whoever shares it says where the job is, what it pays and until when people may apply. */
export function jobPage(job: Job): SitePage {
	const title = job.location ? `${job.title}, ${job.location}` : job.title;
	const { closesOn } = job;
	const day = closesOn && calendarDate(new Date(closesOn)).text;
	const facts = [
		day && (hasClosed(job) ? `Applications closed on ${day}` : `Apply by ${day}`),
		(job.payStart || job.payEnd) && salaryRange(job.payStart, job.payEnd),
	].filter(Boolean);
	return {
		path: jobHref(job.id),
		title: title.length <= TITLE_MAX_CHARACTERS ? title : job.title,
		description: metaDescription([facts.join(". "), job.description].filter(Boolean).join(". ")),
		kind: ["Open role", job.location].filter(Boolean).join(" · "),
		picture: SITE_PAGES.careers.picture,
	};
}

/** The page of one branch, as it is now. */
export function publicBranchPage(branch: Branch, at: Date): SitePage {
	const { unusual, hours } = openingTexts(branch, at);
	return {
		path: branch.path,
		title: `${branch.name}, ${branch.region}`,
		description: metaDescription(
			[
				[...new Set([branch.location, branch.area])].filter(Boolean).join(", "),
				unusual,
				hours && `Open ${hours}`,
				"Phone number, directions, and what to bring.",
			]
				.filter(Boolean)
				.join(". "),
		),
		kind: "Branch",
		picture: SITE_PAGES.locator.picture,
	};
}

/** The page of an award. */
export const awardPage = (award: Award): SitePage => ({
	path: awardHref(award.id),
	title: award.title,
	description: metaDescription(award.excerpt),
	kind: "Award",
	picture: award.image ?? SITE_PAGES.awards.picture,
});

/** The page of a team member. */
export function memberPage(member: TeamMember): SitePage {
	const name = member.name ?? MEMBER_FALLBACKS.name;
	return {
		path: memberHref(member.id),
		title: member.position ? `${name}, ${member.position}` : name,
		description: metaDescription(member.biography),
		kind: "Our people",
		picture: member.image ?? SITE_PAGES.about.picture,
		type: "profile",
	};
}
