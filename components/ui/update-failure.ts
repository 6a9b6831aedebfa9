import { KEEP_PLACE } from "#lib/islands/data-attributes";
export const FAILURE_BOX = "rounded-lg border border-gold-300 bg-gold-50 px-6 py-10 text-center";
export const FAILURE_TITLE = "font-semibold text-ink-900 text-lg";

/** The placeholder for content that did not arrive. Its script fills in the message and the link. */
export const UPDATE_FAILURE = `<div role="alert" class="${FAILURE_BOX}"><p class="${FAILURE_TITLE}"></p><p class="mt-2 mb-5">Please check your connection and try again.</p><a ${KEEP_PLACE}="" class="button button-outline">Try again</a></div>`;
