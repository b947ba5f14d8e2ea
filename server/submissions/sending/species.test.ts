/** Tests that a new species of a member is pending, and that a new species of an admin is published. */
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import type { Person } from '../../../tests/harness/sites/members.ts'
import { openSchool } from '../../../tests/harness/sites/rich-species.ts'
import type { Site } from '../../../tests/harness/sites/site.ts'
import { magnolia } from '../../../tests/harness/sites/small-collection.ts'

const plant = (latinName: string, more: object = {}) => ({
  latinName,
  chineseName: '银杏',
  commonName: 'Maidenhair tree',
  ...more,
})

const bird = (latinName: string) => ({
  ...plant(latinName),
  habitat: 'Reeds',
  appearance: 'Small and brown',
  diet: 'Insects',
  songs: 'A trill',
  migration: 'In winter',
  breeding: 'April',
  juvChar: 'Striped',
  subChar: 'Less striped',
  mAdultChar: 'Plain',
  fAdultChar: 'Plainer',
  additionalInfo: 'Shy',
  editor: 'Lin G11',
  link: JSON.stringify([{ linkTitle: 'IOC', link: 'www.worldbirdnames.org' }]),
})

onEachDatabaseNightly((open) => {
  let site: Site
  let lin: Person
  let chen: Person
  let teacher: Person
  beforeAll(async () => {
    ;({ site, lin, chen, teacher } = await openSchool(await open()))
  })

  const submissionsOf = async (person: Person) =>
    (await person.get('/api/submissions')).json().submissions
  const profileOf = (postName: string, call = 'syncPlantInfo') =>
    site.post(`/api/${call}`, { postName })

  describe('a new plant', () => {
    test('is pending if a member submits it, has no page, and is listed for its author alone', async () => {
      const sent = await lin.form('uploadPlant', plant('Ginkgo biloba', { location: 'Gate' }))
      expect([sent.statusCode, sent.json().message]).toEqual([200, 'plant created successfully'])
      expect(sent.json().status).toBe('pending')
      expect((await profileOf('Ginkgo biloba')).statusCode).toBe(404)
      for (const url of ['/api/searchNames', '/api/userInfoGlossary']) {
        for (const person of [chen, teacher]) {
          expect((await person.get(url)).body).not.toContain('Ginkgo')
        }
      }
      expect((await chen.get('/api/submissions')).body).not.toContain('Ginkgo')
      const [ownSubmissions] = await submissionsOf(lin)
      expect(ownSubmissions).toMatchObject({
        id: sent.json().id,
        kind: 'species',
        status: 'pending',
        reason: '',
        latinName: 'Ginkgo biloba',
        details: { commonName: 'Maidenhair tree', location: 'Gate' },
      })
    })

    test('is published at once if an admin submits it, with all its fields', async () => {
      const form = plant('Zelkova serrata', {
        otherNames: '光叶榉',
        location: 'Avenue',
        bloomingSeason: 'April\nto May',
        editor: 'Teacher',
        link: '[{"linkTitle":"WFO","link":"www.worldfloraonline.org"}]',
        chineseLink: '[{"linkTitle":"植物智","link":"http://www.iplant.cn"}]',
      })
      const sent = await teacher.form('uploadPlant', form)
      expect(sent.json().status).toBe('approved')
      const [post] = (await profileOf('Zelkova serrata')).json().resultPost
      expect(post).toMatchObject({
        otherNames: '光叶榉',
        location: 'Avenue',
        additionalInfo: 'April\nto May',
        editor: 'Teacher',
        link: [{ linkTitle: 'WFO', link: 'https://www.worldfloraonline.org' }],
        chineseLink: [{ linkTitle: '植物智', link: 'http://www.iplant.cn' }],
        dbType: 'plant',
      })
      expect(post).not.toHaveProperty('revision')
      expect((await site.get('/api/searchNames')).body).toContain('Zelkova serrata')
      expect((await submissionsOf(teacher))[0]).toMatchObject({ status: 'approved' })
    })

    test('is rejected under an existing name in any spelling', async () => {
      for (const latinName of [magnolia[0], 'magnolia  DENUDATA', 'Magnolia_denudata']) {
        const sent = await lin.form('uploadPlant', plant(latinName))
        expect([sent.statusCode, sent.json()]).toEqual([
          400,
          { message: 'plant already exists', code: 'species_exists' },
        ])
      }
    })

    test('is rejected without a name, with the problem of each field', async () => {
      const sent = await lin.form('uploadPlant', { latinName: ' ', chineseName: '', link: '[{}]' })
      expect(sent.statusCode).toBe(400)
      expect(Object.keys(sent.json().fields).sort()).toEqual(
        ['chineseName', 'commonName', 'latinName', 'link.0.link', 'link.0.linkTitle'].sort(),
      )
    })

    test('cannot set fields that authors may not set (32)', async () => {
      const forged = { _id: 'x', status: 'approved', postingtime: '1999-01-01', revision: '7' }
      const sent = await lin.form('uploadPlant', plant('Nandina domestica', forged))
      expect(sent.json().status).toBe('pending')
      expect(sent.json().id).not.toBe('x')
      expect((await profileOf('Nandina domestica')).statusCode).toBe(404)
    })

    test('becomes one pending submission with the last values if it is submitted again with the same key', async () => {
      const key = { 'idempotency-key': 'a-key-of-lin-1' }
      const first = await lin.form('uploadPlant', plant('Acer rubrum'), {}, key)
      const again = await lin.form('uploadPlant', plant('Acer rubrum'), {}, key)
      const repeated = await lin.form(
        'uploadPlant',
        plant('Acer rubrum', { location: 'Hill' }),
        {},
        key,
      )
      expect([again.json().id, repeated.json().id]).toEqual([first.json().id, first.json().id])
      const ownSubmissions = (await submissionsOf(lin)).filter(
        (each: { latinName: string }) => each.latinName === 'Acer rubrum',
      )
      expect(ownSubmissions).toHaveLength(1)
      expect(ownSubmissions[0].details.location).toBe('Hill')
      // A key belongs to one account.
      const chenAnswer = await chen.form('uploadPlant', plant('Acer rubrum'), {}, key)
      expect(chenAnswer.json().id).not.toBe(first.json().id)
    })

    test('becomes one pending submission when twenty requests with one key arrive at once', async () => {
      const key = { 'idempotency-key': 'a-key-of-chen-1' }
      const sent = await Promise.all(
        Array.from({ length: 20 }, () =>
          chen.form('uploadPlant', plant('Acer saccharum'), {}, key),
        ),
      )
      expect(new Set(sent.map((each) => each.statusCode))).toEqual(new Set([200]))
      expect(new Set(sent.map((each) => each.json().id)).size).toBe(1)
    })
  })

  describe('a new bird', () => {
    test('keeps every field', async () => {
      const sent = await teacher.form('uploadBird', bird('Cettia diphone'))
      expect(sent.statusCode).toBe(200)
      const [post] = (await profileOf('Cettia diphone', 'syncBirdInfo')).json().resultPost
      const { link: _link, ...texts } = bird('Cettia diphone')
      expect(post).toMatchObject(texts)
      expect(post.link).toEqual([{ linkTitle: 'IOC', link: 'https://www.worldbirdnames.org' }])
    })

    test.each(['appearance', 'songs', 'diet', 'juvChar', 'subChar', 'mAdultChar'])(
      'is rejected without %s',
      async (field) => {
        const sent = await lin.form('uploadBird', { ...bird('Cettia fortipes'), [field]: '  ' })
        expect([sent.statusCode, sent.json().fields]).toEqual([400, { [field]: 'is required' }])
      },
    )

    test('may have the name of a plant, but not of another bird', async () => {
      expect((await lin.form('uploadBird', bird(magnolia[0]))).statusCode).toBe(200)
      const again = await lin.form('uploadBird', bird('Anas platyrhynchos'))
      expect([again.statusCode, again.json().message]).toEqual([400, 'bird already exists'])
    })
  })

  test('removes invisible characters from names (40)', async () => {
    const latinName = 'Ilex\u202E \u200Bchinensis\u2066'
    await teacher.form('uploadPlant', plant(latinName))
    expect((await profileOf('Ilex chinensis')).json().resultPost[0].latinName).toBe(
      'Ilex chinensis',
    )
  })
})
