/**
 * Installs and builds missing parts, then starts the site: `npm start`. With `--dev` (`npm run dev`) Vite serves
 * the pages and shows changes at once, and the server restarts when its code changes.
 */
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { compiledCode, lowMemoryFlags, runOnPinnedNode } from './programs/pinned-node.mjs'

const isDevelopment = process.argv.includes('--dev')

ensureInstalled({ tools: isDevelopment })
if (!isDevelopment) await ensureBuilt()

const watchFlags = ['--watch-path=server', '--watch-path=contract', '--watch-preserve-output']
process.exitCode = await runOnPinnedNode(
  [...lowMemoryFlags, ...(isDevelopment ? watchFlags : []), 'server/main.ts'],
  { ...compiledCode, NODE_ENV: isDevelopment ? 'development' : 'production' },
)
