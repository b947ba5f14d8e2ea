/**
 * Tests every call with texts that break a query built from strings (security.md 43). No call fails with a server
 * error, and no table of accounts, species or pictures is emptied.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts'
import { onEachDatabase } from '../../tests/harness/databases/databases.ts'
import { dose } from '../../tests/harness/doses/dose.ts'
import { sendCall, validInput } from '../../tests/harness/examples/send-call.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { addSmallCollection } from '../../tests/harness/sites/small-collection.ts'

const names = Object.keys(endpoints) as EndpointName[]

/** One attack of each kind that sqlmap tries on both databases, except attacks that measure time. */
const attacks = [
  "' or '1'='1",
  "'; drop table account; --",
  "' union select password_hash from account --",
  "x' and 1=cast((select username from account limit 1) as int) --",
  '"; delete from species; --',
  "\\'; delete from picture; --",
  "%') or 1=1 --",
  // PostgreSQL rejects NUL in any text.
  'a\0b',
]

/** `npm test` tries one attack with each call, and the next attack with the next call. */
function attacksOn(name: EndpointName): string[] {
  const start = names.indexOf(name) % attacks.length
  return dose(attacks.slice(start, start + 1), attacks)
}

/**
 * Yields a copy of the value for each text at any depth, with this text replaced. The function searches only the first
 * item of each list.
 */
function* variants(value: unknown, attack: string): Generator<unknown> {
  if (typeof value === 'string') yield attack
  if (Array.isArray(value)) {
    for (const first of variants(value[0], attack)) yield [first, ...value.slice(1)]
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) {
      for (const copy of variants(inner, attack)) yield { ...value, [field]: copy }
    }
  }
}

onEachDatabase((open) => {
  let site: Site
  let teacher: Person
  beforeAll(async () => {
    site = await openSite(await open())
    await addSmallCollection(site)
    teacher = await join(site, 'admin')
  })

  const rowsOf = async (table: 'account' | 'species' | 'picture') =>
    (await site.database.db.selectFrom(table).select('id').execute()).length

  describe.each(names)('%s', (name) => {
    test('treats no text as part of a query (43)', async () => {
      const valid = await validInput(site, name)
      for (const attack of attacksOn(name)) {
        for (const input of variants(valid, attack)) {
          const accounts = await rowsOf('account')
          const answer = await sendCall(site, name, input, { headers: teacher.authorization })
          expect([input, answer.statusCode < 500]).toEqual([input, true])
          expect(answer.body).not.toContain('$argon2')
          expect(await rowsOf('account')).toBeGreaterThanOrEqual(accounts)
        }
      }
      // A correct deletion or merge removes one or two rows. A broken query removes all rows.
      expect(await rowsOf('species')).toBeGreaterThan(5)
      expect(await rowsOf('picture')).toBeGreaterThan(3)
    })
  })
})
