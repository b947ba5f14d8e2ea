/**
 * Has Node read all of the server's code once, and keep it as compiled in NODE_COMPILE_CACHE
 * (`compiledCode` in pinned-node.mjs). It must run with the flags and as the user the site runs with.
 */
await import('../server/app.ts')
await import('../server/database/start.ts')
await import('../server/import/sample.ts')
await import('../build/server/index.js')
