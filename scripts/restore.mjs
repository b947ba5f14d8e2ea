/** `npm run restore -- FILE [--start-over]`: a site from an archive (`server/backup/restore/main.ts`). */
import { ensureInstalled } from './installed.mjs'
import { runOnPinnedNode, whereTyped } from './programs/pinned-node.mjs'

ensureInstalled()
process.exitCode = await runOnPinnedNode(['server/backup/restore/main.ts', ...whereTyped()])
