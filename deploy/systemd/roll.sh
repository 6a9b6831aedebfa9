#!/bin/sh
# Switches to the release in this folder, one instance after the other, without downtime:
#	sudo ./roll.sh /srv/website/releases/2026-11-21 3001 3002
# The folder contains a finished build (npm ci && npm run build, or copied from the machine that built it). If build or settings are wrong,
# nothing is stopped. If an instance does not get ready with it, all go back to the release before.
set -eu

root=${WEBSITE_ROOT:-/srv/website}
release=$1
shift
test -d "$release/.next" || { echo "$release contains no build" >&2; exit 1; }
before=$(readlink "$root/current" || true)

# As the service would start on this port (website@.service).
check() {
	set -- env PORT="$1" DATA_DIR="/var/lib/website/$1" TRUST_PROXY=1 node_modules/.bin/node scripts/serve.ts --check
	if [ "$(id -un)" = website ]; then "$@"; else runuser -u website -- "$@"; fi
}

switch_to() {
	ln -sfn "$1" "$root/current.new"
	mv -T "$root/current.new" "$root/current"
}

# Fails when the process ends by itself, or is not ready after a minute.
restart() {
	systemctl restart "website@$1" || return 1
	deadline=$(($(date +%s) + 60))
	# While a process fails to start, the socket holds connections.
	until curl -fsS --max-time 5 -o /dev/null "http://127.0.0.1:$1/readyz" 2>/dev/null; do
		restarts=$(systemctl show --property=NRestarts --value "website@$1")
		if [ "$(date +%s)" -gt "$deadline" ] || [ "${restarts:-0}" -gt 0 ]; then return 1; fi
		sleep 1
	done
}

# Next reads this file, and so do commands.
ln -sfn /etc/website.env "$release/.env.production.local"
mkdir -p "$release/.next/cache"
for port in "$@"; do
	(cd "$release" && check "$port") && continue
	echo "$release cannot start on $port; nothing was changed" >&2
	exit 1
done

switch_to "$release"
switched=
for port in "$@"; do
	switched="$switched $port"
	if ! restart "$port"; then
		echo "$release does not get ready on $port: journalctl -u website@$port" >&2
		if [ -z "$before" ] || [ "$before" = "$release" ]; then
			echo "Nothing serves on $port, and there is no release before it" >&2
			exit 1
		fi
		switch_to "$before"
		for back in $switched; do
			if restart "$back"; then echo "$back serves $before again" >&2
			else echo "Nothing serves on $back: $before does not get ready either" >&2; fi
		done
		exit 1
	fi
	echo "$port serves $release"
	# nginx retries a failed instance after three seconds.
	sleep 4
done
