/**
 * Tells time that has passed from a clock that has been changed. The site notes the time every hour;
 * after a gap the recycle bin counts only time that was seen to pass (security.md 76). The reasons are
 * in docs/decisions/0029-limits-for-a-school.md.
 */
import * as z from 'zod'
import { binDays } from '../../contract/limits.ts'
import { clockTolerance, readClock } from '../database/clock.ts'
import type { Database, Queries } from '../database/connection.ts'
import { lastEntryAt } from '../ledger/repository.ts'

const day = 86_400_000
/** Milliseconds without a note that pass for a weekend with the machine off. */
const restMaximum = 3 * day
/** A row of `setting`. It says something of this machine, so no archive holds it. */
const settingName = 'clock'

const noteSchema = z.object({
  /** When the site last noted the time. */
  seen: z.iso.datetime(),
  /** Milliseconds by which the clock may have run ahead of the time that has passed. */
  ahead: z.number(),
  /** Milliseconds seen to pass since then. */
  steady: z.number(),
  /** The last gap: from the note before it to the one after it. */
  gap: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }).optional(),
})

type Note = z.infer<typeof noteSchema>

export interface SteadyTime {
  /** What the clock says, less what it may have run ahead: milliseconds since 1970. */
  now: number
  /** The gap that makes the clock doubtful, while it does. */
  gap: Note['gap']
  /** Whether the gap has just been found. */
  found: boolean
}

/** Notes the time and judges the clock by the note before. */
export async function noteTime({ db }: Pick<Database, 'db'>): Promise<SteadyTime> {
  return db.transaction().execute(async (transaction) => {
    // Of several processes one after another.
    await transaction
      .insertInto('setting')
      .values({ name: settingName, value: '' })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: settingName }))
      .execute()
    const now = await readClock(transaction)
    const before = (await readNote(transaction)) ?? (await lastOfLedger(transaction, now))
    const note = following(before, now)
    await transaction
      .updateTable('setting')
      .set({ value: JSON.stringify(note) })
      .where('name', '=', settingName)
      .execute()
    const gap = note.ahead > 0 ? note.gap : undefined
    return { now: now - note.ahead, gap, found: gap !== undefined && gap.to === note.seen }
  })
}

/** @returns the gap that makes the clock doubtful, while it does */
export async function doubtfulGap(db: Queries): Promise<Note['gap']> {
  const note = await readNote(db)
  return note && note.ahead > 0 ? note.gap : undefined
}

/** The note that follows when the clock says it is `now`. */
export function following({ seen, ahead, steady, gap }: Note, now: number): Note {
  const passed = now - Date.parse(seen)
  const next = { seen: instant(now), ...(gap && { gap }) }
  if (passed > restMaximum) {
    return { ...next, ahead: ahead + passed, steady: 0, gap: { from: seen, to: next.seen } }
  }
  if (passed < -clockTolerance) {
    // Set back: it runs less far ahead, and what it lacks may be time that passed between the notes.
    const left = ahead + passed
    return { ...next, ahead: left > restMaximum ? left : 0, steady }
  }
  const sum = steady + Math.max(0, passed)
  // By now all that was deleted before the gap has been there for as long as it may be.
  return sum >= binDays * day ? { ...next, ahead: 0, steady: sum } : { ...next, ahead, steady: sum }
}

async function readNote(db: Queries): Promise<Note | undefined> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst()
  if (!row?.value) return undefined
  return noteSchema.safeParse(parsed(row.value)).data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A site that has noted no time yet was last seen when somebody last did something. */
async function lastOfLedger(db: Queries, now: number): Promise<Note> {
  const seen = (await lastEntryAt(db)) ?? instant(now)
  return { seen, ahead: 0, steady: 0 }
}

const instant = (at: number) => new Date(at).toISOString()
