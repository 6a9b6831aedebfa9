import type {
	BankOrCreditUnion,
	BreadcrumbList,
	DayOfWeek,
	FinancialProduct,
	JobPosting,
	NewsArticle,
	OpeningHoursSpecification,
	Organization,
	Thing,
	WebSite,
} from "schema-dts";
import type { Article } from "#lib/backend/articles";
import type { Job } from "#lib/backend/careers";
import type { Branch } from "#lib/backend/locator";
import type { Product } from "#lib/backend/products";
import { calendarDate } from "#lib/calendar/calendar-date";
import {
	type DayHours,
	hoursByDays,
	type Opening,
	openOn,
	timeText,
	USUAL_HOURS,
	type WeekHours,
} from "#lib/calendar/opening-hours";
import { addDays, type HolidayMark } from "#lib/calendar/working-days";
import { hasClosed } from "#lib/careers/closing-date";
import { type CompanyIdentity, companyIdentity } from "#lib/company/identity";
import { articlePage, jobPage, productPage } from "#lib/pages/item-pages";
import type { Range } from "#lib/products/key-facts";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { previewImageUrl } from "#lib/seo/preview-image";
import { paragraphs } from "#lib/text/paragraphs";
import { dialledNumber } from "#lib/web/tel-href";

/*
 * A page's content in schema.org terms, in the types from which search engines make rich results. Made from the same facts as the
 * page, and only from what it shows: a field that the backend omits is omitted here too.
 */

/** The text of a `<script type="application/ld+json">`. Nothing in it can end the script. */
export const structuredDataText = (things: readonly Thing[]): string =>
	JSON.stringify(
		things.length === 1
			? { "@context": "https://schema.org", ...(things[0] as object) }
			: { "@context": "https://schema.org", "@graph": things },
	).replaceAll("<", "\\u003c");

const logo = () => absoluteUrl("/icon-512.png");

/** The company, for the home page: identity, contact details and social media. Its address is that of the head office below. */
export const companyData = (company: CompanyIdentity): Organization => ({
	"@type": "Organization",
	"@id": companyId(),
	name: company.name,
	url: absoluteUrl("/"),
	logo: logo(),
	telephone: company.phone ?? company.tollFree,
	email: company.email,
	sameAs: [company.facebook, company.x, company.instagram, company.linkedin].filter(
		(link) => link !== undefined,
	),
});

/** The company as a place of business, for the page with its address and hours; undefined without an address. */
export const headOfficeData = (company: CompanyIdentity): BankOrCreditUnion | undefined =>
	company.headOffice === undefined
		? undefined
		: {
				"@type": "BankOrCreditUnion",
				"@id": companyId(),
				name: company.name,
				url: absoluteUrl("/"),
				image: logo(),
				telephone: company.phone ?? company.tollFree,
				address: postalAddress({ streetAddress: company.headOffice }),
				openingHoursSpecification: openingHours(),
			};

/** The website, for the home page: search engines show its name. */
export const websiteData = (company: CompanyIdentity): WebSite => ({
	"@type": "WebSite",
	name: company.name,
	alternateName: company.shortName,
	url: absoluteUrl("/"),
	inLanguage: "en-GH",
	publisher: { "@id": companyId() },
});

/** The breadcrumbs, as the page shows them. The last one is the page itself and has no URL. */
export const breadcrumbData = (
	trail: readonly { label: string; href: string }[],
	here: string,
): BreadcrumbList => ({
	"@type": "BreadcrumbList",
	itemListElement: [
		...[{ label: "Home", href: "/" }, ...trail].map(({ label, href }, at) => ({
			"@type": "ListItem" as const,
			position: at + 1,
			name: label,
			item: absoluteUrl(href),
		})),
		{ "@type": "ListItem", position: trail.length + 2, name: here },
	],
});

/** The branches on a page, with the public holidays on which they are closed if the page names those too. */
export const branchesData = (
	branches: readonly Branch[],
	holidays: readonly HolidayMark[] = [],
): BankOrCreditUnion[] =>
	branches.map(({ name, path, location, region, phone, position, ...offer }) => ({
		"@type": "BankOrCreditUnion",
		name,
		url: absoluteUrl(path),
		image: logo(),
		address: postalAddress({ streetAddress: location, addressRegion: region }),
		telephone: phone && dialledNumber(phone) ? phone : undefined,
		geo: position && { "@type": "GeoCoordinates", latitude: position.lat, longitude: position.lng },
		openingHoursSpecification: openingHours(offer.hours),
		specialOpeningHoursSpecification: unusualDays(holidays, offer),
		parentOrganization: publisher(),
	}));

/** A news article; without a date if the backend gives none. */
export function articleData(article: Article): NewsArticle {
	const page = articlePage(article);
	return {
		"@type": "NewsArticle",
		headline: article.title,
		description: page.description,
		articleSection: article.category,
		image: previewImageUrl(page.picture),
		datePublished: article.publishedAt,
		dateModified: article.changedAt,
		author: publisher(),
		publisher: publisher(),
		mainEntityOfPage: absoluteUrl(page.path),
	};
}

