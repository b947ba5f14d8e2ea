/** Tests the restore of a backup from the time when texts about life stages had other names. */
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { archiveOf, temporaryFolder } from '../../../tests/harness/databases/archives.ts'
import { onEachDatabase, type TestDatabase } from '../../../tests/harness/databases/databases.ts'
import { signIn } from '../../../tests/harness/sites/members.ts'
import { jsonOf, openSchool, send } from '../../../tests/harness/sites/rich-species.ts'
import { openSite } from '../../../tests/harness/sites/site.ts'
import { restore } from './restore.ts'

const bird = 'Avis olim'

/**
 * Gives the texts about three life stages their former names, and removes accounts from the index of the ledger.
 * Deletes the records of the migration `0024-stage-texts` and of later migrations.
 */
async function makeOlder({ db }: TestDatabase) {
  const columns = { species: 'texts', revision: 'record', submission: 'payload', activity: 'rows' }
  const names = { Juvenile: 'juvenile', MaleAdult: 'maleAdult', Subadult: 'subadult' }
  for (const [table, column] of Object.entries(columns)) {
    for (const [name, former] of Object.entries(names)) {
      // In the ledger, quotation marks of nested JSON are escaped.
      for (const quote of ['"', '\\"']) {
        const [current, formerText] = [`${quote}${name}${quote}:`, `${quote}${former}${quote}:`]
        await sql`update ${sql.table(table)}
          set ${sql.ref(column)} = replace(${sql.ref(column)}, ${current}, ${formerText})`.execute(
          db,
        )
      }
    }
  }
  await db.deleteFrom('activity_row').where('row_table', '=', 'account').execute()
  await sql`delete from kysely_migration where name >= '0024-stage-texts'`.execute(db)
}

onEachDatabase((open) => {
  test('shows, undoes and approves the content of an older backup', async () => {
    const source = await open()
    const { lin, teacher } = await openSchool(source)
    await send.species(teacher, 'bird', bird)
    const pending = await send.edit(lin, 'bird', bird, { juvChar: 'Grey' })
    await send.edit(teacher, 'bird', bird, { juvChar: 'Dark' })
    await makeOlder(source)
    const { texts } = await source.db
      .selectFrom('species')
      .select('texts')
      .where('latin_name', '=', bird)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(texts)).toMatchObject({ juvenile: 'Dark', maleAdult: 'Plain' })

    const restored = await open()
    const folder = await temporaryFolder()
    const archive = Readable.from([await archiveOf(source)])
    await restore({ database: restored, store: await restored.openStore() }, archive, { folder })
    await rm(folder, { recursive: true })
    const site = await openSite(restored)
    const restoredTeacher = await signIn(site, teacher.username)
    const stages = async () => {
      const { resultPost } = jsonOf(await site.post('/api/syncBirdInfo', { postName: bird }))
      const { juvChar, subChar, mAdultChar } = resultPost[0]
      return { juvChar, subChar, mAdultChar }
    }
    const otherStages = { subChar: 'Less striped', mAdultChar: 'Plain' }
    expect(await stages()).toEqual({ juvChar: 'Dark', ...otherStages })
    const { entries } = jsonOf(await restoredTeacher.get('/api/activity'))
    const edit = entries.find(({ action }: { action: string }) => action === 'edit')
    jsonOf(await restoredTeacher.call('undoChange', { id: edit.id }))
    expect(await stages()).toEqual({ juvChar: 'Striped', ...otherStages })
    jsonOf(await restoredTeacher.call('handleBirdEditDecision', { id: pending, decision: true }))
    expect(await stages()).toEqual({ juvChar: 'Grey', ...otherStages })
  })
})
