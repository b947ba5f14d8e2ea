/**
 * Distinguishes passed time from a changed clock. The site notes the time every hour; after a gap the recycle
 * bin counts only the time between regular notes (security.md 76). The reasons are in
 * docs/decisions/0029-limits-for-a-school.md.
 */
import * as z from 'zod'
import { binDays, day } from '../../contract/limits.ts'
import { clockTolerance, readClock } from '../database/clock.ts'
import type { Database, Queries } from '../database/connection.ts'
import { addSetting, changeSetting, lockSetting, readSetting } from '../database/setting.ts'
import { instantAt } from '../kernel/dates.ts'
import { lastEntryAt } from '../ledger/repository.ts'

/** Maximum of milliseconds between two regular notes: the machine may be off for a weekend. */
const restMaximum = 3 * day
/** Name of a row of `setting`. It describes this machine, so archives leave it out. */
const settingName = 'clock'

const noteSchema = z.object({
  /** When the site last noted the time. */
  seen: z.iso.datetime(),
  /** Milliseconds by which the clock may be ahead of the time that has passed. */
  ahead: z.number(),
  /** Milliseconds that regular notes have measured since the last gap. */
  steady: z.number(),
  /** The last gap, from the note before it to the note after it. */
  gap: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }).optional(),
})

type Note = z.infer<typeof noteSchema>

export interface SteadyTime {
  /** Milliseconds since 1970 by the clock, minus the milliseconds it may be ahead. */
  now: number
  /** The gap that makes the clock doubtful; undefined when the clock is trusted. */
  gap: Note['gap']
  /** Whether this note found the gap. */
  found: boolean
}

/** Notes the time and compares it with the previous note. */
export async function noteTime({ db }: Pick<Database, 'db'>): Promise<SteadyTime> {
  return db.transaction().execute(async (transaction) => {
    // Several processes note the time one after another.
    await addSetting(transaction, settingName, '')
    await lockSetting(transaction, settingName)
    const now = await readClock(transaction)
    const before = (await readNote(transaction)) ?? (await lastOfLedger(transaction, now))
    const note = following(before, now)
    await changeSetting(transaction, settingName, JSON.stringify(note))
    const gap = note.ahead > 0 ? note.gap : undefined
    return { now: now - note.ahead, gap, found: gap !== undefined && gap.to === note.seen }
  })
}

/** @returns the gap that makes the clock doubtful; undefined when the clock is trusted */
export async function doubtfulGap(db: Queries): Promise<Note['gap']> {
  const note = await readNote(db)
  return note && note.ahead > 0 ? note.gap : undefined
}

/** The note that follows a note when the clock shows `now`. */
export function following({ seen, ahead, steady, gap }: Note, now: number): Note {
  const passed = now - Date.parse(seen)
  const next = { seen: instantAt(now), ...(gap && { gap }) }
  if (passed > restMaximum) {
    return { ...next, ahead: ahead + passed, steady: 0, gap: { from: seen, to: next.seen } }
  }
  if (passed < -clockTolerance) {
    // The clock was set back, so it is less far ahead. A remaining difference may be real time between notes.
    const left = ahead + passed
    return { ...next, ahead: left > restMaximum ? left : 0, steady }
  }
  const sum = steady + Math.max(0, passed)
  // Enough time has passed: everything deleted before the gap is old enough to be purged.
  return sum >= binDays * day ? { ...next, ahead: 0, steady: sum } : { ...next, ahead, steady: sum }
}

async function readNote(db: Queries): Promise<Note | undefined> {
  const written = await readSetting(db, settingName)
  return written ? noteSchema.safeParse(parsed(written)).data : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A site without a note was last seen at its newest ledger entry. */
async function lastOfLedger(db: Queries, now: number): Promise<Note> {
  const seen = (await lastEntryAt(db)) ?? instantAt(now)
  return { seen, ahead: 0, steady: 0 }
}
