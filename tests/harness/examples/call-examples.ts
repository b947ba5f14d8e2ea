/** Gives valid input for every call of the contract, as the type checker requires, and invalid input for many calls. */
import type { EndpointName, Input } from '../../../contract/calls/endpoints.ts'
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
  valid: Input<Name> | ((site: Site) => Promise<Input<Name>>)
  /** The file names of each file field of a form. */
  files?: Record<string, string[]>
  /** Inputs that the call must answer with 400. */
  invalid: unknown[]
  /** Set if the call acts on the caller's session or content, or on the machine. Other tests cover the call. */
  session?: true
}

const longText = 'a'.repeat(10_000)

const noText = [{}, [], 'text', { postName: '' }, { postName: '  ' }, { postName: 7 }]
const invalidName = [
  ...noText,
  { postName: null },
  { postName: ['Magnolia denudata'] },
  { postName: { $ne: '' } },
  { postName: longText },
]
const invalidPlant = [
  {},
  [],
  { plant: { $gt: '' } },
  { plant: longText },
  { plant: 'Magnolia denudata', kind: 'fish' },
  { plant: 'Magnolia denudata', kind: ['plant'] },
]
const invalidPlaces = [{ place: longText }, { walk: longText }]
const invalidLetter = [{ letter: 'A' }, { letter: 'ab' }, { letter: '' }, { letter: "a'" }]

