#!/bin/sh
# Backs up submissions, while the site runs:
#	DATA_DIR=/var/lib/website/3001 ./backup.sh /backup/2026-11-21
#	DATABASE_URL=postgres://… ./backup.sh /backup/2026-11-21		(includes the CVs)
# The backup contains encrypted personal data and the secret that signs links, readable by its owner only. It does not contain the
# key (SUBMISSIONS_KEY, or DATA_DIR/submissions-key): keep a copy of it elsewhere. Needs Node 24, or pg_dump of the server's version.
set -eu
umask 077

to=$1
mkdir -p "$to"
if [ -n "${DATABASE_URL:-}" ]; then
	# Rate counters are not worth keeping.
	pg_dump --format=custom --no-owner --exclude-table-data=submission_rates --file="$to/submissions.dump.part" "$DATABASE_URL"
	mv "$to/submissions.dump.part" "$to/submissions.dump"
	pg_restore --list "$to/submissions.dump" | grep -q 'TABLE DATA.*submissions' || { echo "the dump contains no submissions" >&2; exit 1; }
else
	test ! -e "$to/submissions.sqlite" || { echo "$to already contains a backup" >&2; exit 1; }
	# Rows first, then files: a file is on disk before its row is.
	FROM=$DATA_DIR/submissions.sqlite TO=$to/submissions.sqlite node --no-warnings -e '
		const { DatabaseSync } = require("node:sqlite");
		const { FROM, TO } = process.env;
		const from = new DatabaseSync(FROM, { timeout: 10_000 });
		from.prepare("VACUUM INTO ?").run(TO);
		from.close();
		const [{ integrity_check: verdict }] = new DatabaseSync(TO, { readOnly: true }).prepare("PRAGMA integrity_check").all();
		if (verdict !== "ok") throw new Error(verdict);
	'
	mkdir "$to/uploads"
	find "$DATA_DIR/uploads" -type f ! -name '*.part' -exec cp -p {} "$to/uploads/" \;
	test ! -e "$DATA_DIR/upload-secret" || cp -p "$DATA_DIR/upload-secret" "$to/"
fi
echo "saved in $to"
