/** Gives examples of the calls with which members submit, list and withdraw content, and nominate pictures. */
import type { submissionCalls } from '../../../contract/calls/submissions.ts'
import type { Site } from '../sites/site.ts'
import { visitor } from '../sites/site.ts'
import type { Example } from './call-examples.ts'

const ginkgo = { latinName: 'Ginkgo biloba', chineseName: '银杏', commonName: 'Ginkgo' }
const wren = { latinName: 'Troglodytes troglodytes', chineseName: '鹪鹩', commonName: 'Wren' }
const bird = {
  ...wren,
  appearance: 'Small and round',
  diet: 'Spiders',
  songs: 'Loud',
  juvChar: 'Duller',
  subChar: 'As adults',
  mAdultChar: 'Brown, tail cocked',
}

const tooLong = 'a'.repeat(20_001)
const invalidLinks = [
  'no JSON',
  '{"link":"https://example.org"}',
  '[{"linkTitle":"a","link":"javascript:alert(1)"}]',
  '[{"linkTitle":"a","link":"java\\tscript:alert(1)"}]',
  '[{"linkTitle":"a","link":"data:text/html,x"}]',
]
const invalidRecord = (valid: object) => [
  {},
  { ...valid, latinName: '' },
  { ...valid, latinName: '\u200b' },
  { ...valid, chineseName: 'a'.repeat(201) },
  { ...valid, location: tooLong },
  { ...valid, dbType: 'fish' },
  ...invalidLinks.flatMap((links) => [
    { ...valid, link: links },
    { ...valid, chineseLink: links },
  ]),
]

const magnolia = { latinName: 'Magnolia denudata', chineseName: '玉兰', commonName: 'Yulan' }
const grebe = { latinName: 'Tachybaptus ruficollis', chineseName: '小䴙䴘', commonName: 'Grebe' }
const plantEdit = { ...magnolia, originalLatin: 'Magnolia denudata', location: 'By the gate' }
const birdEdit = { ...grebe, originalLatin: 'Tachybaptus ruficollis', diet: 'Fish and shrimps' }
const invalidEdit = (valid: object) => [
  {},
  [],
  'text',
  { ...valid, originalLatin: undefined },
  { ...valid, originalLatin: { $ne: '' } },
  { ...valid, latinName: ' ' },
  { ...valid, location: 7 },
  { ...valid, location: tooLong },
  { ...valid, revision: 0 },
  { ...valid, revision: '1' },
  { ...valid, link: 'title: javascript:alert(1)' },
  { ...valid, link: [{ linkTitle: 'a', link: 'javascript:alert(1)' }] },
  { ...valid, link: { $ne: '' } },
  { ...valid, chineseLink: Array(21).fill({ linkTitle: 'a', link: 'example.org' }) },
]

const photograph = (picEnglishName: string, picSeason: string) => ({
  picEnglishName,
  picSeason,
  picPhotographer: 'Lin Xiaoman',
  picSetting: 'Pond',
  month: 'Sat Mar 15 2025',
})
const invalidPhotograph = (valid: object) => [
  {},
  { ...valid, picEnglishName: '' },
  { ...valid, picSeason: 'monsoon' },
  { ...valid, picSeason: '' },
  { ...valid, picPhotographer: ' ' },
  { ...valid, picSetting: 'a'.repeat(501) },
  { ...valid, month: 'yesterday' },
  { ...valid, month: '2025-02-30' },
  { ...valid, originalHash: 'x' },
]

const artwork = { plant: 'Magnolia denudata', artist: 'Chen Yu', artDate: '3-15-25' }
const invalidArtwork = [
  {},
  { ...artwork, plant: '' },
  { ...artwork, artDate: '31-31-25' },
  { ...artwork, photoDate: 'x' },
  { ...artwork, artist: 'a'.repeat(501) },
  { ...artwork, dbType: 'fish' },
]

const invalidNomination = [
  {},
  { plant: 'Magnolia denudata' },
  { plant: 'Magnolia denudata', path: '' },
  { plant: 'Magnolia denudata', path: 'a'.repeat(301) },
  { plant: '', path: '/a-0123456789abcdef.jpg' },
]
const nomination = (field: 'pics' | 'arts') => async (site: Site) => {
  const plant = 'Magnolia denudata'
  const images = await site.apiAs(visitor).getPicsAndArts({ plant })
  return { plant, path: images[field][0]?.path ?? '' }
}

