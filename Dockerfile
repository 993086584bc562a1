# The whole product in one image: `docker build -t nokturn . && docker run -p 8765:8765 -v nokturn:/data nokturn`.
# With DATABASE_URL it keeps nothing in /data, and any number of containers may run behind a load balancer.
#
# The base image is named by its digest, so it is the same bytes today and in a year. The digest is that of the index of
# all platforms. It is updated with every release of Node 24, together with `node` in runtime/package.json:
# `docker buildx imagetools inspect node:<version>-bookworm-slim --format '{{.Manifest.Digest}}'`.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

WORKDIR /nokturn
COPY . .
# The page is built with all tools; then only the packages needed at run time are installed: `docker exec <container> bin/nokturn.js export …`
RUN npm ci && npm run build --workspace @nokturn/web \
  && npm ci --omit=dev --workspace @nokturn/server --workspace @nokturn/cli && npm cache clean --force \
  && mkdir -m 700 /data && chown node:node /data

USER node
ENV HOST=0.0.0.0 PORT=8765 DATA_DIR=/data NODE_ENV=production
VOLUME /data
EXPOSE 8765
# While another program has the SQLite file locked, a good answer may take five seconds.
HEALTHCHECK --interval=10s --timeout=8s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Started without npm, so that the signal to stop reaches the server.
CMD ["node", "packages/server/src/main.ts"]
