#!/bin/sh
# Switches to the release in this folder, one instance after the other, without downtime:
#	sudo ./roll.sh /srv/website/releases/2026-11-21 3001 3002
# The folder contains a finished build (npm ci && npm run build, or copied from the machine that built it).
set -eu

release=$1
shift
test -d "$release/.next" || { echo "$release contains no build" >&2; exit 1; }
# Next reads this file, and so do commands.
ln -sfn /etc/website.env "$release/.env.production.local"
mkdir -p "$release/.next/cache"
before=$(readlink /srv/website/current || true)
ln -sfn "$release" /srv/website/current.new
mv -T /srv/website/current.new /srv/website/current

for port in "$@"; do
	systemctl restart "website@$port"
	waited=0
	until curl -fsS -o /dev/null "http://127.0.0.1:$port/readyz" 2>/dev/null; do
		waited=$((waited + 1))
		if [ "$waited" -gt 60 ]; then
			echo "the instance on $port is not ready: journalctl -u website@$port" >&2
			test -z "$before" || echo "The others serve $before. To go back: $0 $before $port" >&2
			exit 1
		fi
		sleep 1
	done
	echo "$port serves $release"
	# nginx retries a failed instance after three seconds.
	sleep 4
done
