# The site in an image: built in the first stage, the second has what running it takes and no more.
# docs/operations.md says how it is run, and how both images are pinned by digest.
ARG BUILD_IMAGE=node:26-slim
ARG BASE_IMAGE=debian:stable-slim

FROM ${BUILD_IMAGE} AS build
# For the Node among the packages, whatever that of the image needs.
RUN apt-get update -q && apt-get install -y -q --no-install-recommends libatomic1
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node -e "import('./scripts/built.mjs').then(({ ensureBuilt }) => ensureBuilt())"
# What only building takes.
RUN npm uninstall --no-save --omit=dev --no-audit --no-fund vite @react-router/dev @inlang/paraglide-js \
    @inlang/plugin-message-format @fontsource-variable/eb-garamond

# Optional peers that npm installs all the same, and what npm unpacked Node from: its program once more
# and its C headers.
RUN rm -rf node_modules/typescript node_modules/@typescript node_modules/@types \
    node_modules/node/node_modules

# The Node it runs on is among its packages; the library it needs is not.
FROM ${BASE_IMAGE}
RUN apt-get update -q && apt-get install -y -q --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/build build
COPY --from=build /site/contract contract
COPY --from=build /site/server server
COPY --from=build /site/scripts scripts
COPY --from=build /site/content content
COPY --from=build /site/sample sample
RUN useradd --system --uid 999 huaniao && rm -rf build/compiled && mkdir -m 700 /data build/compiled \
  && chown huaniao:huaniao /data build/compiled
USER huaniao
# Two arenas of malloc that keep no large blocks, young objects cleared away early, code compiled beforehand: see docs/measuring.md.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1000000 MALLOC_TRIM_THRESHOLD_=1000000 NODE_COMPILE_CACHE=/site/build/compiled
# For `docker compose exec site node scripts/…`.
ENV PATH=/site/node_modules/node/bin:$PATH
# As the user of the site: what others have compiled is not taken.
RUN ["node_modules/node/bin/node", "scripts/compile.mjs"]
VOLUME /data
EXPOSE 3000
# Any answer is a sign of life: 503 says that the database is away, which no restart brings back.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node_modules/node/bin/node", "-e", "fetch('http://localhost:3000/healthz').then(() => process.exit(0), () => process.exit(1))"]
CMD ["node_modules/node/bin/node", "--max-semi-space-size=8", "--heap-growing-percent=40", "--expose-gc", "server/main.ts"]
