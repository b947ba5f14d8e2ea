/** `npm run backup` as a process beside the site, which goes on answering meanwhile. */
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { MakeBackup } from './scheduled.ts'

const program = path.join(import.meta.dirname, 'main.ts')

/** @param environment the settings of the site to be saved */
export function inOwnProcess(environment: NodeJS.ProcessEnv): MakeBackup {
  return async (file, signal) => {
    const child = spawn(process.execPath, [program, file], {
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
      signal,
    })
    // Readers first; not every system lets a process be less important.
    child.once('spawn', () => {
      try {
        setPriority(child.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL)
      } catch {}
    })
    const complained = text(child.stderr)
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', resolve)
    })
    if (code !== 0) throw new Error((await complained).trim() || 'it ended without a word')
  }
}
