# syntax=docker/dockerfile:1

# Builds the same folder as `npm run release`: the program, and the packages that the server needs.
FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-progress
COPY . .
RUN node bin/release.mjs --into /release

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /release ./
# Made here so that a new volume belongs to the account that writes into it.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node directly, not through npm: signals reach it, and nothing is written outside of /data and /tmp.
CMD ["node", "--max-semi-space-size=8", "bin/start.mjs"]
