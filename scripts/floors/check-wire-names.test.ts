import { expect, test } from 'vitest'
import { wireNamesInside } from './check-wire-names.mjs'

const code = 'const shown = { latinName: row.latin_name, dbType: row.kind }'

test("accepts the wire's name where it is translated, and in a migration", () => {
  for (const file of [
    'server/walks/present.ts',
    'server/curation/names/present.ts',
    'server/database/migrations/0013-ledger-index.ts',
    'web/client/kind-of.ts',
  ]) {
    expect(wireNamesInside(file, code)).toEqual([])
  }
  expect(wireNamesInside('server/walks/service.ts', 'const { kind } = row')).toEqual([])
})

test("names a file that uses the wire's name elsewhere, and says how to fix this", () => {
  expect(wireNamesInside('server/walks/service.ts', code)).toEqual([
    "server/walks/service.ts uses the wire's name dbType. Use `kind`, and translate it in the `present.ts` of the folder.",
  ])
  expect(wireNamesInside('server/walks/represent.ts', code)).toHaveLength(1)
  expect(wireNamesInside('web/admin/names/one-question.tsx', 'each.dbType')).toEqual([
    "web/admin/names/one-question.tsx uses the wire's name dbType. Read it with `kindOf` and send it with `kindToSend`, of web/client/kind-of.ts.",
  ])
})
