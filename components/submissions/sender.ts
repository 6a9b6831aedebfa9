/** What a form needs once it is filled in: fetched then, so that a page with a form is no heavier before. */
export { Receipt } from "#components/submissions/receipt";
export { sendForm } from "#components/submissions/send-form";
