/** Tests that the check of tables reports misplaced queries and transactions. */
import { expect, test } from 'vitest'
import { foreignQueries, misplacedQueries } from './check-tables.mjs'

const code = "return db.selectFrom('picture').innerJoin('species', 'species.id', 'species_id')"

test('accepts a query in the folder that owns the table or in the backup, and joins of other tables', () => {
  expect(foreignQueries('server/catalogue/repositories/pictures.ts', code)).toEqual([])
  expect(foreignQueries('server/backup/rows.ts', code)).toEqual([])
})

test('names a query outside the folder that owns the table, and says where the query belongs', () => {
  expect(foreignQueries('server/own-data/leave.ts', code)).toEqual([
    'server/own-data/leave.ts queries picture, which belongs to server/catalogue/repositories. Move the query there and call it.',
  ])
})

test('accepts a query in a repository or in another allowed file, and a transaction in a service', () => {
  for (const file of [
    'server/accounts/repository.ts',
    'server/catalogue/repositories/pictures.ts',
    'server/accounts/limits/attempts.ts',
    'server/integrity/references.ts',
  ]) {
    expect(misplacedQueries(file, code)).toEqual([])
  }
  expect(misplacedQueries('server/tours/service.ts', 'db.transaction().execute(work)')).toEqual([])
})

test.each(['server/tours/service.ts', 'server/tours/routes.ts', 'server/content/within.ts'])(
  'names a query in %s, and says where the query belongs',
  (file) => {
    expect(misplacedQueries(file, code)).toEqual([
      `${file} holds a query. Move it to the repository.ts of its folder and call it.`,
    ])
  },
)

test('names a transaction in a file with handlers', () => {
  const handler = 'return { tour: () => db.transaction().execute(work) }'
  const service = `${handler} satisfies Partial<Handlers>`
  for (const [file, planted] of [
    ['server/tours/routes.ts', handler],
    ['server/catalogue/species-routes.ts', handler],
    ['server/in-season/service.ts', service],
  ] as const) {
    expect(misplacedQueries(file, planted)).toEqual([
      `${file} has handlers and opens a transaction. Move it to a service and call it.`,
    ])
  }
})
