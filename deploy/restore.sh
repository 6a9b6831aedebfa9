#!/bin/sh
# Puts back what backup.sh saved. Stop the site first. Into an empty DATA_DIR, or an empty database:
#	DATA_DIR=/var/lib/website/3001 ./restore.sh /backup/2026-11-21
#	DATABASE_URL=postgres://… ./restore.sh /backup/2026-11-21
# What had not been delivered when it was saved is delivered again, under the same keys, by which the receiver knows it.
# The key is not in it: put DATA_DIR/submissions-key back by hand, or set SUBMISSIONS_KEY.
set -eu
umask 077

from=$1
if [ -n "${DATABASE_URL:-}" ]; then
	pg_restore --no-owner --exit-on-error --single-transaction --dbname="$DATABASE_URL" "$from/submissions.dump"
else
	test ! -e "$DATA_DIR/submissions.sqlite" || { echo "$DATA_DIR is not empty: move what is there away first" >&2; exit 1; }
	mkdir -p "$DATA_DIR/uploads"
	cp -p "$from/submissions.sqlite" "$DATA_DIR/"
	find "$from/uploads" -type f -exec cp -p {} "$DATA_DIR/uploads/" \;
	test ! -e "$from/upload-secret" || cp -p "$from/upload-secret" "$DATA_DIR/"
fi
echo "restored; when the site runs as another user, give it the files: chown -R"
