/** The JSON response of a URL of this site. Throws if it did not arrive or is not a success. */
export async function readJson<Result>(url: string): Promise<Result> {
	const answer = await fetch(url, { headers: { accept: "application/json" } });
	if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
	return answer.json();
}
