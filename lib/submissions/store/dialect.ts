/** Where the SQL of the two databases differs. All statements and tables are written once, in these terms. */
export type Dialect = {
	/** The time in milliseconds since 1970. */
	now: string;
	/** Whether a column has one of the values of a list, which is one parameter. */
	isOneOf: (column: string, parameter: string) => string;
	/** Ends the choice of rows that are about to be changed: without those that another transaction changes now. */
	skipLocked: string;
	/** Holds the name `$1` until the transaction ends. SQLite runs only one that writes. */
	lock: string | undefined;
	/** Removes what was deleted from the files. */
	erase: string | undefined;
	/** Of a column: an integer of 64 bits. */
	integer: string;
	/** Of a column: numbers the rows in their order. */
	sequence: string;
	/** Follows the columns of a table. */
	tableOptions: string;
};

/** The caller binds `$now` and a list as JSON. */
export const SQLITE: Dialect = {
	now: "$now",
	isOneOf: (column, parameter) => `${column} IN (SELECT value FROM json_each(${parameter}))`,
	skipLocked: "",
	lock: undefined,
	// It would stay in the write-ahead log.
	erase: "PRAGMA wal_checkpoint(TRUNCATE)",
	integer: "INTEGER",
	sequence: "INTEGER PRIMARY KEY AUTOINCREMENT",
	tableOptions: "STRICT",
};

/** The time is the database's, whose clock all instances share. */
export const POSTGRES: Dialect = {
	now: "(extract(epoch from clock_timestamp()) * 1000)::bigint",
	isOneOf: (column, parameter) => `${column} = ANY(${parameter})`,
	skipLocked: "FOR UPDATE SKIP LOCKED",
	lock: "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))",
	erase: undefined,
	integer: "BIGINT",
	sequence: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
	tableOptions: "",
};
