/** Tests that the check of wire names reports files that use the wire's name for a kind. */
import { expect, test } from 'vitest'
import { wireNameUses } from './check-wire-names.mjs'

const code = 'const shown = { latinName: row.latin_name, dbType: row.kind }'

test("accepts the wire's name in files that translate it, and in a migration", () => {
  for (const file of [
    'server/walks/present.ts',
    'server/curation/names/present.ts',
    'server/database/migrations/0013-ledger-index.ts',
    'web/client/kind-of.ts',
  ]) {
    expect(wireNameUses(file, code)).toEqual([])
  }
  expect(wireNameUses('server/walks/service.ts', 'const { kind } = row')).toEqual([])
})

test("names a file that uses the wire's name elsewhere, and says how to correct the file", () => {
  expect(wireNameUses('server/walks/service.ts', code)).toEqual([
    "server/walks/service.ts uses the wire's name dbType. Use `kind`, and translate `dbType` in the `present.ts` of the folder.",
  ])
  expect(wireNameUses('server/walks/represent.ts', code)).toHaveLength(1)
  expect(wireNameUses('web/admin/names/one-question.tsx', 'each.dbType')).toEqual([
    "web/admin/names/one-question.tsx uses the wire's name dbType. Read `dbType` with `kindOf`, and send the kind with `kindToSend`, of web/client/kind-of.ts.",
  ])
})
