/** Gives valid and invalid input for every call of the table. The type checker requires an example of each call. */
import type { EndpointName, Input } from '../../../contract/endpoints.ts'
import type { Site } from '../sites/site.ts'
import { administrationExamples } from './administration-examples.ts'
import { classExamples } from './class-examples.ts'
import { curationExamples } from './curation-examples.ts'
import { downloadExamples } from './download-examples.ts'
import { homeExamples, walkExamples } from './home-examples.ts'
import { reviewExamples } from './review-examples.ts'
import { siteContentExamples } from './site-content-examples.ts'
import { statusExamples } from './status-examples.ts'
import { submissionExamples } from './submission-examples.ts'

export interface Example<Name extends EndpointName> {
  good: Input<Name> | ((site: Site) => Promise<Input<Name>>)
  /** The file names of each file field of a form. */
  files?: Record<string, string[]>
  /** Inputs that the call must answer with 400. */
  bad: unknown[]
  /** Set if the call acts on the caller's session or content, or on the machine. Other tests cover the call. */
  session?: true
}

const longText = 'a'.repeat(10_000)

const noText = [{}, [], 'text', { postName: '' }, { postName: '  ' }, { postName: 7 }]
const badName = [
  ...noText,
  { postName: null },
  { postName: ['Magnolia denudata'] },
  { postName: { $ne: '' } },
  { postName: longText },
]
const badPlant = [
  {},
  [],
  { plant: { $gt: '' } },
  { plant: longText },
  { plant: 'Magnolia denudata', kind: 'fish' },
  { plant: 'Magnolia denudata', kind: ['plant'] },
]
const badPlaces = [{ place: longText }, { walk: longText }]
const badLetter = [{ letter: 'A' }, { letter: 'ab' }, { letter: '' }, { letter: "a'" }]

const badCredentials = [
  {},
  [],
  { username: 'lin' },
  { username: { $ne: '' }, password: { $ne: '' } },
  { username: ['lin'], password: 'a fine long one' },
  { username: 7, password: 'a fine long one' },
  { username: 'lin', password: null },
  { username: longText, password: 'a fine long one' },
  { username: 'lin', password: 'a'.repeat(900_000) },
]

let describedCount = 0

