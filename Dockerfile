# One image serves any address: PUBLIC_URL and the settings are read at the start, and the pages are made where they do
# not fit. They lie in the data folder.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# No package needs its install script: Node comes with the image, the rest ships its binaries.
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json astro.config.mjs tsconfig.json site.config.ts ./
COPY --from=packages /app/node_modules node_modules
COPY public public
COPY scripts scripts
COPY src src
COPY api api
# As in `npm start`: docs/decisions/019. Without it the memory of a flood of forms is not given back.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=16384 MALLOC_TRIM_THRESHOLD_=65536
# What Node has compiled, so that a start need not do it again. The image is read-only: it is filled here, by one build
# and one start as the user and with the options of every later one.
ENV NODE_COMPILE_CACHE=.cache/compile
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DIST_DIR=/data/site/pages
# Over .astro compose.yaml lays a file system in memory; runc before 1.2 gives it the mode of the folder below.
RUN mkdir -m 700 /data && mkdir -p .cache/compile && mkdir -m 1777 .astro && chown node:node /data .cache/compile
USER node
RUN DIST_DIR=/tmp/site/pages node scripts/build-site.ts && mkdir /tmp/filling && DIST_DIR=/tmp/site/pages DATA_DIR=/tmp/filling node --expose-gc --max-semi-space-size=2 -e "import('./api/main.ts').then(() => setTimeout(() => process.kill(process.pid, 'SIGTERM'), 3000))" && rm -r /tmp/filling /tmp/site
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=5m \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--expose-gc", "--max-semi-space-size=2", "api/main.ts"]
