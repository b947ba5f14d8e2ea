/** Damages a site, and checks that `npm run check` finds the damage, and that the repair leaves no problem. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Queries } from '../../../server/database/connection.ts'
import { everyFinding } from '../../../server/integrity/every-finding.ts'
import type { TestDatabase } from '../databases/databases.ts'
import { addRichSpecies, jsonOf, openSchool, publishPicture } from './rich-species.ts'

type Finding = [problem: string, repair?: string | undefined]

export const undamagedSpecies = 'Planta sana'

export type DamagedSite = Awaited<ReturnType<typeof openToDamage>>

/** Opens a site with the species `undamagedSpecies`, which has every kind of dependent row. */
export async function openToDamage(database: TestDatabase) {
  const school = await openSchool(database)
  await addRichSpecies(school, 'plant', undamagedSpecies)
  const store = await database.openStore()

  /** @returns each problem that the check finds, with its repair if `repair` is set */
  async function check(repair = false): Promise<Finding[]> {
    const findings: Finding[] = []
    for await (const { problem, repair: repairOne } of everyFinding({ database, store })) {
      const repairMade = repair ? await repairOne() : undefined
      findings.push(repairMade === undefined ? [problem] : [problem, repairMade])
    }
    return findings
  }
  expect(await check()).toEqual([])

  return {
    school,
    database,
    store,
    check,

    /**
     * Compares the problems that the check finds. The check must change nothing, and the repair must leave no problem.
     */
    async expectRepaired(expected: [problem: RegExp, repair: RegExp][]) {
      const findings = expected.map(([problem]) => expect.stringMatching(problem))
      expect((await check()).map(([problem]) => problem)).toEqual(findings)
      const repairs = expected.map(([, repair]) => expect.stringMatching(repair))
      expect(await check(true)).toEqual(findings.map((problem, index) => [problem, repairs[index]]))
      expect(await check()).toEqual([])
    },

    /** Changes rows while no foreign key is checked, as a manual edit or damage of the database may do. */
    async withoutForeignKeys(change: (db: Queries) => Promise<unknown>) {
      const isPostgres = database.dialect === 'postgres'
      const setForeignKeys = (on: boolean) =>
        isPostgres
          ? sql`set session_replication_role = ${sql.lit(on ? 'origin' : 'replica')}`
          : sql`pragma foreign_keys = ${sql.lit(on ? 'on' : 'off')}`
      await database.db.connection().execute(async (connection) => {
        await setForeignKeys(false).execute(connection)
        await change(connection)
        await setForeignKeys(true).execute(connection)
      })
    },

    publishedPicture: (bytes?: Uint8Array) => publishPicture(school, bytes),

    /** @returns the latest entry of the recycle bin */
    async latestInBin(): Promise<{ id: string; subject: object }> {
      const [first] = jsonOf(await school.teacher.get('/api/recycleBin')).entries
      return first
    },
  }
}
