import { observed } from "#lib/backend/client/observed";
import { isImageHost } from "#lib/platform/image-hosts";
import { log } from "#lib/platform/log";

/** The folders of this site from which pictures are resized (`next.config.ts`). */
const FOLDERS = ["/content/images/", "/images/"];

/** Enough to find the cause. */
const NAMED_MAX = 20;

const { refusedPictures: refused, pictureHosts: shown } = observed;

/** The places whose pictures the backend names and the site refuses, for operators: the first twenty since the start. */
export const refusedPicturePlaces = (): string[] => [...refused];

/** The hosts from which pages show pictures: the first twenty since the start. */
export const shownPictureHosts = (): string[] => [...shown];

/**
 * The URL of a picture as this site can show it; undefined if it refuses to resize it. Pictures are on this site or one of
 * `IMAGE_HOSTS`, over https, without a query. The first refusal of each host is logged.
 */
export function shownPicture(given: string | undefined): string | undefined {
	if (!given) return undefined;
	if (!/^[a-z][a-z\d+.-]*:|^\/\//i.test(given)) {
		const path = given.startsWith("/") ? given : `/${given}`;
		if (FOLDERS.some((folder) => path.startsWith(folder)) && !/[?#]/.test(path)) return path;
		return refuse(`${path.split("/", 2).join("/")}/ on this site`);
	}
	const url = URL.parse(given, "https://site.invalid");
	if (!url || !/^https?:$/.test(url.protocol)) return refuse("a URL that is not https");
	if (!isImageHost(url.host)) return refuse(url.host);
	if (shown.size < NAMED_MAX) shown.add(url.host);
	return url.search ? refuse(`${url.host} with a query`) : `https://${url.host}${url.pathname}`;
}

function refuse(place: string): undefined {
	if (refused.has(place) || refused.size >= NAMED_MAX) return;
	refused.add(place);
	log.warn({ from: place }, "pictures of the backend are refused: add their host to IMAGE_HOSTS");
}
