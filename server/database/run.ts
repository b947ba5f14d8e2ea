/**
 * Runs long work, such as a backup. The same work runs only once at a time in all processes of a site. A row of
 * `setting` shows every process the progress of the run and the result of the last run.
 */
import * as z from 'zod'
import { instant } from '../../contract/dates.ts'
import { instantAt } from '../kernel/dates.ts'
import type { Progress } from '../kernel/own-process.ts'
import { readClock } from './clock.ts'
import type { Queries } from './connection.ts'
import { takeLease } from './lease.ts'
import { addSetting, changeSetting, readSetting } from './setting.ts'

/** A run counts as interrupted after this time without an update of its row, in milliseconds. */
const interruptedAfter = 30_000

/** The state of a run, which the row stores as JSON. */
const noteSchema = z.object({
  startedAt: instant,
  seenAt: instant,
  endedAt: instant.nullable(),
  done: z.int(),
  total: z.int(),
  /** The reason of a failure; null during the run and after a success. */
  error: z.string().nullable(),
  result: z.unknown(),
})

type Note = z.infer<typeof noteSchema>

export interface Run extends Omit<Note, 'seenAt'> {
  state: 'running' | 'interrupted' | 'failed' | 'done'
}

/**
 * @param name the name of the row. `isLocalSetting` must match this name, so that archives leave the row out.
 * @returns the current or the last run; undefined before the first run
 */
export async function readRun(db: Queries, name: string): Promise<Run | undefined> {
  const note = noteSchema.safeParse(parseJson(await readSetting(db, name))).data
  if (!note) return undefined
  const { seenAt, ...run } = note
  if (run.endedAt) return { ...run, state: run.error === null ? 'done' : 'failed' }
  const isSilent = (await readClock(db)) - Date.parse(seenAt) > interruptedAfter
  return { ...run, state: isSilent ? 'interrupted' : 'running' }
}

export interface ActiveRun {
  /** Settles after the work and the attempt to store its result. @rejects with the error of the work */
  finished: Promise<unknown>
}

interface Work {
  /** The name of the row with the state of the run. */
  name: string
  /** The name of the lease. */
  lease: string
  /** Milliseconds between two updates of the row; by default a second. */
  noteInterval?: number
  /** Decides under the lease whether the work is still necessary. */
  isNeeded?: () => Promise<boolean>
  work: (onProgress: (progress: Progress) => void) => Promise<unknown>
}

/** @returns the run; undefined while the same work runs already, or if the work is not necessary */
export async function beginRun(db: Queries, options: Work): Promise<ActiveRun | undefined> {
  const { name, noteInterval = 1000, isNeeded = async () => true, work } = options
  const lease = await takeLease(db, options.lease)
  if (!lease) return undefined
  try {
    if (!(await isNeeded())) {
      await lease.release()
      return undefined
    }
    const run = await openRun(db, name, noteInterval)
    return { finished: run.runToEnd(work).finally(() => lease.release()) }
  } catch (error) {
    await lease.release()
    throw error
  }
}

async function openRun(db: Queries, name: string, noteInterval: number) {
  const now = instantAt(await readClock(db))
  let note: Note = {
    ...{ startedAt: now, seenAt: now, endedAt: null },
    ...{ done: 0, total: 0, error: null, result: null },
  }
  const writeNote = (change: Partial<Note>) => {
    note = { ...note, ...change }
    return changeSetting(db, name, JSON.stringify(note))
  }
  await addSetting(db, name, '')
  await writeNote({})

  return {
    async runToEnd(work: Work['work']): Promise<unknown> {
      let progress: Progress = { done: 0, total: 0 }
      let lastNote = Promise.resolve()
      const writeProgress = async () =>
        writeNote({ ...progress, seenAt: instantAt(await readClock(db)) })
      const timer = setInterval(() => {
        // A failed update does no harm, because the next update follows.
        lastNote = lastNote.then(writeProgress).catch(() => {})
      }, noteInterval).unref()
      const end = async (change: Partial<Note>) => {
        clearInterval(timer)
        await lastNote
        await writeNote({ ...progress, ...change, endedAt: instantAt(await readClock(db)) })
      }
      try {
        const result = await work((current) => {
          progress = current
        })
        await end({ result: result ?? null })
        return result
      } catch (error) {
        // While the database is away, the row stays unchanged, and soon the run counts as interrupted.
        await end({ error: error instanceof Error ? error.message : String(error) }).catch(() => {})
        throw error
      }
    },
  }
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
