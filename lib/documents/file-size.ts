/** A number of bytes in a readable form: '640 bytes', '48 KB', '1.2 MB'. */
export function fileSizeText(bytes: number): string {
	if (bytes < 1000) return `${bytes}\u00a0bytes`;
	if (bytes < 999_500) return `${Math.round(bytes / 1000)}\u00a0KB`;
	return `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}
