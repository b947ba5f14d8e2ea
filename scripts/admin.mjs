/** `npm run admin -- NAME`: makes an admin (`server/accounts/main.ts`). */
import { ensureInstalled } from './installed.mjs'
import { runOnPinnedNode } from './programs/pinned-node.mjs'

ensureInstalled()
process.exitCode = await runOnPinnedNode(['server/accounts/main.ts', ...process.argv.slice(2)])
