/** Gives examples of the calls with which admins fill the school's pages. */
import type { siteContentCalls } from '../../../contract/calls/site-content.ts'
import type { SitePart } from '../../../contract/schemas/content.ts'
import { writeEditedPart } from '../../../server/content/repository.ts'
import type { Site } from '../sites/site.ts'
import type { Example } from './call-examples.ts'

const tooLong = 'a'.repeat(10_001)
const texts = (en: string, zh: string) => ({ en, zh })

const activity = {
  date: '2026-03-21',
  title: texts('A tour', '导览'),
  text: texts('*Soon*', '敬请期待'),
}
const value = { activities: [activity] }

const invalidParts = [{}, { part: '' }, { part: 'page' }]
const invalidValues = [
  {},
  [],
  'text',
  { part: 'home' },
  { part: 'site', value, basedOn: '' },
  { part: 'home', value: { activities: [{ ...activity, date: 'soon' }] }, basedOn: '' },
  { part: 'home', value: { activities: [{ ...activity, text: texts(tooLong, '') }] }, basedOn: '' },
  { part: 'home', value: { more: 1 }, basedOn: '' },
  { part: 'videos', value: { videos: [{ kind: 'file', file: '../secret.mp4' }] }, basedOn: '' },
]

/** @returns the current revision of a part, which an edit must name */
async function revisionOf(site: Site, part: SitePart): Promise<string> {
  const { revision } = await site.apiAs({ role: 'admin', username: 'teacher' }).sitePart({ part })
  return revision
}

export const siteContentExamples: {
  [Name in keyof typeof siteContentCalls]: Example<Name>
} = {
  siteFile: {
    valid: { use: 'poster' },
    files: { file: ['poster.jpg'] },
    invalid: [{}, { use: 'page' }, { use: '' }],
  },
  sitePreview: {
    valid: { en: 'On the *left*.', zh: '在左边。' },
    invalid: [{}, [], 'text', { en: 'a' }, { en: 7, zh: '' }, { en: tooLong, zh: '' }],
  },
  sitePart: { valid: { part: 'home' }, invalid: invalidParts },
  sitePartHistory: { valid: { part: 'home' }, invalid: invalidParts },
  saveSitePart: {
    valid: async (site) => ({ part: 'home', value, basedOn: await revisionOf(site, 'home') }),
    invalid: invalidValues,
  },
  resetSitePart: {
    valid: async (site) => {
      await writeEditedPart(site.database.db, 'home', JSON.stringify(value))
      return { part: 'home' }
    },
    invalid: invalidParts,
  },
  previewSitePart: { valid: { part: 'home', value }, invalid: invalidValues },
}
