/**
 * `npm start`: the whole set-up, then the site. `npm run dev` (`--dev`): the same, but pages come
 * from Vite and show at once when saved, and the server starts again when its own code is saved.
 */
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { compiledCode, modestFlags, runOnPinnedNode } from './programs/pinned-node.mjs'

const development = process.argv.includes('--dev')

ensureInstalled({ tools: development })
if (!development) ensureBuilt()

const watched = ['--watch-path=server', '--watch-path=contract', '--watch-preserve-output']
process.exitCode = await runOnPinnedNode(
  [...modestFlags, ...(development ? watched : []), 'server/main.ts'],
  { ...compiledCode, NODE_ENV: development ? 'development' : 'production' },
)
