/** Tests the migration of an older site, in which every creation has a photograph. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../tests/harness/databases/databases.ts'
import { join } from '../../../tests/harness/sites/members.ts'
import { send } from '../../../tests/harness/sites/rich-species.ts'
import { openSite } from '../../../tests/harness/sites/site.ts'
import { addSmallCollection, magnolia } from '../../../tests/harness/sites/small-collection.ts'
import { makePhotographOptional } from './0014-new-species-and-lone-artworks.ts'

onEachDatabase((open) => {
  test('keeps every creation, and allows one creation without a photograph for each artwork', async () => {
    const site = await openSite(await open())
    await addSmallCollection(site)
    await send.creation(await join(site, 'admin'), 'plant', magnolia[0])
    const { db, dialect } = site.database
    const creationsBefore = await db.selectFrom('creation').selectAll().execute()
    expect(creationsBefore.length).toBeGreaterThan(0)
    await sql`drop index creation_alone`.execute(db)
    if (dialect === 'postgres') {
      await sql`alter table creation alter column picture_id set not null`.execute(db)
    }
    await makePhotographOptional(db as never, dialect)
    expect(await db.selectFrom('creation').selectAll().execute()).toEqual(creationsBefore)

    const [row] = creationsBefore
    if (!row) throw new Error('There is no creation')
    const insertAlone = (id: string) =>
      db
        .insertInto('creation')
        .values({ ...row, id, picture_id: null })
        .execute()
    await insertAlone('alone')
    await expect(insertAlone('twice')).rejects.toThrow(/unique/i)
    const invalid = { ...row, id: 'unknown', artwork_id: 'none' }
    await expect(db.insertInto('creation').values(invalid).execute()).rejects.toThrow(
      /foreign key/i,
    )
  })
})
