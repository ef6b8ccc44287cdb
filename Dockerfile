# One image for every node: docker build -t defensor .
# better-sqlite3 is compiled where it is built, with the tools that the whole image of Debian has.
FROM node:20-bookworm AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build -w packages/web -w packages/server && npm prune --omit=dev

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4454 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4454
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4454/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
WORKDIR /app/packages/server
# Node itself, not npm: it is to hear the signal that ends it.
# One sweeper beside the server's thread, so that sweeping its memory never takes every core (docs/decisions/0015).
ENTRYPOINT ["node", "--enable-source-maps", "--v8-pool-size=1", "--max-semi-space-size=32", "dist/main.js"]