/** A product; a loan with its amounts in GHS and its term in months, unless they are samples. */
export function productData(product: Product): FinancialProduct {
	const page = productPage(product);
	const about = {
		name: product.title,
		description: page.description,
		category: page.kind,
		url: absoluteUrl(page.path),
		image: previewImageUrl(page.picture),
		provider: publisher(),
	};
	const { category, keyFacts: facts } = product;
	if (category !== "loans" || !facts || facts.isSample) return { "@type": "FinancialProduct", ...about };
	return {
		"@type": "LoanOrCredit",
		...about,
		amount: facts.amount && { "@type": "MonetaryAmount", currency: "GHS", ...bounds(facts.amount) },
		loanTerm: facts.months && { "@type": "QuantitativeValue", unitCode: "MON", ...bounds(facts.months) },
	};
}

const bounds = ({ from, to }: Range) => ({ minValue: from, maxValue: to });

/**
 * An open role; undefined when it has closed, and without a date and a place, which search engines require. The pay is omitted,
 * because the backend does not give its period.
 */
export function jobData(job: Job): JobPosting | undefined {
	if (!job.publishedAt || !job.location || hasClosed(job)) return undefined;
	const company = companyIdentity();
	const lists = [job.responsibilities, job.qualifications, job.skills, job.benefits].flat();
	return {
		"@type": "JobPosting",
		title: job.title,
		description: [...paragraphs(job.description ?? job.title).map((lines) => lines.join(" ")), ...lists].join(
			"\n",
		),
		datePosted: job.publishedAt,
		...(job.closesOn && { validThrough: `${job.closesOn}T23:59:59Z` }),
		identifier: { "@type": "PropertyValue", name: company.name, value: job.id },
		employmentType: employmentType(job.type),
		hiringOrganization: { ...publisher(), logo: logo() },
		jobLocation: {
			"@type": "Place",
			address: postalAddress({ addressLocality: job.location }),
		},
		url: absoluteUrl(jobPage(job).path),
	};
}

/** Google's names for the employment types that it knows; others are omitted. */
const EMPLOYMENT_TYPES: Record<string, string> = {
	fulltime: "FULL_TIME",
	parttime: "PART_TIME",
	contract: "CONTRACTOR",
	temporary: "TEMPORARY",
	intern: "INTERN",
};

function employmentType(type = ""): string | undefined {
	const [word = ""] = /^(full|part)[\s-]?time|^(contract|temporary|intern)/i.exec(type.trim()) ?? [];
	return EMPLOYMENT_TYPES[word.toLowerCase().replace(/[\s-]/g, "")];
}

const companyId = () => `${absoluteUrl("/")}#company`;

/** A reference to the company. */
const publisher = () => ({
	"@type": "Organization" as const,
	"@id": companyId(),
	name: companyIdentity().name,
	url: absoluteUrl("/"),
});

const postalAddress = (where: {
	streetAddress?: string;
	addressLocality?: string;
	addressRegion?: string;
}) => ({
	"@type": "PostalAddress" as const,
	...where,
	addressCountry: "GH",
});

/** None for hours that cannot be read. */
const openingHours = (hours: WeekHours | null = USUAL_HOURS): OpeningHoursSpecification[] | undefined =>
	hours
		? hoursByDays(hours).map(({ days, opens, closes }) => ({
				"@type": "OpeningHoursSpecification",
				dayOfWeek: days as DayOfWeek[],
				opens,
				closes,
			}))
		: undefined;

/** Days with other opening hours, or none, in the format of search engines; confirmed ones only. */
function unusualDays(
	holidays: readonly HolidayMark[],
	branch: Opening,
): OpeningHoursSpecification[] | undefined {
	const today = calendarDate(new Date()).iso;
	const days = holidays
		.filter(({ status }) => status === "confirmed")
		.map(({ date }) => specialDays(date, date, undefined));
	const { closedUntil, opensAt, hours = USUAL_HOURS } = branch;
	if (closedUntil && today < closedUntil) days.push(specialDays(today, addDays(closedUntil, -1), undefined));
	if (closedUntil && today <= closedUntil && opensAt !== undefined) {
		const usual = hours?.[new Date(closedUntil).getUTCDay()];
		days.push(specialDays(closedUntil, closedUntil, openOn(closedUntil, usual, branch)));
	}
	return days.length > 0 ? days : undefined;
}

/** Days with these hours; without hours they are closed. */
const specialDays = (
	validFrom: string,
	validThrough: string,
	{ opens, closes }: DayHours = { opens: 0, closes: 0 },
): OpeningHoursSpecification => ({
	"@type": "OpeningHoursSpecification",
	validFrom,
	validThrough,
	opens: timeText(opens),
	closes: timeText(closes),
});
