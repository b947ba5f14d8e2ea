/** `npm run docs`: writes the documents that are generated from the code (`scripts/docs/write.ts`). */
import { ensureInstalled } from './installed.mjs'
import { runOnPinnedNode } from './programs/pinned-node.mjs'

ensureInstalled()
process.exitCode = await runOnPinnedNode(['scripts/docs/write.ts'])
