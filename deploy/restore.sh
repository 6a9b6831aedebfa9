#!/bin/sh
# Restores what backup.sh saved, into an empty DATA_DIR or an empty database. Stop the site first.
#	DATA_DIR=/var/lib/website/3001 ./restore.sh /backup/2026-11-21
#	DATABASE_URL=postgres://… ./restore.sh /backup/2026-11-21
# Submissions that had not been delivered at the time of the backup are delivered again with the same idempotency keys.
# The backup does not contain the key: restore DATA_DIR/submissions-key yourself, or set SUBMISSIONS_KEY.
set -eu
umask 077

from=$1
if [ -n "${DATABASE_URL:-}" ]; then
	pg_restore --no-owner --exit-on-error --single-transaction --dbname="$DATABASE_URL" "$from/submissions.dump"
else
	test ! -e "$DATA_DIR/submissions.sqlite" || { echo "$DATA_DIR is not empty: move its contents away first" >&2; exit 1; }
	mkdir -p "$DATA_DIR/uploads"
	cp -p "$from/submissions.sqlite" "$DATA_DIR/"
	find "$from/uploads" -type f -exec cp -p {} "$DATA_DIR/uploads/" \;
	test ! -e "$from/upload-secret" || cp -p "$from/upload-secret" "$DATA_DIR/"
fi
echo "restored; if the site runs as another user, chown -R the files to it"
