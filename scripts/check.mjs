/** `npm run check [-- --repair]`: looks for what is broken in a site's data (`server/check/main.ts`). */
import { ensureInstalled } from './installed.mjs'
import { runOnPinnedNode } from './pinned-node.mjs'

ensureInstalled()
process.exitCode = await runOnPinnedNode(['server/check/main.ts', ...process.argv.slice(2)])
