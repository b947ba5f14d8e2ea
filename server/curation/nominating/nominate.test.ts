/** Tests that each member can nominate a published picture once for the home page. */
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../../tests/harness/sites/members.ts'
import { openSchool } from '../../../tests/harness/sites/rich-species.ts'
import type { Site } from '../../../tests/harness/sites/site.ts'
import { grebe, magnolia } from '../../../tests/harness/sites/small-collection.ts'
import { freshPicture, photographForm } from '../../../tests/harness/sites/upload-forms.ts'

onEachDatabaseNightly((open) => {
  let site: Site
  let lin: Person
  let chen: Person
  beforeAll(async () => {
    ;({ site, lin, chen } = await openSchool(await open()))
  })

  const submissionsOf = async (person: Person) =>
    (await person.get('/api/submissions')).json().submissions
  const gallery = async () => (await site.post('/api/getPics', { plant: magnolia[0] })).body

  test('stores one nomination of a published picture for each member', async () => {
    const [pic] = JSON.parse(await gallery()).springPics
    const nomination = { plant: magnolia[0], path: pic.path }
    for (const person of [lin, lin, chen]) {
      const sent = await person.form('uploadFeatureSingle', nomination)
      expect([sent.statusCode, sent.json()]).toEqual([200, { message: 'Submitted!' }])
    }
    const nominations = site.database.db.selectFrom('nomination').selectAll()
    expect(await nominations.where('target_id', '=', pic._id).execute()).toHaveLength(2)
    const rejected = await lin.form('uploadFeatureSingle', { ...nomination, plant: grebe[0] })
    expect(rejected.statusCode).toBe(404)
    expect((await lin.form('uploadFeatureArtSingle', nomination)).statusCode).toBe(404)
  })

  test('lists each nominated picture once for admins, with the members who nominated it', async () => {
    const teacher = await join(site, 'admin')
    const [art] = JSON.parse(
      (await site.post('/api/getPicsAndArts', { plant: magnolia[0] })).body,
    ).arts
    await chen.form('uploadFeatureArtSingle', { plant: magnolia[0], path: art.path })
    const [pic] = JSON.parse(await gallery()).springPics
    const list = async () => (await teacher.get('/api/nominations')).json()
    const [latinName, commonName, chineseName] = magnolia
    const sharedFields = { latinName, commonName, chineseName, dbType: 'plant', onHome: false }
    expect(await list()).toMatchObject({
      entries: [
        { ...sharedFields, kind: 'artwork', image: { path: art.path }, members: [chen.username] },
        {
          ...sharedFields,
          kind: 'picture',
          image: { path: pic.path },
          code: expect.stringMatching(/^P-\d{4}$/),
          members: [lin.username, chen.username],
        },
      ],
      total: 2,
    })
    await teacher.call('makeFeatured', { pic: pic._id, art: art._id, plant: magnolia[0] })
    expect((await list()).entries).toMatchObject([{ onHome: true }, { onHome: true }])
    await teacher.call('editPageDelete', { id: pic._id })
    expect(await list()).toMatchObject({ entries: [{ kind: 'artwork', onHome: false }], total: 1 })
  })

  test('rejects a pending picture, even if its author nominates it', async () => {
    await lin.form('uploadPic', photographForm(), { files: [['a.jpg', await freshPicture()]] })
    const [submission] = await submissionsOf(lin)
    const nomination = { plant: magnolia[0], path: submission.images[0].path }
    expect((await lin.form('uploadFeatureSingle', nomination)).statusCode).toBe(404)
  })
})
