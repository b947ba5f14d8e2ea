/**
 * Opens the site once in an empty folder and stops it again, so that Node keeps its code as compiled
 * (`compiledCode` in pinned-node.mjs). It has to run as the user the site runs as.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  compiledCode,
  modestFlags,
  modestMemory,
  pinnedNode,
  root,
} from './programs/pinned-node.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'huaniao-compiled-'))
// Nothing of the environment: no database, store or port of the real site.
const environment = {
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  ...modestMemory,
  ...compiledCode,
  NODE_ENV: 'production',
  DATA_DIR: folder,
  HOST: '127.0.0.1',
  PORT: '0',
  SAMPLE: 'off',
  LOG_LEVEL: 'error',
}
const site = spawn(pinnedNode, [...modestFlags, 'server/main.ts'], {
  cwd: root,
  env: environment,
  stdio: ['ignore', 'pipe', 'inherit'],
})
// It says where it is once it is open; what is compiled is written when it stops.
site.stdout.once('data', () => site.kill('SIGTERM'))
site.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exitCode = code ?? 0
})
