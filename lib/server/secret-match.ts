import { createHash, timingSafeEqual } from "node:crypto";

/** Whether the secret matches, in a time that reveals neither its length nor how much of it was right. */
export function secretMatches(given: string | undefined, secret: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(given ?? ""), digest(secret)) && given !== undefined;
}

/** The token of an `Authorization: Bearer …` header; undefined if there is none. */
export const bearerToken = (authorization: string | null): string | undefined =>
	/^Bearer +(\S.*)$/i.exec(authorization ?? "")?.[1];
