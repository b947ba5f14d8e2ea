/** Has SQLite's file read whole from time to time, so that damage is known before a reader meets it. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Database } from './connection.ts'

const program = path.join(import.meta.dirname, 'quick-check.ts')
/** Milliseconds. A file that takes longer is read in part each time, which costs no more than this. */
const givesUpAfter = 60_000
/** What SQLite says of a damaged file; any other failure says nothing of it. */
const damage = /malformed|not a database/

/**
 * Notes damage in `database.soundness`.
 * @returns the words of SQLite; undefined where nothing was found, or the file was not read to its end
 */
export async function lookForDamage(
  { dialect, place, soundness }: Database,
  signal?: AbortSignal,
): Promise<string | undefined> {
  // PostgreSQL says it in the answers to queries; its own tools (amcheck) read the rest.
  if (dialect !== 'sqlite' || !existsSync(place)) return undefined
  const said = await runCheck(place, signal)
  if (said === undefined) return undefined
  soundness.malformed = true
  return said
}

async function runCheck(file: string, signal?: AbortSignal): Promise<string | undefined> {
  const child = spawn(process.execPath, [program, file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: givesUpAfter,
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  })
  child.once('spawn', () => {
    // Readers first; not every system allows that.
    try {
      setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW)
    } catch {}
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  const [code, said, complained] = await Promise.all([
    ended,
    text(child.stdout),
    text(child.stderr),
  ])
  if (code === 0) return said.trim() === 'ok' ? undefined : said.trim()
  return damage.exec(complained)
    ? complained.split('\n').find((line) => damage.test(line))
    : undefined
}
