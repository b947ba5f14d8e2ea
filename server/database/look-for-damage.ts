/** Checks SQLite's file for damage in a child process, so that the site finds damage before readers do. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Database } from './connection.ts'

const program = path.join(import.meta.dirname, 'quick-check.ts')
/** Milliseconds after which a check stops, although it has read only a part of the file. */
const checkTimeout = 60_000
/** SQLite's messages for a damaged file. Another failure does not mean that the file is damaged. */
const damageMessage = /malformed|not a database/

/**
 * Checks the database, and records damage in `database.soundness`.
 * @returns SQLite's message about damage. The result is undefined without damage, without a SQLite file, and if the
 * check did not finish.
 */
export async function lookForDamage(
  { dialect, place, soundness }: Database,
  signal?: AbortSignal,
): Promise<string | undefined> {
  // PostgreSQL reports damage in the answers to queries. Its tool amcheck finds further damage.
  if (dialect !== 'sqlite' || !existsSync(place)) return undefined
  const message = await runCheck(place, signal)
  if (message === undefined) return undefined
  soundness.isDamaged = true
  return message
}

async function runCheck(file: string, signal?: AbortSignal): Promise<string | undefined> {
  const child = spawn(process.execPath, [program, file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: checkTimeout,
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  })
  child.once('spawn', () => {
    // Requests of readers have priority. Not every system can lower the priority of a process.
    try {
      setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW)
    } catch {}
  })
  const exitCode = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  const [code, output, errors] = await Promise.all([
    exitCode,
    text(child.stdout),
    text(child.stderr),
  ])
  if (code === 0) return output.trim() === 'ok' ? undefined : output.trim()
  return errors.split('\n').find((line) => damageMessage.test(line))
}
