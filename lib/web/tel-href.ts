/** The `tel:` address of a phone number in any usual spelling. */
export const telHref = (phoneNumber: string) => `tel:${phoneNumber.replace(/[^\d+]/g, "")}`;
