/** `npm run examples`: records the example of every call from the sample collection. */
import { ensureInstalled } from './installed.mjs'
import { runOnPinnedNode } from './programs/pinned-node.mjs'

ensureInstalled({ tools: true })
process.exitCode = await runOnPinnedNode(
  ['node_modules/vitest/vitest.mjs', 'run', 'server/http/calls/openapi.test.ts'],
  { EXAMPLES: 'record' },
)
