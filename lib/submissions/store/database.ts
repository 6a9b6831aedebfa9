import type { Dialect } from "#lib/submissions/store/dialect";
import type { Row } from "#lib/submissions/store/row";

/** Runs one statement, whose first value is `$1`, and returns its rows. */
export type Query = <Found = Row>(sql: string, ...values: unknown[]) => Promise<Found[]>;

/** SQLite or PostgreSQL, open. */
export type Database = {
	/** The words of its SQL. */
	dialect: Dialect;
	/** Runs a statement as a transaction of its own. */
	query: Query;
	/**
	 * All statements of the given query, or none, on disk when it returns. `work` awaits nothing but that query, because on SQLite all others
	 * wait for it; it may run a second time. An error is marked (`isNothingStored`) if surely nothing was stored.
	 */
	transaction: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
	close: () => Promise<void>;
};
