import type { Dialect } from "#lib/submissions/store/dialect";
import { CLOSED_STATES, OPEN_STATES } from "#lib/submissions/store/sql-states";

/**
 * The steps that make the tables: the first leads to version 1, and so on. A database remembers its version, and each release takes
 * the steps that are missing. A step must leave the previous release working, which runs beside this one during a roll and after a
 * roll back: it adds, and removes only what that release does not name. Databases from before versions have the tables of the
 * first step, and none of the second.
 */
export const schemaSteps = ({ integer, sequence, tableOptions }: Dialect): string[] => [
	`CREATE TABLE IF NOT EXISTS submissions (
		sequence ${sequence},
		id TEXT NOT NULL UNIQUE,
		reference TEXT NOT NULL UNIQUE,
		kind TEXT NOT NULL,
		payload TEXT NOT NULL,
		file TEXT,
		file_id TEXT UNIQUE,
		file_url TEXT,
		idempotency_key TEXT UNIQUE,
		digest TEXT NOT NULL,
		visitor TEXT NOT NULL,
		state TEXT NOT NULL,
		attempts INTEGER NOT NULL,
		created_at ${integer} NOT NULL,
		next_attempt_at ${integer} NOT NULL,
		lease_until ${integer},
		ended_at ${integer},
		answer TEXT,
		last_error TEXT
	) ${tableOptions};
	CREATE INDEX IF NOT EXISTS submissions_digest ON submissions (digest, created_at);
	CREATE INDEX IF NOT EXISTS submissions_open ON submissions (sequence) WHERE state IN (${OPEN_STATES});
	CREATE INDEX IF NOT EXISTS submissions_visitor ON submissions (visitor, sequence) WHERE state IN (${OPEN_STATES});
	CREATE INDEX IF NOT EXISTS submissions_ended ON submissions (ended_at) WHERE state IN (${CLOSED_STATES});
	CREATE TABLE IF NOT EXISTS replies (
		id TEXT PRIMARY KEY,
		content TEXT NOT NULL,
		until ${integer} NOT NULL
	) ${tableOptions};`,
	// The summary, which every scrape of the metrics asks for, no longer reads all submissions with their content.
	"CREATE INDEX submissions_state ON submissions (state, created_at);",
	// Counts of comments, with nothing that tells who made them.
	`CREATE TABLE feedback (
		id TEXT PRIMARY KEY,
		kind TEXT NOT NULL,
		about TEXT NOT NULL,
		line TEXT NOT NULL,
		count INTEGER NOT NULL,
		last_at ${integer} NOT NULL
	) ${tableOptions};`,
	// `ended_at` used to say of an open submission when staff had released it, and dead letters were called parked. Not beside the
	// previous release, which never went live: it does not know their new name.
	`ALTER TABLE submissions ADD COLUMN released_at ${integer};
	UPDATE submissions SET released_at = ended_at, ended_at = NULL WHERE state NOT IN (${CLOSED_STATES});
	UPDATE submissions SET state = 'dead-letter' WHERE state = 'parked';`,
];
