/** `npm run import -- FOLDER [--dry-run]`: brings a collection in (`server/import/main.ts`). */
import { ensureInstalled } from './installed.mjs'
import { runOnPinnedNode, whereTyped } from './programs/pinned-node.mjs'

ensureInstalled()
process.exitCode = await runOnPinnedNode(['server/import/main.ts', ...whereTyped()])
