/** Tests uploads to a species that is deleted or merged before the rows of pictures are written (security.md 70). */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import type { Person } from '../../../tests/harness/sites/members.ts'
import {
  artForm,
  freshPicture,
  imagesOf,
  jsonOf,
  openSchool,
  photoForm,
  type School,
  send,
} from '../../../tests/harness/sites/rich-species.ts'
import { findSpecies } from '../../catalogue/repositories/species.ts'
import { importImage, SpeciesDeleted } from '../../import/import-image.ts'
import type { Store } from '../../media/store/store.ts'

const uploadBy = {
  picture: async (person: Person, name: string) =>
    person.form('uploadPic', photoForm('plant', name), {
      files: [['a.jpg', await freshPicture()]],
    }),
  pictures: async (person: Person, name: string) =>
    person.form('uploadPic', photoForm('plant', name), {
      files: [
        ['a.jpg', await freshPicture()],
        ['b.jpg', await freshPicture()],
      ],
    }),
  artwork: async (person: Person, name: string) =>
    person.form('uploadArt', artForm('plant', name), { files: [['a.jpg', await freshPicture()]] }),
  creation: async (person: Person, name: string) =>
    person.form('uploadCreation', artForm('plant', name), {
      pic: [['p.jpg', await freshPicture()]],
      art: [['a.jpg', await freshPicture()]],
    }),
}
type Upload = keyof typeof uploadBy
const everyUpload = (Object.keys(uploadBy) as Upload[]).flatMap((upload) => [
  [upload, 'member'] as const,
  [upload, 'admin'] as const,
])

