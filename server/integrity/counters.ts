/** Checks counters, required rows, and columns of species that depend on other values. */
import { rowsOf } from '../backup/archive/rows.ts'
import { highestCode, nextCode, setNextCode } from '../catalogue/repositories/checked-rows.ts'
import { readClock } from '../database/clock.ts'
import type { Queries } from '../database/connection.ts'
import { addSetting, readSetting } from '../database/setting.ts'
import { insertVersion, listTopics } from '../database/versions.ts'
import type { TouchedRow } from '../ledger/touched-row.ts'
import type { Finding, Site } from './finding.ts'
import { wrongSpecies } from './wrong-species.ts'

export async function* wrongCounters({ database: { db } }: Site): AsyncGenerator<Finding> {
  yield* missingRows(db)
  yield* codeCounters(db)
  yield* wrongSpecies(db)
}

/** Checks the rows that migrations create and that transactions lock. A transaction cannot lock a missing row. */
async function* missingRows(db: Queries): AsyncGenerator<Finding> {
  if ((await readSetting(db, 'attempts')) === undefined) {
    yield missingRow('the setting "attempts"', () => addSetting(db, 'attempts', ''))
  }
  const topics = await listTopics(db)
  for (const topic of ['plant', 'bird', 'plant names', 'bird names', 'site', 'turn'] as const) {
    if (topics.includes(topic)) continue
    // This version is higher than any version that a cache may still have.
    const version = Math.floor((await readClock(db)) / 1000)
    yield missingRow(`the version of "${topic}"`, () => insertVersion(db, topic, version))
  }
}

const missingRow = (name: string, insert: () => Promise<unknown>): Finding => ({
  problem: `${name} is missing`,
  repair: async () => {
    await insert()
    return 'created again'
  },
})

async function* codeCounters(db: Queries): AsyncGenerator<Finding> {
  const deleted = await highestInBin(db)
  for (const [series, table] of [
    ['P', 'picture'],
    ['A', 'artwork'],
  ] as const) {
    const next = Math.max(await highestCode(db, table), deleted[table]) + 1
    const counter = await nextCode(db, series)
    if (counter !== undefined && counter >= next) continue
    yield {
      problem: `the counter of codes ${series} would assign ${series}-${counter ?? '?'} a second time`,
      async repair() {
        await setNextCode(db, series, next)
        return `continues with ${series}-${next}`
      },
    }
  }
}

/** @returns the highest code numbers in ledger rows from before a change, because an undo may restore such a row */
async function highestInBin(db: Queries) {
  const highest = { picture: 0, artwork: 0 }
  for await (const row of rowsOf(db, 'activity', ['id'])) {
    for (const { table, before } of JSON.parse(String(row.rows)) as TouchedRow[]) {
      if (!before || (table !== 'picture' && table !== 'artwork')) continue
      highest[table] = Math.max(highest[table], Number(before.code_number))
    }
  }
  return highest
}
