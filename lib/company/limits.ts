/**
 * The business constants and limits of the site (behaviour §9) and the facts that the FAQs state (behaviour §1).
 * Pages, forms, structured data and tests read them here, so that no two of them can disagree. What is worked out is marked pure, so
 * that scripts that do not use it leave it out.
 */

export const USSD_CODE = "*277#";
/** `tel:` URL that dials the USSD code: `#` must be escaped. */
export const USSD_HREF = /* @__PURE__ */ dialUrl(USSD_CODE);

export const KIDS_ACCOUNT_OPENING_GHS = 5;
export const COMPLAINT_WORKING_DAYS = 5;
/** Within how many working days somebody calls after a request for a loan or an account. */
export const CALL_BACK_WORKING_DAYS: number = 1;
export const LOAN_PROCESSING_HOURS = { from: 24, to: 72 } as const;
/** 'within one working day': when somebody calls after a request. */
export const CALL_BACK_TEXT = /* @__PURE__ */ callBackText();

/**
 * '24 to 72 hours, once requirements are met': the only form in which the site states the time for a loan, after 'usually
 * takes'.
 */
export const LOAN_TIME_TEXT = /* @__PURE__ */ loanTimeText();
export const MINIMUM_ACCOUNT_AGE_YEARS = 18;
export const BRANCH_COUNT = 19;

export const OPENING_TIME_ZONE = "Africa/Accra";
export const OPENING_HOUR = 8;
export const CLOSING_HOUR = 17;

/** From 768 px on, wider with larger letters, the top bar shows its links and the mobile menu closes (`md` of the style sheets). */
export const WIDE_SCREEN = "(min-width: 48rem)";

export const HERO_ADVANCE_MS = 10_000;
export const CAREERS_ADVANCE_MS = 5_000;
/** Shown when a product has no picture, or one that fails to load. */
export const PLACEHOLDER_IMAGE = "/images/placeholder.webp";
export const FEATURED_LOCK_MS = 500;
export const FEATURED_VISIBLE_CARDS = 5;
export const FEATURED_FEATURES_MAX = 3;
/** Distance from the end of the track, in CSS pixels, within which the slide-to-act handle counts as released at the end. */
export const SLIDE_TO_ACT_TOLERANCE_PX = 10;
export const SLIDE_TO_ACT_RESET_MS = 600;
export const AWARD_LOCK_MS = 500;
export const SWIPE_THRESHOLD_PX = 50;

export const MANAGEMENT_MAX = 9;
export const BRANCHES_PER_PAGE = 5;
export const NOTICES_PER_PAGE = 2;
/** Few enough that a page on a phone is three screens long. */
export const NEWS_PER_PAGE = 6;
export const AWARDS_PER_PAGE = 12;
export const JOBS_PER_PAGE = 20;
export const MEMBERS_PER_PAGE = 24;
export const PRODUCTS_PER_PAGE = 20;
/** With more branches than this, no form offers them to choose from. */
export const BRANCHES_AT_ONCE = 100;
export const REPORTS_PER_PAGE = 4;
/** Of one kind. */
export const SEARCH_RESULTS_PER_PAGE = 20;
export const NOTICE_EXCERPT_WORDS = 10;
export const RELATED_POSTS_MAX = 5;
export const READING_WORDS_PER_MINUTE = 200;
export const SHARE_COUNT = 12;
/** A whole number of megabytes, which visitors read. `client_max_body_size` and `refused.html` of nginx follow by hand. */
export const MAX_UPLOAD_BYTES = 5_242_880;
export const MAX_UPLOAD_TEXT = /* @__PURE__ */ megabytes(MAX_UPLOAD_BYTES);
/**
 * How long the site tries to deliver a submission, since it arrived or staff sent it on, before it becomes a dead letter for the
 * staff.
 */
export const DELIVERY_DAYS = 7;
/** How long a receipt can be read at its URL. It holds the reference, the product and amount, and nothing else that was typed. */
export const RECEIPT_DAYS = 30;

export const MAP_CENTRE = { lat: 5.55867, lng: -0.20118 } as const;
export const MAP_ZOOM = 13;
export const MAP_ZOOM_SELECTED = 15;

export const CONSENT_COOKIE = "site_cookie_consent";
export const PREFERENCES_COOKIE = "cookie_preferences";
export const CONSENT_DAYS = 365;
export const LESS_DATA_COOKIE = "less_data";
export const LESS_DATA_DAYS = 365;

export const CHAT_POLL_MS = 100;
export const CHAT_POLL_LIMIT_MS = 30_000;

function dialUrl(code: string) {
	return `tel:${code.replaceAll("#", "%23")}`;
}

function callBackText() {
	return CALL_BACK_WORKING_DAYS === 1
		? "within one working day"
		: `within ${CALL_BACK_WORKING_DAYS} working days`;
}

function loanTimeText() {
	return `${LOAN_PROCESSING_HOURS.from} to ${LOAN_PROCESSING_HOURS.to} hours, once requirements are met`;
}

function megabytes(bytes: number) {
	return `${bytes / 1_048_576}MB`;
}
