/** Runs `npm run backup` as a separate process, so that the site stays responsive. */
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { MakeBackup } from './scheduled.ts'

const program = path.join(import.meta.dirname, 'main.ts')

/** @param environment the settings of the site to save */
export function inOwnProcess(environment: NodeJS.ProcessEnv): MakeBackup {
  return async (file, signal) => {
    const child = spawn(process.execPath, [program, file], {
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
      signal,
    })
    // Requests of readers have priority. Not every system can lower the priority of a process.
    child.once('spawn', () => {
      try {
        setPriority(child.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL)
      } catch {}
    })
    const errorOutput = text(child.stderr)
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', resolve)
    })
    if (code !== 0)
      throw new Error((await errorOutput).trim() || 'the process ended without an error message')
  }
}
