/**
 * Tests that each photograph is stored once and withheld until its approval, and that invalid photographs are rejected
 * one by one.
 */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { storedFiles } from '../../../tests/harness/databases/contents.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { png } from '../../../tests/harness/pictures/pictures.ts'
import type { Person } from '../../../tests/harness/sites/members.ts'
import { openSchool } from '../../../tests/harness/sites/rich-species.ts'
import type { Site } from '../../../tests/harness/sites/site.ts'
import { grebe, magnolia } from '../../../tests/harness/sites/small-collection.ts'
import { freshPicture, photographForm } from '../../../tests/harness/sites/upload-forms.ts'
import { sourceHash } from '../../media/intake.ts'

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
  const gallery = async () => (await site.post('/api/getPics', { plant: magnolia[0] })).body
  const countFiles = async () => (await storedFiles(site.database)).length
  const incoming = async () =>
    (await readdir(path.join(site.database.dataFolder, 'incoming')).catch(() => [])).length

  describe('a photograph', () => {
    test('is pending if a member submits it, and withheld from visitors and other members (30)', async () => {
      const sent = await lin.form('uploadPic', photographForm(), {
        files: [['a.jpg', await freshPicture()]],
      })
      expect(sent.json()).toMatchObject({
        message: 'all pictures uploaded successfully',
        status: 'pending',
        files: [{ name: 'a.jpg', outcome: 'sent' }],
      })
      const [submission] = await submissionsOf(lin)
      expect(submission).toMatchObject({
        kind: 'picture',
        latinName: magnolia[0],
        details: { season: 'spring', takenBy: 'Lin', takenOn: '2025-03-16', location: 'Gate' },
      })
      const [{ path: address }] = submission.images
      expect(await gallery()).not.toContain(address)
      for (const url of [`/public${address}`, `/public/compressed${address}?width=480`]) {
        for (const person of [lin, teacher]) {
          const answer = await person.get(url)
          expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
            200,
            'private, no-store',
          ])
        }
        expect((await chen.get(url)).statusCode).toBe(404)
        expect((await site.get(url)).statusCode).toBe(404)
      }
      expect((await chen.get('/api/submissions')).json().total).toBe(0)
    })

    test('is in the gallery at once if an admin submits it, with its credits', async () => {
      const sent = await teacher.form(
        'uploadPic',
        photographForm({ picSeason: 'Winter', month: '2025-01-09' }),
        {
          files: [['a.png', await png('winter picture')]],
        },
      )
      expect(sent.json().status).toBe('approved')
      const { winterPics } = JSON.parse(await gallery())
      expect(winterPics.at(-1)).toMatchObject({
        takenBy: 'Lin',
        location: 'Gate',
        time: 'Thu Jan 09 2025',
      })
    })

    test('of a bird is accepted with a life stage in three spellings, and rejected with a season', async () => {
      for (const picSeason of ['Sub-adult', 'MaleAdult', 'female adult']) {
        const form = photographForm({ picEnglishName: grebe[0], picSeason })
        const files = { files: [['b.jpg', await freshPicture()]] as const }
        expect((await lin.form('uploadBirdPic', form, files)).statusCode).toBe(200)
      }
      const spring = photographForm({ picEnglishName: grebe[0] })
      const rejected = await lin.form('uploadBirdPic', spring, {
        files: [['b.jpg', await freshPicture()]],
      })
      expect([rejected.statusCode, Object.keys(rejected.json().fields)]).toEqual([
        400,
        ['picSeason'],
      ])
    })

    test('is stored once if it is sent twice, and only its author learns that the picture is pending', async () => {
      const bytes = await freshPicture()
      const first = await lin.form('uploadPic', photographForm(), { files: [['a.jpg', bytes]] })
      const before = await countFiles()
      const again = await lin.form('uploadPic', photographForm(), { files: [['b.jpg', bytes]] })
      expect([again.statusCode, again.json().message]).toEqual([
        200,
        'nothing was uploaded: the site already has every file',
      ])
      expect(again.json().files).toEqual([
        {
          name: 'b.jpg',
          outcome: 'known',
          id: first.json().files[0].id,
          message: 'was already submitted',
        },
      ])
      expect(await countFiles()).toBe(before)
      const chenAnswer = await chen.form('uploadPic', photographForm(), {
        files: [['b.jpg', bytes]],
      })
      expect(chenAnswer.json().files[0].outcome).toBe('sent')
    })

    test('is stored once when ten requests arrive at once, without files of the other nine', async () => {
      const bytes = await freshPicture()
      const before = await countFiles()
      const sent = await Promise.all(
        Array.from({ length: 10 }, () =>
          lin.form('uploadPic', photographForm(), { files: [['a', bytes]] }),
        ),
      )
      expect(new Set(sent.map((each) => each.statusCode))).toEqual(new Set([200]))
      const outcomes = sent.map((each) => each.json().files[0].outcome)
      expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1)
      // The new files are the master and one rendition.
      expect(await countFiles()).toBe(before + 2)
    })

    test('is checked independently of other files, and accepted once if a form repeats its bytes', async () => {
      const [firstBytes, secondBytes] = [await freshPicture(), await freshPicture()]
      const files = [
        ['1.jpg', firstBytes],
        ['2.jpg', Buffer.from('no picture')],
        ['3.jpg', firstBytes],
        ['4.jpg', secondBytes],
      ] as const
      const before = await countFiles()
      const sent = (await lin.form('uploadPic', photographForm(), { files })).json().files
      expect(sent.map(({ name }: { name: string }) => name)).toEqual(files.map(([name]) => name))
      const [first, broken, third, fourth] = sent.map(({ outcome }: { outcome: string }) => outcome)
      expect([broken, fourth]).toEqual(['refused', 'sent'])
      expect([first, third].toSorted()).toEqual(['known', 'sent'])
      expect(await countFiles()).toBe(before + 4)
    })

    test('is recognised by its bytes or its original if it is in the catalogue', async () => {
      const bytes = await freshPicture()
      const originalHash = sourceHash(Buffer.from('the file from which the browser made it'))
      const published = await teacher.form('uploadPic', photographForm({ originalHash }), {
        files: [['a.jpg', bytes]],
      })
      const again = await chen.form('uploadPic', photographForm(), { files: [['a.jpg', bytes]] })
      expect(again.json().files[0]).toMatchObject({
        outcome: 'known',
        message: 'is already published',
      })
      const hashes = [originalHash, sourceHash(bytes), sourceHash(Buffer.from('unknown'))]
      const { known } = (await teacher.call('knownPictures', { hashes })).json()
      expect(known).toHaveLength(2)
      expect(known[0]).toMatchObject({
        hash: originalHash,
        latinName: magnolia[0],
        status: 'published',
      })
      expect(published.statusCode).toBe(200)
    })

    test('is reported only to its author while it is pending', async () => {
      const bytes = await freshPicture()
      await lin.form('uploadPic', photographForm(), { files: [['a.jpg', bytes]] })
      const request = { hashes: [sourceHash(bytes)] }
      expect((await lin.call('knownPictures', request)).json().known).toMatchObject([
        { status: 'pending' },
      ])
      for (const person of [chen, teacher]) {
        expect((await person.call('knownPictures', request)).json()).toEqual({ known: [] })
      }
    })

    test('is rejected with 404 for an unknown species', async () => {
      const files = { files: [['a.jpg', await freshPicture()]] as const }
      const plant = await lin.form(
        'uploadPic',
        photographForm({ picEnglishName: 'Nothing here' }),
        files,
      )
      expect([plant.statusCode, plant.json().message]).toEqual([
        404,
        'please select a plant from the list',
      ])
      const bird = photographForm({ picEnglishName: magnolia[0], picSeason: 'Juvenile' })
      expect((await lin.form('uploadBirdPic', bird, files)).statusCode).toBe(404)
    })

    test.each([
      ['picSeason', ''],
      ['picSeason', 'monsoon'],
      ['picPhotographer', ' '],
      ['picSetting', ''],
      ['month', ''],
      ['month', 'Sun Feb 30 2025'],
      ['month', 'soon'],
      ['month', '2999-01-01'],
      ['picArt', 'painting'],
    ])('is rejected with %s = %j', async (field, value) => {
      const form = photographForm({ [field]: value })
      const sent = await lin.form('uploadPic', form, { files: [['a.jpg', await freshPicture()]] })
      expect([sent.statusCode, Object.keys(sent.json().fields)]).toEqual([400, [field]])
      expect(await incoming()).toBe(0)
    })

    test('is required in the form, with the message of the specification', async () => {
      const sent = await lin.form('uploadPic', photographForm())
      expect([sent.statusCode, sent.json().message]).toEqual([
        400,
        'please upload at least one picture',
      ])
    })
  })
})
