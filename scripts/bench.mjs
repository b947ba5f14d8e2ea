/** `npm run bench [-- --directus FOLDER]`: measures the whole site (`benchmarks/whole/bench.ts`). */
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { runOnPinnedNode } from './programs/pinned-node.mjs'

ensureInstalled({ tools: true })
ensureBuilt()
process.exitCode = await runOnPinnedNode(['benchmarks/whole/bench.ts', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
})
