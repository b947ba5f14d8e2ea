/**
 * Tests hostile strings as texts, names and credits. The site stores each string as `storedText` and `cleanName` return
 * it, or answers 400.
 */
import { describe, expect, test } from 'vitest'
import { cleanName } from '../../../contract/names.ts'
import { storable } from '../../../contract/storable-input.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { jpeg } from '../../../tests/harness/pictures/pictures.ts'
import { join } from '../../../tests/harness/sites/members.ts'
import { openSite } from '../../../tests/harness/sites/site.ts'
import { hostileStrings as strings } from '../../../tests/harness/texts/hostile-strings.ts'

const texts = {
  otherNames: 'otherNames',
  location: 'location',
  habitat: 'habitat',
  appearance: 'appearance',
  diet: 'diet',
  songs: 'songs',
  migration: 'migration',
  breeding: 'breeding',
  juvChar: 'juvChar',
  subChar: 'subChar',
  mAdultChar: 'mAdultChar',
  fAdultChar: 'fAdultChar',
  additionalInfo: 'additionalInfo',
  editor: 'editor',
}
/**
 * @returns the stored form of a text. Only NUL, lone surrogates, the line ends of other systems, and space at either
 * end change.
 */
const storedText = (typed: string) => storable(typed).replace(/\r\n?/g, '\n').trim()
const names = { latinName: 'Cettia diphone', chineseName: '日本树莺', commonName: 'Bush warbler' }
const shortTexts = (value: string) => ({ takenBy: cleanName(value), location: value })

describe('hostile strings', () => {
  onEachDatabaseNightly((open) => {
    test('in the texts of a profile appear in their stored form', async () => {
      const site = await openSite(await open())
      const teacher = await join(site, 'admin')
      await site.addSpecies('bird', [names.latinName, names.commonName, names.chineseName])
      const outcomes = { kept: 0, refused: 0 }
      for (const typed of await strings()) {
        const { fAdultChar, mAdultChar, ...shared } = fill(typed)
        const edit = { ...names, ...shared, madultChar: mAdultChar, fadultChar: fAdultChar }
        const sent = await teacher.call('birdUpdateText', {
          ...edit,
          originalLatin: names.latinName,
        })
        if (sent.statusCode === 400) {
          outcomes.refused++
          expect(['nothing_changed', 'bad_input']).toContain(sent.json().code)
          continue
        }
        expect([typed, sent.statusCode]).toEqual([typed, 200])
        const answer = await site.post('/api/syncBirdInfo', { postName: names.latinName })
        const expected = fill(storedText(typed))
        expected.editor = cleanName(expected.editor)
        // A bird without an editor shows "Unknown".
        if (expected.editor === '') expected.editor = 'Unknown'
        expect(answer.json().resultPost[0]).toMatchObject(expected)
        outcomes.kept++
      }
      // The site rejects only repeated strings and strings too long for the field "editor".
      expect(outcomes.refused).toBeLessThan((outcomes.kept + outcomes.refused) / 8)
    }, 300_000)

    test('as names find their species, and appear in their stored form', async () => {
      const site = await openSite(await open())
      const teacher = await join(site, 'admin')
      let acceptedCount = 0
      for (const [index, typed] of (await strings()).entries()) {
        const form = { latinName: typed, chineseName: typed, commonName: typed }
        const sent = await teacher.form('uploadPlant', form)
        const name = cleanName(typed)
        if (sent.statusCode === 400) {
          expect([index, sent.json().message]).toEqual([index, expect.stringMatching(/\w+/)])
          if (sent.json().code === 'bad_input') {
            expect(/\p{L}/u.test(name) && name.length <= 200).toBe(false)
          }
          continue
        }
        expect([typed, sent.statusCode]).toEqual([typed, 200])
        const answer = await site.post('/api/syncPlantInfo', { postName: name })
        expect(answer.json().resultPost[0]).toMatchObject({
          latinName: name,
          chineseName: name,
          commonName: name,
        })
        acceptedCount++
      }
      expect(acceptedCount).toBeGreaterThan((await strings()).length / 2)
    }, 300_000)

    test('in the credits of a picture are returned in their stored form', async () => {
      const site = await openSite(await open())
      const lin = await join(site)
      await site.addSpecies('bird', [names.latinName, names.commonName, names.chineseName])
      const allStrings = await strings()
      const file = await jpeg('one picture for all of them')
      for (const [index, typed] of allStrings.entries()) {
        // Additional bytes after the picture make the files different.
        const bytes = Buffer.concat([file, Buffer.from(String(index))])
        const form = { picPhotographer: typed, picSetting: typed, picSeason: 'Juvenile' }
        const sent = await lin.form(
          'uploadBirdPic',
          { ...form, picEnglishName: names.latinName, month: '2025-01-02' },
          { files: [[`${typed}.jpg`, bytes]] },
        )
        if (cleanName(typed) === '' || storedText(typed).length > 500) {
          expect([typed, sent.statusCode]).toEqual([typed, 400])
          continue
        }
        expect([typed, sent.statusCode]).toEqual([typed, 200])
        const { submissions } = (await lin.get('/api/submissions')).json()
        const submission = submissions.find(
          (each: { id: string }) => each.id === sent.json().files[0].id,
        )
        expect(submission.details).toMatchObject(shortTexts(storedText(typed)))
      }
    }, 300_000)
  })
})

function fill(value: string): typeof texts {
  return Object.fromEntries(Object.keys(texts).map((field) => [field, value])) as typeof texts
}
