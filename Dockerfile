# Builds the image of the site. The first stage builds the pages; the second holds only the files that the site needs.
# docs/operations.md explains how to run the image, and how to pin both base images by digest.
ARG BUILD_IMAGE=node:26-slim
ARG BASE_IMAGE=debian:stable-slim

FROM ${BUILD_IMAGE} AS build
# The Node of the npm packages needs this library.
RUN apt-get update -q && apt-get install -y -q --no-install-recommends libatomic1
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node -e "import('./scripts/built.mjs').then(({ ensureBuilt }) => ensureBuilt())"
# Removes the packages that only the build needs.
RUN npm uninstall --no-save --omit=dev --no-audit --no-fund vite @react-router/dev @inlang/paraglide-js \
    @inlang/plugin-message-format subset-font

# Removes unused optional peers that npm installs, and the C headers of Node.
RUN rm -rf node_modules/typescript node_modules/@typescript node_modules/@types node_modules/node-*/include

# The pinned Node is an npm package for the system of the build, but its library libatomic1 is a package of Debian.
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
# Limits the memory that malloc and V8 keep, and uses the compile cache (docs/measuring.md,
# scripts/programs/pinned-node.mjs).
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1000000 MALLOC_TRIM_THRESHOLD_=1000000 NODE_COMPILE_CACHE=/site/build/compiled
# Lets `docker compose exec site node scripts/…` find the pinned Node.
ENV PATH=/site/node_modules/.bin:$PATH
# Runs as the user of the site, because Node ignores code that another user has compiled.
RUN ["node_modules/.bin/node", "scripts/compile.mjs"]
VOLUME /data
EXPOSE 3000
# Any answer counts as healthy: 503 means that the database is away, and a restart does not help.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://localhost:3000/healthz').then(() => process.exit(0), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "--max-semi-space-size=8", "--heap-growing-percent=40", "--expose-gc", "--disable-warning=ExperimentalWarning", "server/main.ts"]
