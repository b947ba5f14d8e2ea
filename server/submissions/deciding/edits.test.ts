/**
 * Tests that the site rejects invalid edits. Every other edit changes only the fields that its author changed, and
 * keeps later changes.
 */
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import type { Person } from '../../../tests/harness/sites/members.ts'
import { openSchool } from '../../../tests/harness/sites/rich-species.ts'
import type { Site } from '../../../tests/harness/sites/site.ts'
import { magnolia } from '../../../tests/harness/sites/small-collection.ts'

const plant = (latinName: string, fields: object = {}) => ({
  latinName,
  chineseName: '银杏',
  commonName: 'Maidenhair tree',
  ...fields,
})

onEachDatabaseNightly((open) => {
  let site: Site
  let lin: Person
  let teacher: Person
  beforeAll(async () => {
    ;({ site, lin, teacher } = await openSchool(await open()))
  })

  const submissionsOf = async (person: Person) =>
    (await person.get('/api/submissions')).json().submissions
  const profileOf = (postName: string, call = 'syncPlantInfo') =>
    site.post(`/api/${call}`, { postName })

  const edit = (fields: object = {}) => ({
    latinName: magnolia[0],
    commonName: magnolia[1],
    chineseName: magnolia[2],
    originalLatin: magnolia[0],
    ...fields,
  })

  test('makes an edit of a member pending, and leaves the profile unchanged (26)', async () => {
    const before = (await profileOf(magnolia[0])).body
    const sent = await lin.call('updateText', edit({ location: 'Lake' }))
    expect(sent.json()).toMatchObject({ message: 'sent for review', status: 'pending' })
    expect((await profileOf(magnolia[0])).body).toBe(before)
    const [ownSubmission] = await submissionsOf(lin)
    expect(ownSubmission).toMatchObject({ kind: 'edit', details: { location: 'Lake' } })
  })

  test('rejects an edit with the names of another plant, and an edit of an unknown plant (35)', async () => {
    const before = (await profileOf('Hibiscus rosa-sinensis')).body
    const sent = await lin.call('updateText', edit({ originalLatin: 'Hibiscus rosa-sinensis' }))
    // The magnolia has these names.
    expect([sent.statusCode, sent.json().code]).toEqual([400, 'species_exists'])
    expect((await profileOf('Hibiscus rosa-sinensis')).body).toBe(before)
    const unknown = await lin.call('updateText', edit({ originalLatin: 'Nothing here' }))
    expect(unknown.statusCode).toBe(404)
    const bird = await lin.call('birdUpdateText', edit())
    expect(bird.statusCode).toBe(404)
  })

  test('rejects an edit that changes nothing', async () => {
    const sent = await lin.call('updateText', edit())
    expect([sent.statusCode, sent.json().code]).toEqual([400, 'nothing_changed'])
  })

  test('changes only the fields that an edit of an admin names', async () => {
    const [before] = (await profileOf(magnolia[0])).json().resultPost
    const link = 'WFO, the list: www.worldfloraonline.org, Kew: https://powo.science.kew.org'
    const sent = await teacher.call('updateText', edit({ location: 'By the lake', link }))
    expect(sent.json()).toMatchObject({
      message: 'Plant information updated successfully',
      status: 'approved',
    })
    const [after] = (await profileOf(magnolia[0])).json().resultPost
    expect(after).toEqual({
      ...before,
      location: 'By the lake',
      link: [
        { linkTitle: 'WFO, the list', link: 'https://www.worldfloraonline.org' },
        { linkTitle: 'Kew', link: 'https://powo.science.kew.org' },
      ],
    })
    const revisions = await site.database.db.selectFrom('revision').select('record').execute()
    expect(revisions.some(({ record }) => JSON.parse(record).texts.location === 'Gate')).toBe(true)
  })

  test('keeps later changes when an edit names an older revision', async () => {
    const asMember = async () =>
      (await lin.call('syncPlantInfo', { postName: magnolia[0] })).json().resultPost[0]
    const species = await asMember()
    expect(species.revision).toBeGreaterThan(1)
    await teacher.call('updateText', edit({ otherNames: '望春花' }))
    // The form sends each field with the value that the field had when the form was opened.
    const { otherNames, location } = species
    const { revision } = species
    await teacher.call(
      'updateText',
      edit({ otherNames, location, revision, additionalInfo: 'Old' }),
    )
    expect(await asMember()).toMatchObject({ otherNames: '望春花', additionalInfo: 'Old' })
  })

  test.each(['a: javascript:alert(1)', 'a: java\tscript:alert(1)', 'a: data:text/html,x'])(
    'rejects an edit with the link %j (38)',
    async (link) => {
      const sent = await lin.call('updateText', edit({ link }))
      expect(sent.statusCode).toBe(400)
      expect(sent.json().fields).toHaveProperty('link.0.link')
    },
  )

  test('finds the renamed species by its former name until a new species has the name', async () => {
    await teacher.form('uploadPlant', plant('Sophora japonica'))
    const names = { latinName: 'Styphnolobium japonicum', commonName: 'Pagoda tree' }
    const rename = { ...names, chineseName: '槐', originalLatin: 'Sophora japonica' }
    expect((await teacher.call('updateText', rename)).statusCode).toBe(200)
    for (const name of ['Sophora japonica', 'Styphnolobium_japonicum']) {
      const { resultPost } = (await profileOf(name)).json()
      expect(resultPost[0].latinName).toBe('Styphnolobium japonicum')
    }
    expect((await site.get('/api/searchNames')).body).not.toContain('Sophora')
    await teacher.form('uploadPlant', plant('Sophora japonica'))
    expect((await profileOf('Sophora japonica')).json().resultPost[0].latinName).toBe(
      'Sophora japonica',
    )
  })

  /** @returns the values of a form that a member opens */
  async function openForm(latinName: string) {
    const [species] = (await lin.call('syncPlantInfo', { postName: latinName })).json().resultPost
    const { commonName, chineseName, otherNames, location, additionalInfo, revision } = species
    const names = { latinName, commonName, chineseName, originalLatin: latinName }
    return { ...names, otherNames, location, additionalInfo, revision }
  }

  test('keeps imported texts when an edit began before the import', async () => {
    const names = ['Acer importatum', 'Imported maple', '引种槭'] as const
    await site.addSpecies('plant', names)
    const form = await openForm(names[0])
    await site.addSpecies('plant', names, { texts: { location: 'By the lake' } })
    await teacher.call('updateText', { ...form, additionalInfo: 'Red in autumn' })
    const changed = { location: 'By the lake', additionalInfo: 'Red in autumn' }
    expect(await openForm(names[0])).toMatchObject(changed)
  })

  test('does not restore an undone change when an edit began before the undo', async () => {
    const name = 'Acer restitutum'
    await teacher.form('uploadPlant', plant(name))
    const before = await openForm(name)
    const { changeId } = (
      await teacher.call('updateText', { ...before, otherNames: 'Nonsense' })
    ).json()
    const form = await openForm(name)
    await teacher.call('undoChange', { id: changeId })
    expect((await openForm(name)).revision).toBe(before.revision)
    await teacher.call('updateText', { ...form, location: 'At the gate' })
    const now = await openForm(name)
    expect(now).toMatchObject({ otherNames: '', location: 'At the gate' })
    // The number of an undone revision is not reused.
    expect(now.revision).toBeGreaterThan(form.revision)
    // This form was opened before all of these changes.
    await teacher.call('updateText', { ...before, additionalInfo: 'Old' })
    expect(await openForm(name)).toMatchObject({ location: 'At the gate', additionalInfo: 'Old' })
  })

  test('rejects an edit of a revision that is not stored, and changes nothing', async () => {
    const before = await openForm(magnolia[0])
    const revision = before.revision + 1000
    for (const person of [lin, teacher]) {
      const sent = await person.call('updateText', { ...before, location: 'Roof', revision })
      expect([sent.statusCode, sent.json().code]).toEqual([409, 'changed_since'])
    }
    expect(await openForm(magnolia[0])).toEqual(before)
  })
})
