/** The code that only a filled-in form needs, fetched at the first input, so that forms do not make pages heavier. */
export { Receipt } from "#components/submissions/receipt";
export { sendForm } from "#components/submissions/send-form";
