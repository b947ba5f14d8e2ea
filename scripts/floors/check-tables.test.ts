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

const repositoryOfReference = 'server/reference/repository.ts'
test.each([
  ['from', 'sql`select 1 from picture limit 1`'],
  ['from, in quotes', 'sql`select 1 from "picture"`'],
  ['from, in capitals', 'sql`SELECT 1 FROM picture`'],
  ['from, in a subquery', `sql\`exists (select 1\n  from picture where id = \${id})\``],
  ['from, after a value', `sql\`select \${sql.ref('id')} from picture\``],
  ['from, after a template', `sql\`select \${sql\`coalesce(\${{ id }}, 0)\`} from picture\``],
  ['from, in an inner template', `sql\`exists \${sql\`(select 1 from picture)\`}\``],
  ['from, after a type', 'sql<{ id: string }>`select id from picture`'],
  ['from, after a type with a type', 'sql<Pick<Row, "id">>`select id from picture`'],
  ['join', 'sql`select 1 from reference_name left join picture on true`'],
  [
    'join, after a table without an alias',
    'sql`select 1 from reference_name join picture on true`',
  ],
  ['update', "sql`update picture set path = ''`"],
  ['insert into', `sql\`insert into picture (id) values (\${id})\``],
  ['delete from', 'sql`delete from picture`'],
  ['from, in a list', 'sql`select 1 from reference_name, picture`'],
  [
    'from, in a list with aliases',
    'sql`select 1 from reference_name as r, "picture" p where true`',
  ],
  ['using', 'sql`delete from reference_name using picture where true`'],
  ['from, with a schema', 'sql`select 1 from public.picture`'],
  ['from, with a schema in quotes', 'sql`select 1 from "public"."picture"`'],
  ['from, inserted by Kysely', `sql\`select 1 from \${sql.table('picture')}\``],
])('names a table of another folder in raw SQL: %s', (_, raw) => {
  const mistake =
    'queries picture, which belongs to server/catalogue/repositories. Move the query there and call it.'
  expect(foreignQueries(repositoryOfReference, raw)).toEqual([
    `${repositoryOfReference} ${mistake}`,
  ])
  expect(misplacedQueries('server/reference/service.ts', raw)).toHaveLength(1)
})

test('accepts raw SQL of the own tables, without a table, of the pictures as a column, and in a text', () => {
  for (const raw of [
    'sql`select 1 from reference_name join reference_file on true`',
    'sql`pragma busy_timeout = 5`',
    'sql`coalesce(picture, 0)`',
    'sql`update reference_name set picture = 1, species = 2`',
    'sql`select 1 from reference_name join reference_file using (picture)`',
    'sql`select 1 from reference_name order by name, picture`',
    'sql`extract(epoch from published_at)`',
    "'not from picture'",
    'sql`select 1`; const text = `not from picture`',
  ]) {
    expect(foreignQueries(repositoryOfReference, raw)).toEqual([])
  }
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

test.each([
  ...['server/tours/service.ts', 'server/tours/routes.ts', 'server/content/files-in-folder.ts'],
  'server/integrity/counters.ts',
])('names a query in %s, and says where the query belongs', (file) => {
  expect(misplacedQueries(file, code)).toEqual([
    `${file} holds a query. Move the query to a function in the repository.ts of its folder.`,
  ])
})

test('names a transaction in a file with handlers', () => {
  const handler = 'return { tour: () => db.transaction().execute(work) }'
  const service = `${handler} satisfies Partial<Handlers>`
  for (const [file, planted] of [
    ['server/tours/routes.ts', handler],
    ['server/catalogue/species-routes.ts', handler],
    ['server/activity/overview.ts', service],
  ] as const) {
    expect(misplacedQueries(file, planted)).toEqual([
      `${file} has handlers and opens a transaction. Move the transaction to a function of a service.`,
    ])
  }
})
