# Build with every dependency, run on the official Node image with those of production.
# Its digest was not known here, without a registry: `docker buildx imagetools inspect node:26-trixie-slim`, then add @sha256:….
ARG NODE_IMAGE=node:26-trixie-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The list of what is in the image, for scanners: /site/sbom.json.
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx > sbom.json && rm -rf .next/cache node_modules/node-linux-*

FROM ${NODE_IMAGE}
# pg_dump and pg_restore 17, for `npm run backup` and `npm run restore`.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
WORKDIR /site
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data NEXT_TELEMETRY_DISABLED=1
# Keeps the memory of an instance small (docs/capacity.md). The benchmarks read these, too.
ENV NODE_OPTIONS="--max-old-space-size=256 --max-semi-space-size=4"
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
ENV NODE_COMPILE_CACHE=.next/compile-cache
COPY --from=build --chown=node:node /site ./
# What must outlive a release: submissions, uploads, the last good answers of the backend. Mount a volume here.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.ts"]
