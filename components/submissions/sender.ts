/** What a form needs once it is filled in. Fetched then, so that a page with a form weighs no more before. */
export { Receipt } from "#components/submissions/receipt";
export { sendForm } from "#components/submissions/send-form";
