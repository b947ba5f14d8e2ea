/** `npm run test:faults [-- NAME … --kills 500 …]`: what the site has to stand (docs/faults.md). */
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { runOnPinnedNode } from './programs/pinned-node.mjs'

ensureInstalled({ tools: true })
ensureBuilt()
process.exitCode = await runOnPinnedNode(['tests/faults/main.ts', ...process.argv.slice(2)])
