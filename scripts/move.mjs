/** `npm run move -- --to "…"`: the site to another database and store (`server/backup/move/main.ts`). */
import { ensureInstalled } from './installed.mjs'
import { runOnPinnedNode } from './programs/pinned-node.mjs'

ensureInstalled()
process.exitCode = await runOnPinnedNode(['server/backup/move/main.ts', ...process.argv.slice(2)])