export const examples: { [Name in EndpointName]: Example<Name> } = {
  userInfo: { good: {}, bad: [] },
  userInfoGlossary: { good: { letter: 'm' }, bad: badLetter },
  userInfoGlossaryBird: { good: {}, bad: badLetter },
  searchNames: { good: {}, bad: [] },
  searchBirdNames: { good: {}, bad: [] },
  searchWords: { good: {}, bad: [] },
  suggestNames: {
    good: { q: 'rose' },
    bad: [
      { q: 'rose', limit: '0' },
      { q: 'rose', limit: '51' },
      { q: 'rose', limit: 'x' },
    ],
  },
  searchBirdWords: { good: {}, bad: [] },
  numOFPlants: { good: {}, bad: [] },
  numOfPlants: { good: {}, bad: [] },
  numOfBirds: { good: {}, bad: [] },
  syncPlantInfo: { good: { postName: 'Magnolia_denudata' }, bad: badName },
  syncBirdInfo: { good: { postName: 'Tachybaptus_ruficollis' }, bad: badName },
  getPics: { good: { plant: 'Magnolia denudata' }, bad: badPlant },
  getPicsAndArts: { good: { plant: 'Magnolia denudata' }, bad: badPlant },
  getDb2Pic: { good: {}, bad: [] },
  getDb2PicBird: { good: {}, bad: [] },
  db2Alt: { good: {}, bad: [] },
  db2AltBird: { good: {}, bad: [] },
  pictureOfWeek: { good: {}, bad: [{ kind: 'fish' }] },
  inSeason: {
    good: { month: '3' },
    bad: [
      { month: '0' },
      { month: '13' },
      { month: '1.5' },
      { month: 'March' },
      { month: '' },
      { kind: 'fish' },
      { page: '0' },
    ],
  },
  codeSpecies: {
    good: async (site) => {
      // The call accepts `before: []` only for a species without values.
      const name = `Acer novum ${++describedCount}`
      await site.addSpecies('plant', [name, name, name])
      const cell = { name, character: 'habit', before: [], choices: ['tree'] }
      return { kind: 'plant' as const, cells: [cell] }
    },
    bad: [
      {},
      { kind: 'plant', cells: [] },
      { kind: 'fish', cells: [{ name: 'a', character: 'habit', before: [], choices: [] }] },
      { kind: 'plant', cells: [{ name: 'a', character: 'a b', before: [], choices: [] }] },
      { kind: 'plant', cells: [{ name: 'a', character: 'habit', choices: ['tree'] }] },
    ],
  },
  keyQuestions: { good: {}, bad: [] },
  keyTable: { good: { kind: 'plant' }, bad: [{ kind: 'fish' }, { kind: ['plant', 'bird'] }] },
  quizDeck: {
    good: { family: 'Magnoliaceae' },
    bad: [{ season: 'monsoon' }, { all: 'fish' }, { family: '' }, ...badPlaces],
  },
  fieldGuide: {
    good: { family: 'Magnoliaceae' },
    bad: [{ month: 13 }, { all: 'fish' }, { species: '' }],
  },
  'guide.epub': {
    good: { family: 'Magnoliaceae', lang: 'zh' },
    bad: [{ month: 13 }, { all: 'bird', lang: 'fr' }],
  },
  completeName: {
    good: { kind: 'plant', field: 'family', text: 'Magnol' },
    bad: [
      {},
      { kind: 'plant', field: 'family', text: '' },
      { kind: 'plant', field: 'family', text: longText },
      { kind: 'plant', field: 'location', text: 'a' },
      { kind: 'fish', field: 'family', text: 'a' },
    ],
  },
  referenceState: { good: {}, bad: [] },
  loadReference: { good: {}, files: { file: ['names.csv'] }, bad: [], session: true },
  checkName: {
    good: { kind: 'plant', latinName: 'Magnolia denudata' },
    bad: [
      {},
      { kind: 'plant', latinName: '' },
      { kind: 'plant', latinName: longText },
      { kind: 'fish', latinName: 'a' },
    ],
  },
  taxa: { good: { kind: 'plant' }, bad: [{ kind: 'fish' }] },
  taxon: {
    good: { rank: 'family', name: 'Magnoliaceae' },
    bad: [
      { rank: 'kingdom', name: 'Plantae' },
      { rank: 'family', name: '' },
      { rank: 'family', name: longText },
      { rank: 'family', name: 'Rosaceae', page: '0' },
    ],
  },
  waysOnward: {
    good: { name: 'Magnolia_denudata' },
    bad: [{}, { name: '' }, { name: 'Magnolia denudata', kind: 'fish' }],
  },
  seasonCalendar: {
    good: { sort: 'month' },
    bad: [{ sort: 'size' }, { kind: 'fish' }, { page: '0' }],
  },
  refresh: { good: {}, bad: [], session: true },
  login: { good: { username: 'lin', password: 'x' }, bad: badCredentials, session: true },
  logout: { good: {}, bad: [], session: true },
  register: {
    good: { username: 'lin', password: 'a fine long one' },
    bad: [
      ...badCredentials,
      { username: 'a', password: 'a fine long one' },
      { username: 'a'.repeat(33), password: 'a fine long one' },
      { username: 'a b', password: 'a fine long one' },
      { username: '<b>lin</b>', password: 'a fine long one' },
      { username: 'lin', password: 'seven77' },
      { username: 'lin', password: 'a'.repeat(129) },
    ],
    session: true,
  },
  changePassword: {
    good: { password: 'x', newPassword: 'a fine long one' },
    bad: [
      {},
      { password: 'x', newPassword: 'seven77' },
      { password: {}, newPassword: 'a fine one' },
    ],
    session: true,
  },
  sessions: { good: {}, bad: [], session: true },
  endSession: {
    good: { id: '00000000-0000-4000-8000-000000000000' },
    bad: [{}, { id: 7 }, { id: 'mine' }, { id: { $ne: '' } }],
    session: true,
  },
  searchSpecies: {
    good: { q: 'magnolia' },
    bad: [{ q: longText }, { kind: 'fish' }, { page: '0' }, { page: '1.5' }, { page: 'NaN' }],
  },
  identifySpecies: {
    good: { species: [{ code: '7h3k9q2m' }, { name: 'Magnolia denudata' }] },
    bad: [
      {},
      [],
      { species: 'Magnolia denudata' },
      { species: [{}] },
      { species: [{ code: 7 }] },
      { species: [{ code: longText }] },
      { species: [{ name: '' }] },
      { species: [{ name: { $ne: '' } }] },
      { species: [{ name: 'Magnolia denudata', kind: 'fish' }] },
      { species: Array.from({ length: 241 }, () => ({ code: '7h3k9q2m' })) },
    ],
  },
  ...submissionExamples,
  ...reviewExamples,
  ...siteContentExamples,
  ...curationExamples,
  ...administrationExamples,
  ...classExamples,
  ...statusExamples,
  ownData: { good: {}, bad: [], session: true },
  'ownData.zip': { good: {}, bad: [], session: true },
  leave: {
    good: { password: 'x' },
    bad: [{}, [], { password: '' }, { password: 7 }, { password: 'x', credits: 'all' }],
    session: true,
  },
  ...homeExamples,
  ...walkExamples,
  ...downloadExamples,
  uploadFiles: {
    good: { language: 'zh' },
    bad: [{}, { language: 'fr' }, { language: '' }],
  },
  walkFiles: {
    good: { key: 'pond', language: 'zh' },
    bad: [
      {},
      { key: 'pond' },
      { key: 'pond', language: 'fr' },
      { key: 'pond', language: '' },
      { key: '', language: 'en' },
      { key: longText, language: 'en' },
    ],
  },
}