const invalidCredentials = [
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
  userInfo: { valid: {}, invalid: [] },
  userInfoGlossary: { valid: { letter: 'm' }, invalid: invalidLetter },
  userInfoGlossaryBird: { valid: {}, invalid: invalidLetter },
  searchNames: { valid: {}, invalid: [] },
  searchBirdNames: { valid: {}, invalid: [] },
  searchWords: { valid: {}, invalid: [] },
  suggestNames: {
    valid: { q: 'rose' },
    invalid: [
      { q: 'rose', limit: '0' },
      { q: 'rose', limit: '51' },
      { q: 'rose', limit: 'x' },
    ],
  },
  searchBirdWords: { valid: {}, invalid: [] },
  numOFPlants: { valid: {}, invalid: [] },
  numOfPlants: { valid: {}, invalid: [] },
  numOfBirds: { valid: {}, invalid: [] },
  syncPlantInfo: { valid: { postName: 'Magnolia_denudata' }, invalid: invalidName },
  syncBirdInfo: { valid: { postName: 'Tachybaptus_ruficollis' }, invalid: invalidName },
  getPics: { valid: { plant: 'Magnolia denudata' }, invalid: invalidPlant },
  getPicsAndArts: { valid: { plant: 'Magnolia denudata' }, invalid: invalidPlant },
  getDb2Pic: { valid: {}, invalid: [] },
  getDb2PicBird: { valid: {}, invalid: [] },
  db2Alt: { valid: {}, invalid: [] },
  db2AltBird: { valid: {}, invalid: [] },
  pictureOfWeek: { valid: {}, invalid: [{ kind: 'fish' }] },
  inSeason: {
    valid: { month: '3' },
    invalid: [
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
    valid: async (site) => {
      // The call accepts `before: []` only for a species without values.
      const name = `Acer novum ${++describedCount}`
      await site.addSpecies('plant', [name, name, name])
      const cell = { name, character: 'habit', before: [], choices: ['tree'] }
      return { kind: 'plant' as const, cells: [cell] }
    },
    invalid: [
      {},
      { kind: 'plant', cells: [] },
      { kind: 'fish', cells: [{ name: 'a', character: 'habit', before: [], choices: [] }] },
      { kind: 'plant', cells: [{ name: 'a', character: 'a b', before: [], choices: [] }] },
      { kind: 'plant', cells: [{ name: 'a', character: 'habit', choices: ['tree'] }] },
    ],
  },
  keyQuestions: { valid: {}, invalid: [] },
  keyTable: { valid: { kind: 'plant' }, invalid: [{ kind: 'fish' }, { kind: ['plant', 'bird'] }] },
  quizDeck: {
    valid: { family: 'Magnoliaceae' },
    invalid: [{ season: 'monsoon' }, { all: 'fish' }, { family: '' }, ...invalidPlaces],
  },
  fieldGuide: {
    valid: { family: 'Magnoliaceae' },
    invalid: [{ month: 13 }, { all: 'fish' }, { species: '' }],
  },
  'guide.epub': {
    valid: { family: 'Magnoliaceae', lang: 'zh' },
    invalid: [{ month: 13 }, { all: 'bird', lang: 'fr' }],
  },
  completeName: {
    valid: { kind: 'plant', field: 'family', text: 'Magnol' },
    invalid: [
      {},
      { kind: 'plant', field: 'family', text: '' },
      { kind: 'plant', field: 'family', text: longText },
      { kind: 'plant', field: 'location', text: 'a' },
      { kind: 'fish', field: 'family', text: 'a' },
    ],
  },
  referenceState: { valid: {}, invalid: [] },
  loadReference: { valid: {}, files: { file: ['names.csv'] }, invalid: [], session: true },
  checkName: {
    valid: { kind: 'plant', latinName: 'Magnolia denudata' },
    invalid: [
      {},
      { kind: 'plant', latinName: '' },
      { kind: 'plant', latinName: longText },
      { kind: 'fish', latinName: 'a' },
    ],
  },
  taxa: { valid: { kind: 'plant' }, invalid: [{ kind: 'fish' }] },
  taxon: {
    valid: { rank: 'family', name: 'Magnoliaceae' },
    invalid: [
      { rank: 'kingdom', name: 'Plantae' },
      { rank: 'family', name: '' },
      { rank: 'family', name: longText },
      { rank: 'family', name: 'Rosaceae', page: '0' },
    ],
  },
  waysOnward: {
    valid: { name: 'Magnolia_denudata' },
    invalid: [{}, { name: '' }, { name: 'Magnolia denudata', kind: 'fish' }],
  },
  seasonCalendar: {
    valid: { sort: 'month' },
    invalid: [{ sort: 'size' }, { kind: 'fish' }, { page: '0' }],
  },
  refresh: { valid: {}, invalid: [], session: true },
  login: { valid: { username: 'lin', password: 'x' }, invalid: invalidCredentials, session: true },
  logout: { valid: {}, invalid: [], session: true },
  register: {
    valid: { username: 'lin', password: 'a fine long one' },
    invalid: [
      ...invalidCredentials,
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
    valid: { password: 'x', newPassword: 'a fine long one' },
    invalid: [
      {},
      { password: 'x', newPassword: 'seven77' },
      { password: {}, newPassword: 'a fine one' },
    ],
    session: true,
  },
  sessions: { valid: {}, invalid: [], session: true },
  endSession: {
    valid: { id: '00000000-0000-4000-8000-000000000000' },
    invalid: [{}, { id: 7 }, { id: 'mine' }, { id: { $ne: '' } }],
    session: true,
  },
  searchSpecies: {
    valid: { q: 'magnolia' },
    invalid: [{ q: longText }, { kind: 'fish' }, { page: '0' }, { page: '1.5' }, { page: 'NaN' }],
  },
  identifySpecies: {
    valid: { species: [{ code: '7h3k9q2m' }, { name: 'Magnolia denudata' }] },
    invalid: [
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
  ownData: { valid: {}, invalid: [], session: true },
  'ownData.zip': { valid: {}, invalid: [], session: true },
  leave: {
    valid: { password: 'x' },
    invalid: [{}, [], { password: '' }, { password: 7 }, { password: 'x', credits: 'all' }],
    session: true,
  },
  ...homeExamples,
  ...walkExamples,
  ...downloadExamples,
  uploadFiles: {
    valid: { language: 'zh' },
    invalid: [{}, { language: 'fr' }, { language: '' }],
  },
  walkFiles: {
    valid: { key: 'pond', language: 'zh' },
    invalid: [
      {},
      { key: 'pond' },
      { key: 'pond', language: 'fr' },
      { key: 'pond', language: '' },
      { key: '', language: 'en' },
      { key: longText, language: 'en' },
    ],
  },
}
