/** Tests the migration of the former names of texts about life stages. */
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../tests/harness/databases/databases.ts'
import { addAccount } from '../../../tests/harness/databases/inserted-rows.ts'
import * as stageTexts from './0024-stage-texts.ts'

const formerTexts = {
  diet: 'Says "juvenile": once',
  juvenile: 'Grey',
  subadult: '',
  maleAdult: 'Red',
  femaleAdult: 'Brown',
}
const presentTexts = {
  diet: 'Says "juvenile": once',
  Juvenile: 'Grey',
  Subadult: '',
  MaleAdult: 'Red',
  FemaleAdult: 'Brown',
}
const names = { latinName: 'Avis vera', commonName: '', chineseName: '' }
const otherFields = { englishLinks: [], chineseLinks: [], editor: '' }
const recordWith = (texts: object) => ({ ...names, texts, ...otherFields })
const photograph = { season: 'Juvenile', takenBy: 'juvenile' }
const payloadsWith = (texts: { juvenile: string } | { Juvenile: string }) => ({
  species: recordWith(texts),
  edit: { before: { texts }, after: { latinName: 'Avis nova', texts } },
  picture: photograph,
  creation: {},
})

const speciesRow = (id: string, texts: object) => ({
  ...{ id, kind: 'bird' as const, latin_name: `Avis ${id}`, name_key: `avis ${id}` },
  ...{ common_name: '', chinese_name: '', letter: 'a', texts: JSON.stringify(texts) },
  ...{ english_links: '[]', chinese_links: '[]', editor: '', posted_at: '', revision: 2 },
})
const revisionRow = (texts: object) => ({
  ...{ id: 'r', species_id: 's', number: 1, record: JSON.stringify(recordWith(texts)) },
  ...{ submission_id: null, replaced_at: '' },
})
const submissionRow = (
  kind: keyof ReturnType<typeof payloadsWith>,
  payload: object,
  author_id = 'a',
) => ({
  ...{ id: kind, kind, species_kind: 'bird' as const, species_id: null },
  ...{ payload: JSON.stringify(payload), author_id, status: 'pending' as const },
  ...{ reason: '', submitted_at: '', consent_on: '', consent_wording: '' },
})
const entryOf = (texts: typeof formerTexts | typeof presentTexts) => [
  touchedRow('species', null, speciesRow('s', texts)),
  touchedRow('revision', revisionRow(texts), null),
  ...Object.entries(payloadsWith(texts)).map(([kind, payload]) =>
    touchedRow('submission', submissionRow(kind as 'edit', payload), null),
  ),
  touchedRow('picture', { id: 'p', season: 'Juvenile', location: 'juvenile' }, null),
]
const touchedRow = (table: string, before: object | null, after: object | null) => ({
  ...{ table, key: { id: 'x' }, before, after },
})

onEachDatabase((open) => {
  test('renames the texts in rows and in the ledger, and keeps their order', async () => {
    const { db } = await open()
    const { id: author } = await addAccount(db)
    // The test inserts more rows than the migration reads at once.
    const many = Array.from({ length: 450 }, (_, index) => speciesRow(`many-${index}`, formerTexts))
    await db
      .insertInto('species')
      .values([speciesRow('s', formerTexts), ...many])
      .execute()
    await db.insertInto('revision').values(revisionRow(formerTexts)).execute()
    for (const [kind, payload] of Object.entries(payloadsWith(formerTexts))) {
      await db
        .insertInto('submission')
        .values(submissionRow(kind as 'edit', payload, author))
        .execute()
    }
    const subject = JSON.stringify({ kind: 'species', name: 'juvenile' })
    const entry = { account_id: null, action: 'edit', subject, undone_at: null, undoes: null }
    await db
      .insertInto('activity')
      .values({
        id: 'e',
        at: '',
        ...entry,
        rows: JSON.stringify(entryOf(formerTexts)),
        purged_at: null,
      })
      .execute()
    await stageTexts.up(db as never)

    const texts = await db.selectFrom('species').select('texts').distinct().execute()
    expect(texts.map((row) => row.texts)).toEqual([JSON.stringify(presentTexts)])
    const { record } = await db.selectFrom('revision').select('record').executeTakeFirstOrThrow()
    expect(record).toBe(JSON.stringify(recordWith(presentTexts)))
    const submissions = await db.selectFrom('submission').select(['kind', 'payload']).execute()
    expect(Object.fromEntries(submissions.map(({ kind, payload }) => [kind, payload]))).toEqual(
      Object.fromEntries(
        Object.entries(payloadsWith(presentTexts)).map(([kind, payload]) => [
          kind,
          JSON.stringify(payload),
        ]),
      ),
    )
    const activity = await db.selectFrom('activity').select(['rows', 'subject']).execute()
    expect(activity.map((row) => ({ ...row }))).toEqual([
      { rows: JSON.stringify(entryOf(presentTexts)), subject },
    ])
  })
})
