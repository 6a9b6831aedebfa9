import { whatsappShareHref } from "#lib/web/whatsapp-share";

type ShareLink = { icon: "whatsapp" | "facebook" | "x" | "linkedin"; label: string; href: string };

/** Services that share a page by a plain link, WhatsApp first, because people here use it most. `url` is absolute. */
export function shareLinks(url: string, title: string): ShareLink[] {
	const [link, words] = [encodeURIComponent(url), encodeURIComponent(title)];
	return [
		{
			icon: "whatsapp",
			label: "WhatsApp",
			href: whatsappShareHref(`${title} ${url}`),
		},
		{
			icon: "facebook",
			label: "Facebook",
			href: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
		},
		{ icon: "x", label: "X", href: `https://x.com/intent/post?text=${words}&url=${link}` },
		{
			icon: "linkedin",
			label: "LinkedIn",
			href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
		},
	];
}
