/**
 * Tests the licence, rights holder, credit line and source of pictures, and the consent of their authors. Numbers in
 * titles name attacks of security.md.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import type { Person } from '../../../tests/harness/sites/members.ts'
import { openSchool } from '../../../tests/harness/sites/rich-species.ts'
import type { Site } from '../../../tests/harness/sites/site.ts'
import { magnolia } from '../../../tests/harness/sites/small-collection.ts'
import {
  freshPicture,
  paintingForm,
  photographForm,
} from '../../../tests/harness/sites/upload-forms.ts'

const rights = {
  licence: 'CC-BY-SA-4.0',
  rightsHolder: 'Lin Yue',
  credit: 'Lin Yue, class 7B',
  source: 'https://example.org/a',
}
const consent = { consentOn: '2026-11-23', consentWording: '2026-11' }

onEachDatabaseNightly((open) => {
  let site: Site
  let lin: Person
  let teacher: Person
  beforeAll(async () => {
    ;({ site, lin, teacher } = await openSchool(await open(), { DEFAULT_LICENCE: 'CC-BY-NC-4.0' }))
  })

  async function sendPicture(person: Person, more: Record<string, string>): Promise<string> {
    const files = [['a.jpg', await freshPicture()]] as const
    const sent = await person.form('uploadPic', photographForm(more), { files })
    return sent.json().files[0].id
  }
  const picturesFor = async (reader: Pick<Person, 'call'> | Site) => {
    const input = { plant: magnolia[0], kind: 'plant' }
    const answer =
      'call' in reader
        ? await reader.call('getPicsAndArts', input)
        : await reader.post('/api/getPicsAndArts', input)
    return answer.json() as Record<'pics' | 'arts', Record<string, string>[]>
  }
  const newestFor = async (reader: Person | Site, list: 'pics' | 'arts' = 'pics') => {
    const code = (row: Record<string, string>) => row.code ?? ''
    const forAdmin = (await picturesFor(teacher))[list]
    const newest = forAdmin.toSorted((a, b) => code(a).localeCompare(code(b))).at(-1)?._id
    return (await picturesFor(reader))[list].find(({ _id }) => _id === newest)
  }
  const cards = async () => {
    const { newPictures, newCreationEntries } = (await teacher.get('/api/adminAuth')).json()
    return [...newPictures, ...newCreationEntries] as {
      id: string
      details: object
      consentOn?: string
    }[]
  }

  describe('the rights of a picture', () => {
    test('are shown to the reviewer, who corrects them, and then to every reader', async () => {
      const id = await sendPicture(lin, { ...rights, ...consent })
      const card = (await cards()).find((each) => each.id === id)
      expect(card).toMatchObject({ details: rights, consentOn: consent.consentOn })
      const change = { licence: 'CC-BY-4.0', source: '' }
      const decided = await teacher.call('newPictureAuth', { ids: [id], decision: true, change })
      expect(decided.statusCode).toBe(200)
      const { licence, rightsHolder, credit } = { ...rights, ...change }
      const published = await newestFor(site)
      expect(published).toMatchObject({ licence, rightsHolder, credit })
      expect(published).not.toHaveProperty('source')
      expect(published).not.toHaveProperty('ownLicence')
      expect(await newestFor(teacher)).toMatchObject({ licence, ownLicence: licence })
    })

    test('have the default licence of the site if the form gives no licence', async () => {
      await sendPicture(teacher, {})
      expect(await newestFor(site)).toMatchObject({ licence: 'CC-BY-NC-4.0' })
      expect(await newestFor(teacher)).toMatchObject({ ownLicence: '' })
    })

    test('change for many pictures when an admin corrects them, and change back after an undo', async () => {
      const ids = [await sendPicture(lin, rights), await sendPicture(lin, {})]
      await teacher.call('newPictureAuth', { ids, decision: true })
      const newestLicence = async () => (await newestFor(teacher))?.ownLicence
      const published = (await picturesFor(teacher)).pics.map(({ _id }) => _id)
      const change = { licence: 'CC0-1.0', credit: '' }
      const corrected = await teacher.call('updatePictures', { ids: published, change })
      expect(corrected.statusCode).toBe(200)
      expect(await newestLicence()).toBe('CC0-1.0')
      const licences = (await picturesFor(site)).pics.map(({ licence }) => licence)
      expect(new Set(licences)).toEqual(new Set(['CC0-1.0']))
      await teacher.call('undoChange', { id: corrected.json().changeId })
      expect(await newestLicence()).toBe('')
    })

    test('are the same for both halves of a creation', async () => {
      const pic = [['p.jpg', await freshPicture()]] as const
      const art = [['a.jpg', await freshPicture()]] as const
      const form = paintingForm({ ...rights, ...consent })
      const sent = await lin.form('uploadCreation', form, { pic, art })
      const { id } = sent.json()
      const card = (await cards()).find((each) => each.id === id)
      expect(card).toMatchObject({ details: rights, consentOn: consent.consentOn })
      await teacher.call('newCreationAuth', { id, decision: true })
      expect(await newestFor(site)).toMatchObject(rights)
      expect(await newestFor(site, 'arts')).toMatchObject(rights)
    })

    test('are rejected with an unknown licence or with markup (99)', async () => {
      for (const licence of ['CC-BY-9', 'javascript:alert(1)', '<b>', 'MIT2', 'cc0']) {
        const files = [['a.jpg', await freshPicture()]] as const
        const rejected = await lin.form('uploadPic', photographForm({ licence }), { files })
        expect([rejected.statusCode, Object.keys(rejected.json().fields)]).toEqual([
          400,
          ['licence'],
        ])
      }
    })
  })

  describe('the consent of an author', () => {
    const storedConsent = (id: string) =>
      site.database.db
        .selectFrom('submission')
        .select(['consent_on', 'consent_wording'])
        .where('id', '=', id)
        .executeTakeFirst()

    test('is stored with its day and its wording (100)', async () => {
      const id = await sendPicture(lin, consent)
      expect(await storedConsent(id)).toEqual({
        consent_on: '2026-11-23',
        consent_wording: '2026-11',
      })
    })

    test('is empty for a program that sends no consent, and the reviewer sees no consent', async () => {
      const id = await sendPicture(lin, {})
      expect(await storedConsent(id)).toEqual({ consent_on: '', consent_wording: '' })
      const card = (await cards()).find((each) => each.id === id)
      expect(card).toBeDefined()
      expect(card).not.toHaveProperty('consentOn')
    })

    test('is rejected with an unknown wording', async () => {
      const form = photographForm({ ...consent, consentWording: 'anything' })
      const files = [['a.jpg', await freshPicture()]] as const
      expect((await lin.form('uploadPic', form, { files })).statusCode).toBe(400)
    })
  })
})
