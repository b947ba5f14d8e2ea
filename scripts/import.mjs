/** `npm run import -- FOLDER [--dry-run]`: brings a collection in (`server/import/main.ts`). */
import path from 'node:path'
import { ensureInstalled } from './installed.mjs'
import { runOnPinnedNode } from './pinned-node.mjs'

ensureInstalled()

// npm moves to the project's own folder; what was typed is meant from where it was typed.
const typedIn = process.env.INIT_CWD ?? process.cwd()
const args = process.argv
  .slice(2)
  .map((argument) => (argument.startsWith('-') ? argument : path.resolve(typedIn, argument)))
process.exitCode = await runOnPinnedNode(['server/import/main.ts', ...args])
