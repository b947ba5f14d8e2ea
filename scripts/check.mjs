/** `npm run check [-- --repair]`: looks for what is broken in a site's data (`server/integrity/main.ts`). */
import { ensureInstalled } from './installed.mjs'
import { runOnPinnedNode } from './programs/pinned-node.mjs'

ensureInstalled()
process.exitCode = await runOnPinnedNode(['server/integrity/main.ts', ...process.argv.slice(2)])
