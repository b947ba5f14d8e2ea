/**
 * Distinguishes elapsed time from a changed clock. The site notes the time every hour. After a gap, the recycle bin
 * counts only the time between regular notes (security.md 76, docs/decisions/0029-limits-for-a-school.md).
 */
import * as z from 'zod'
import { instant } from '../../contract/dates.ts'
import { binDays, dayInMs } from '../../contract/limits.ts'
import { clockTolerance, readClock } from '../database/clock.ts'
import type { Database, Queries } from '../database/connection.ts'
import { addSetting, changeSetting, lockSetting, readSetting } from '../database/setting.ts'
import { instantAt } from '../kernel/dates.ts'
import { lastEntryAt } from '../ledger/repository.ts'

/** Maximum number of milliseconds between two regular notes, because the machine may be off for a weekend. */
const regularMaximum = 3 * dayInMs
/** Name of a row of `setting`. The row describes this machine, so archives leave the row out. */
const settingName = 'clock'

const noteSchema = z.object({
  /** The instant at which the site last noted the time. */
  seen: instant,
  /** Milliseconds by which the clock may be ahead of the time that has passed. */
  ahead: z.number(),
  /** Milliseconds that regular notes have measured since the last gap. */
  steady: z.number(),
  /** The last gap, from the note before the gap to the note after the gap. */
  gap: z.object({ from: instant, to: instant }).optional(),
})

type Note = z.infer<typeof noteSchema>

export interface SteadyTime {
  /** Milliseconds since 1970 by the clock, minus the milliseconds that the clock may be ahead. */
  now: number
  /** The gap that makes the clock doubtful; undefined when the clock is trusted. */
  gap: Note['gap']
  /** Whether this note found the gap. */
  isNewGap: boolean
}

/** Notes the time and compares the time with the previous note. @returns the trusted time */
export async function noteTime({ db }: Pick<Database, 'db'>): Promise<SteadyTime> {
  return db.transaction().execute(async (transaction) => {
    // Several processes note the time one after another.
    await addSetting(transaction, settingName, '')
    await lockSetting(transaction, settingName)
    const now = await readClock(transaction)
    const previous = (await readNote(transaction)) ?? (await lastOfLedger(transaction, now))
    const note = noteAfter(previous, now)
    await changeSetting(transaction, settingName, JSON.stringify(note))
    const gap = note.ahead > 0 ? note.gap : undefined
    return { now: now - note.ahead, gap, isNewGap: gap !== undefined && gap.to === note.seen }
  })
}

/** @returns the gap that makes the clock doubtful; undefined when the clock is trusted */
export async function doubtfulGap(db: Queries): Promise<Note['gap']> {
  const note = await readNote(db)
  return note && note.ahead > 0 ? note.gap : undefined
}

/** @returns the note that follows a note when the clock shows `now` */
export function noteAfter({ seen, ahead, steady, gap }: Note, now: number): Note {
  const passed = now - Date.parse(seen)
  const noteBase = { seen: instantAt(now), ...(gap && { gap }) }
  if (passed > regularMaximum) {
    return { ...noteBase, ahead: ahead + passed, steady: 0, gap: { from: seen, to: noteBase.seen } }
  }
  if (passed < -clockTolerance) {
    // The clock was set back, so the clock is less far ahead. A remaining difference may be real time between notes.
    const remaining = ahead + passed
    return { ...noteBase, ahead: remaining > regularMaximum ? remaining : 0, steady }
  }
  const sum = steady + Math.max(0, passed)
  // After this time, all content that was deleted before the gap is old enough to be purged.
  return sum >= binDays * dayInMs
    ? { ...noteBase, ahead: 0, steady: sum }
    : { ...noteBase, ahead, steady: sum }
}

async function readNote(db: Queries): Promise<Note | undefined> {
  const stored = await readSetting(db, settingName)
  return stored ? noteSchema.safeParse(parseJson(stored)).data : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @returns a note with the time of the newest ledger entry, for a site without a note */
async function lastOfLedger(db: Queries, now: number): Promise<Note> {
  const seen = (await lastEntryAt(db)) ?? instantAt(now)
  return { seen, ahead: 0, steady: 0 }
}
