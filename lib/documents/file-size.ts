/** A number of bytes in a readable form: '640 bytes', '48 KB', '1.2 MB'. A MB is 1,024² bytes, as in the limit of uploads. */
export function fileSizeText(bytes: number): string {
	if (bytes < 1_024) return `${bytes}\u00a0bytes`;
	if (bytes < 1_023.5 * 1_024) return `${Math.round(bytes / 1_024)}\u00a0KB`;
	return `${(bytes / 1_024 ** 2).toFixed(1)}\u00a0MB`;
}
