/** The JSON response of a URL of this site. Throws if it did not arrive or is not a success. */
export async function readJson<Result>(url: string): Promise<Result> {
	const response = await fetch(url, { headers: { accept: "application/json" } });
	if (!response.ok) throw new Error(`${url} answered ${response.status}`);
	return response.json();
}
