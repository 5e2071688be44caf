# The address that people open goes into the pages, so it is chosen here, and the server refuses any other one:
#   docker build --build-arg PUBLIC_URL=https://example.org .

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# No package needs its install script: Node comes with the image, the rest ships its binaries.
RUN npm ci --ignore-scripts
COPY . .
ARG PUBLIC_URL=http://127.0.0.1:3000
RUN PUBLIC_URL=$PUBLIC_URL node scripts/build-site.ts

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json site.config.ts ./
COPY --from=dependencies /app/node_modules node_modules
COPY api api
COPY --from=build /app/dist dist
RUN mkdir -m 700 /data && chown node:node /data
ARG PUBLIC_URL=http://127.0.0.1:3000
# As in `npm start`: docs/decisions/019. Without it the memory of a flood of forms is not given back.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=16384 MALLOC_TRIM_THRESHOLD_=65536
# What Node has compiled, so that a start need not do it again. The image is read-only: it is filled here, by one start
# as the user and with the options of every later one.
ENV NODE_COMPILE_CACHE=.cache/compile
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PUBLIC_URL=$PUBLIC_URL
RUN mkdir -p .cache/compile && chown node:node .cache/compile
USER node
RUN mkdir /tmp/filling && DATA_DIR=/tmp/filling node --expose-gc -e "import('./api/main.ts').then(() => setTimeout(() => process.kill(process.pid, 'SIGTERM'), 3000))" && rm -r /tmp/filling
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--expose-gc", "api/main.ts"]
