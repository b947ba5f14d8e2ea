/** Tests that a migrated database needs no migration, and tests its order of names, constraints and transactions. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../tests/harness/databases/databases.ts'
import { insertSpecies, listNames } from '../../catalogue/repositories/species.ts'
import { migrate } from './migrate.ts'

onEachDatabase((open) => {
  test('runs no migration on a migrated database', async () => {
    const database = await open()
    expect(await migrate(database)).toEqual([])
  })

  test('sorts names by bytes', async () => {
    const { db } = await open()
    const nameKeys = ['zea', 'acer a', 'acer-b', 'Acer', '樟', '𬟁', 'éa', 'acer × c', 'acer', '_a']
    for (const name_key of nameKeys) {
      const names = { latin_name: name_key, common_name: '', chinese_name: '' }
      const texts = {
        texts: '{}',
        english_links: '[]',
        chinese_links: '[]',
        editor: '',
        revision: 1,
      }
      const keys = { id: name_key, kind: 'plant' as const, name_key, letter: 'a' }
      await insertSpecies(db, { ...keys, ...names, ...texts, posted_at: '' })
    }
    const listedNames = (await Array.fromAsync(listNames(db, 'plant'))).flat()
    const latinNames = listedNames.map((name) => name.latinName)
    const byBytes = nameKeys.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    expect(latinNames).toEqual(byBytes)
  })

  test('allows each name once for each kind', async () => {
    const { db } = await open()
    const row = (id: string, kind: 'plant' | 'bird') => ({
      ...{
        id,
        kind,
        latin_name: 'A',
        common_name: '',
        chinese_name: '',
        name_key: 'a',
        letter: 'a',
      },
      ...{
        texts: '{}',
        english_links: '[]',
        chinese_links: '[]',
        editor: '',
        posted_at: '',
        revision: 1,
      },
    })
    expect(await insertSpecies(db, row('1', 'plant'))).toBe(true)
    expect(await insertSpecies(db, row('2', 'plant'))).toBe(false)
    expect(await insertSpecies(db, row('3', 'bird'))).toBe(true)
  })

  test('rejects a featured pair of missing pictures', async () => {
    const { db } = await open()
    const pair = sql`insert into featured (id, picture_id, artwork_id, featured_at)
      values ('1', 'none', 'none', '')`
    await expect(pair.execute(db)).rejects.toThrow(/foreign key/i)
  })

  test('rolls a failed transaction back', async () => {
    const { db } = await open()
    const failingTransaction = db.transaction().execute(async (transaction) => {
      await sql`insert into setting (name, value) values ('a', 'b')`.execute(transaction)
      throw new Error('no')
    })
    await expect(failingTransaction).rejects.toThrow('no')
    expect(
      await db.selectFrom('setting').select('value').where('name', '=', 'a').execute(),
    ).toEqual([])
  })
})
