/**
 * Starts the site once in an empty folder and stops the site, so that Node stores the compiled code
 * (`compiledCode` in pinned-node.mjs). Run this script as the user of the site.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  compiledCode,
  lowMemoryFlags,
  lowMemoryVariables,
  pinnedNode,
  root,
} from './programs/pinned-node.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'huaniao-compiled-'))
// Leaves out the environment variables of the real site, so that this start does not use its database, store and port.
const environment = {
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  ...lowMemoryVariables,
  ...compiledCode,
  NODE_ENV: 'production',
  DATA_DIR: folder,
  HOST: '127.0.0.1',
  PORT: '0',
  SAMPLE: 'off',
  LOG_LEVEL: 'error',
}
const site = spawn(pinnedNode, [...lowMemoryFlags, 'server/main.ts'], {
  cwd: root,
  env: environment,
  stdio: ['ignore', 'pipe', 'inherit'],
})
// The site prints its first line when it has started. Node writes the compiled code when the process
// stops.
site.stdout.once('data', () => site.kill('SIGTERM'))
site.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exitCode = code ?? 0
})
