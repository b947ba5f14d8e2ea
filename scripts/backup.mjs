/** `npm run backup -- FILE`: one archive of the whole site (`server/backup/main.ts`). */
import { ensureInstalled } from './installed.mjs'
import { runOnPinnedNode, whereTyped } from './programs/pinned-node.mjs'

ensureInstalled()
process.exitCode = await runOnPinnedNode(['server/backup/main.ts', ...whereTyped()])
