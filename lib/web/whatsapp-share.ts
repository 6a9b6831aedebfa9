/** A WhatsApp link with the message already typed; the visitor chooses the recipient. */
export const whatsappShareHref = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;
