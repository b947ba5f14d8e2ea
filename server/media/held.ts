/** Which pictures rows still speak of: shown, waiting, refused, or deleted and to be restored. */

import type { Queries } from '../database/connection.ts'
import type { TouchedRow } from '../ledger/ledger.ts'

/** @param stems names of pictures without their ending. @returns those whose files must stay. */
export async function heldStems(db: Queries, stems: readonly string[]): Promise<Set<string>> {
  if (stems.length === 0) return new Set()
  const paths = stems.flatMap((stem) => [`/${stem}.jpg`, `/${stem}.png`])
  const rows = await db
    .selectFrom('picture')
    .select('path')
    .where('path', 'in', paths)
    .unionAll(db.selectFrom('artwork').select('path').where('path', 'in', paths))
    .unionAll(
      db
        .selectFrom('submission')
        .select((row) => row.ref('path').$notNull().as('path'))
        .where('path', 'in', paths),
    )
    .execute()
  const held = new Set(rows.map(({ path }) => stemOf(path)))
  // What was deleted stands in the log alone. Few are left to look for there, one after another.
  for (const stem of stems) if (!held.has(stem) && (await isRestorable(db, stem))) held.add(stem)
  return held
}

const stemOf = (path: string) => path.slice(1).replace(/\.\w+$/, '')

/** Whether taking a change back would bring its row back. */
async function isRestorable(db: Queries, stem: string): Promise<boolean> {
  const changes = await db
    .selectFrom('activity')
    .select('rows')
    // An underscore stands for any character: what is found is looked at once more.
    .where('rows', 'like', `%"path":"/${stem}.%`)
    .where('undone_at', 'is', null)
    .where('purged_at', 'is', null)
    .execute()
  return changes
    .flatMap(({ rows }) => JSON.parse(rows) as TouchedRow[])
    .some(({ before, after }) => {
      const path = before?.path
      return typeof path === 'string' && stemOf(path) === stem && after?.path !== path
    })
}
