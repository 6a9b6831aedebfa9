import { whatsappShareHref } from "#lib/web/whatsapp-share";

type ShareLink = { icon: "handset" | "letter-f" | "letter-x" | "letters-in"; label: string; href: string };

/** Services that share a page by a plain link, WhatsApp first, because people here use it most. `url` is absolute. */
export function shareLinks(url: string, title: string): ShareLink[] {
	const [link, words] = [encodeURIComponent(url), encodeURIComponent(title)];
	return [
		{
			icon: "handset",
			label: "WhatsApp",
			href: whatsappShareHref(`${title} ${url}`),
		},
		{
			icon: "letter-f",
			label: "Facebook",
			href: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
		},
		{ icon: "letter-x", label: "X", href: `https://x.com/intent/post?text=${words}&url=${link}` },
		{
			icon: "letters-in",
			label: "LinkedIn",
			href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
		},
	];
}