onEachDatabaseNightly((open) => {
  let school: School
  /** A change that runs once when the next file is stored, after decoding and before the row is written. */
  let changeMeanwhile: (() => Promise<unknown>) | undefined
  /** Other files wait for this promise too, so that none of their rows is written before the change. */
  let runningChange: Promise<unknown> = Promise.resolve()
  const stored: string[] = []
  beforeAll(async () => {
    const database = await open()
    const store = await database.openStore()
    const pausing: Store = {
      ...store,
      async put(key, bytes) {
        if (changeMeanwhile) runningChange = changeMeanwhile()
        changeMeanwhile = undefined
        await runningChange
        stored.push(key)
        await store.put(key, bytes)
      },
    }
    school = await openSchool({ ...database, openStore: async () => pausing })
  })

  let species: { name: string; id: string }
  let remaining: string
  let speciesCount = 0
  beforeEach(async () => {
    speciesCount++
    const name = `Planta peritura ${'a'.repeat(speciesCount)}`
    remaining = `Planta mansura ${'a'.repeat(speciesCount)}`
    for (const each of [name, remaining]) await send.species(school.teacher, 'plant', each)
    const row = await findSpecies(school.site.database.db, 'plant', name)
    species = { name, id: row?.id ?? '' }
    stored.length = 0
  })

  const personOf = (role: 'member' | 'admin') => (role === 'admin' ? school.teacher : school.lin)
  const remove = async () =>
    jsonOf(await school.teacher.call('editPageDeletePlant', { id: species.id }))
  const merge = async () =>
    jsonOf(
      await school.teacher.call('mergeSpecies', {
        kind: 'plant',
        from: species.name,
        into: remaining,
      }),
    )

  test.each(everyUpload)(
    'answers 404 to an upload (%s, %s) after the species is deleted',
    async (upload, role) => {
      changeMeanwhile = remove
      const answer = await uploadBy[upload](personOf(role), species.name)
      expect([answer.statusCode, answer.json().message]).toEqual([
        404,
        'please select a plant from the list',
      ])
      expect(stored.length).toBeGreaterThan(0)
      for (const key of stored) expect(await school.site.store.get(key)).toBeUndefined()
    },
  )

  test.each(everyUpload)(
    'moves an upload (%s, %s) to the remaining species after a merge',
    async (upload, role) => {
      changeMeanwhile = merge
      const answer = jsonOf(await uploadBy[upload](personOf(role), species.name))
      const { pics, arts } = await imagesOf(school, 'plant', remaining)
      const pending = await school.site.database.db
        .selectFrom('submission')
        .innerJoin('species', 'species.id', 'submission.species_id')
        .select(['submission.kind', 'submission.status'])
        .where('species.latin_name', '=', remaining)
        .where('submission.kind', 'not in', ['species', 'edit'])
        .execute()
      const expected = {
        picture: [1, 0, 1],
        pictures: [2, 0, 2],
        artwork: [0, 1, 1],
        creation: [1, 1, 3],
      }[upload]
      expect(pending).toHaveLength(expected[2] ?? 0)
      const published = role === 'admin' ? expected.slice(0, 2) : [0, 0]
      expect([pics.length, arts.length]).toEqual(published)
      expect(answer.status).toBe(role === 'admin' ? 'approved' : 'pending')
    },
  )

  test('reports a picture as known if the remaining species has it', async () => {
    const bytes = await freshPicture()
    await send.picture(school.teacher, 'plant', remaining, bytes)
    changeMeanwhile = merge
    const files = { files: [['a.jpg', bytes]] as const }
    const form = photoForm('plant', species.name)
    const answer = jsonOf(await school.lin.form('uploadPic', form, files))
    expect(answer.files).toMatchObject([{ outcome: 'known', message: 'is already published' }])
    expect((await imagesOf(school, 'plant', remaining)).pics).toHaveLength(1)
    for (const key of stored.slice(-1)) expect(await school.site.store.get(key)).toBeUndefined()
  })

  test('answers 409 for a creation whose photograph is deleted meanwhile', async () => {
    const bytes = await freshPicture()
    await send.picture(school.teacher, 'plant', species.name, bytes)
    const { pics } = await imagesOf(school, 'plant', species.name)
    changeMeanwhile = async () =>
      jsonOf(await school.teacher.call('editPageDelete', { id: pics[0]?._id ?? '' }))
    const answer = await school.lin.form('uploadCreation', artForm('plant', species.name), {
      pic: [['p.jpg', bytes]],
      art: [['a.jpg', await freshPicture()]],
    })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed_since'])
  })

  test('moves an imported picture to the remaining species, and rejects it if no species remains', async () => {
    const { database, store } = school.site
    const credits = { season: 'spring', takenBy: 'Wu', takenOn: '', location: '' } as const
    const importPicture = async () => {
      const row = await findSpecies(database.db, 'plant', species.name)
      if (!row) throw new Error('The species does not exist')
      const publishedAt = new Date().toISOString()
      const image = { species: row, bytes: await freshPicture(), publishedAt }
      return importImage({ database, store }, { ...image, table: 'picture', credits })
    }
    changeMeanwhile = merge
    await importPicture()
    expect((await imagesOf(school, 'plant', remaining)).pics).toHaveLength(1)
    species = {
      name: remaining,
      id: (await findSpecies(database.db, 'plant', remaining))?.id ?? '',
    }
    changeMeanwhile = remove
    await expect(importPicture()).rejects.toThrow(SpeciesDeleted)
  })

  test('does not answer 500 to simultaneous uploads, edits, deletions and merges', async () => {
    const uploads = Object.values(uploadBy).flatMap((upload) => [
      upload(school.lin, species.name),
      upload(school.teacher, species.name),
      upload(school.chen, remaining),
    ])
    const edit = { latinName: species.name, originalLatin: species.name, location: 'Lake' }
    const changes = [
      school.teacher.call('updateText', { ...edit, commonName: 'x', chineseName: '新' }),
      school.teacher.call('mergeSpecies', { kind: 'plant', from: species.name, into: remaining }),
      school.teacher.call('editPageDeletePlant', { id: species.id }),
    ]
    const codes = (await Promise.all([...uploads, ...changes])).map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => ![200, 404, 409].includes(code))).toEqual([])
    expect(codes).toContain(200)
  })
})
