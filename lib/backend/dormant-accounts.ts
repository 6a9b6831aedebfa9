import "server-only";
import { z } from "zod";
import { BackendFailure } from "#lib/backend/client/failure";
import { day } from "#lib/backend/dates";
import { text, unusable } from "#lib/backend/fields";
import { parseList } from "#lib/backend/parse-list";
import { listReader } from "#lib/backend/readers";
import type { DormantAccount } from "#lib/dormant-accounts/dormant-accounts";
import { errorName } from "#lib/platform/error-name";
import { fileState } from "#lib/platform/file-state";
import { log } from "#lib/platform/log";
import { operatorFile } from "#lib/platform/operator-files";
import { jsonText } from "#lib/text/json-file";

/** An account on the list that the law asks the company to publish. What else a backend sends, such as a balance, is not read. */
export const dormantAccount = z
	.object({
		name: text,
		branch: text,
		reference: text,
		published_on: day,
	})
	.transform((wire, context): DormantAccount => {
		const { name, branch, reference, published_on: publishedOn } = wire;
		return name
			? { name, branch, reference, publishedOn }
			: unusable(context, "name", "an account needs a name");
	});

const PATH = "/dormant-accounts";

/** The backend's list; none if it has no such list. Throws `BackendFailure`. */
export const getBackendDormantAccounts = listReader(PATH, dormantAccount);

/**
 * The published dormant accounts: those of the file in the data folder if there is one, else the backend's; none if neither has a
 * list. Throws `BackendFailure`, also for a file that cannot be read.
 */
export async function getDormantAccounts(): Promise<readonly DormantAccount[]> {
	const file = operatorFile("dormant-accounts.json");
	if (fileState(file) === "none") return getBackendDormantAccounts();
	try {
		const content = JSON.parse(jsonText(file));
		return await parseList(content, dormantAccount, PATH);
	} catch (cause) {
		// The message of another error could quote the file.
		const detail = cause instanceof BackendFailure ? cause.detail : errorName(cause);
		log.error({ file, reason: detail }, "list of dormant accounts not read");
		throw new BackendFailure("malformed", PATH, { detail });
	}
}
