import { expect, test } from 'vitest'
import { queriesElsewhere } from './check-tables.mjs'

const code = "return db.selectFrom('picture').innerJoin('species', 'species.id', 'species_id')"

test('accepts a query in the folder that owns the table, and joins of other tables', () => {
  expect(queriesElsewhere('server/catalogue/repositories/pictures.ts', code)).toEqual([])
  expect(queriesElsewhere('server/backup/rows.ts', code)).toEqual([])
})

test('names a query outside that folder, and says where it belongs', () => {
  expect(queriesElsewhere('server/own-data/leave.ts', code)).toEqual([
    'server/own-data/leave.ts queries picture: it belongs to server/catalogue/repositories. Move the query there and call it.',
  ])
})