const hash = '0'.repeat(64)
const unknownId = '00000000-0000-4000-8000-000000000000'

export const submissionExamples: {
  [Name in keyof typeof submissionCalls]: Example<Name>
} = {
  uploadPlant: { valid: { ...ginkgo, link: '[]' }, invalid: invalidRecord(ginkgo) },
  uploadBird: { valid: bird, invalid: [...invalidRecord(bird), { ...bird, diet: '' }, wren] },
  uploadPic: {
    valid: photograph('Magnolia denudata', 'Spring'),
    files: { files: ['spring.jpg'] },
    invalid: invalidPhotograph(photograph('Magnolia denudata', 'Spring')),
  },
  uploadBirdPic: {
    valid: photograph('Tachybaptus ruficollis', 'Male Adult'),
    files: { files: ['male.jpg', 'another.jpg'] },
    invalid: invalidPhotograph(photograph('Tachybaptus ruficollis', 'Juvenile')),
  },
  uploadArt: { valid: artwork, files: { files: ['drawing.jpg'] }, invalid: invalidArtwork },
  uploadCreation: {
    valid: { ...artwork, photoDate: '2025-03-10' },
    files: { pic: ['taken.jpg'], art: ['drawn.jpg'] },
    invalid: [...invalidArtwork, { ...artwork, season: 'monsoon' }],
  },
  listCreations: { valid: {}, invalid: [] },
  uploadFeatureSingle: { valid: nomination('pics'), invalid: invalidNomination },
  uploadFeatureArtSingle: { valid: nomination('arts'), invalid: invalidNomination },
  updateText: { valid: plantEdit, invalid: invalidEdit(plantEdit) },
  birdUpdateText: { valid: birdEdit, invalid: invalidEdit(birdEdit) },
  pendingSpecies: { valid: {}, invalid: [] },
  submissions: {
    valid: {},
    invalid: [{ page: '0' }, { page: '-1' }, { page: 'x' }, { since: 'yesterday' }, { id: 'x' }],
  },
  submissionNews: { valid: {}, invalid: [] },
  withdrawSubmission: {
    valid: { id: unknownId },
    invalid: [{}, [], { id: 'x' }, { id: 7 }, { id: { $ne: '' } }],
    session: true,
  },
  requestWithdrawal: {
    valid: { id: unknownId, reason: 'face' },
    invalid: [
      {},
      [],
      { id: unknownId },
      { id: 'x', reason: 'face' },
      { id: { $ne: '' }, reason: 'face' },
      { id: unknownId, reason: 'whim' },
      { id: unknownId, reason: 'other' },
      { id: unknownId, reason: 'other', note: ' ' },
      { id: unknownId, reason: 'face', note: 'a'.repeat(501) },
    ],
    session: true,
  },
  undoWithdrawal: {
    valid: { id: unknownId },
    invalid: [{}, [], { id: 'x' }, { id: 7 }, { id: { $ne: '' } }],
    session: true,
  },
  submissionsSeen: {
    valid: { until: '2025-03-16T08:00:00.000Z' },
    invalid: [{}, { until: '' }, { until: 'now' }, { until: 7 }, { until: { $ne: '' } }],
  },
  resubmit: {
    valid: { id: unknownId, change: {} },
    invalid: [
      {},
      [],
      { id: 'x' },
      { id: 7 },
      { id: { $ne: '' } },
      { id: unknownId, change: { season: 'monsoon' } },
      { id: unknownId, change: { takenOn: '2025-02-30' } },
      { id: unknownId, change: { artist: 7 } },
    ],
    session: true,
  },
  knownPictures: {
    valid: { hashes: [hash] },
    invalid: [
      {},
      [],
      { hashes: [] },
      { hashes: hash },
      { hashes: ['x'] },
      { hashes: [{ $ne: '' }] },
      { hashes: Array(101).fill(hash) },
    ],
  },
}
