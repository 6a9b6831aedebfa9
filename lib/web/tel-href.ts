/** `tel:` address of a phone number as people write it. */
export const telHref = (phoneNumber: string) => `tel:${phoneNumber.replace(/[^\d+]/g, "")}`;
