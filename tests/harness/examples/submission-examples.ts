/** Gives examples of the calls with which members send content. */
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
const badLinks = [
  'no JSON',
  '{"link":"https://example.org"}',
  '[{"linkTitle":"a","link":"javascript:alert(1)"}]',
  '[{"linkTitle":"a","link":"java\\tscript:alert(1)"}]',
  '[{"linkTitle":"a","link":"data:text/html,x"}]',
]
const badRecord = (good: object) => [
  {},
  { ...good, latinName: '' },
  { ...good, latinName: '\u200b' },
  { ...good, chineseName: 'a'.repeat(201) },
  { ...good, location: tooLong },
  { ...good, dbType: 'fish' },
  ...badLinks.flatMap((links) => [
    { ...good, link: links },
    { ...good, chineseLink: links },
  ]),
]

const magnolia = { latinName: 'Magnolia denudata', chineseName: '玉兰', commonName: 'Yulan' }
const grebe = { latinName: 'Tachybaptus ruficollis', chineseName: '小䴙䴘', commonName: 'Grebe' }
const plantEdit = { ...magnolia, originalLatin: 'Magnolia denudata', location: 'By the gate' }
const birdEdit = { ...grebe, originalLatin: 'Tachybaptus ruficollis', diet: 'Fish and shrimps' }
const badEdit = (good: object) => [
  {},
  [],
  'text',
  { ...good, originalLatin: undefined },
  { ...good, originalLatin: { $ne: '' } },
  { ...good, latinName: ' ' },
  { ...good, location: 7 },
  { ...good, location: tooLong },
  { ...good, revision: 0 },
  { ...good, revision: '1' },
  { ...good, link: 'title: javascript:alert(1)' },
  { ...good, link: [{ linkTitle: 'a', link: 'javascript:alert(1)' }] },
  { ...good, link: { $ne: '' } },
  { ...good, chineseLink: Array(21).fill({ linkTitle: 'a', link: 'example.org' }) },
]

const photograph = (picEnglishName: string, picSeason: string) => ({
  picEnglishName,
  picSeason,
  picPhotographer: 'Lin Xiaoman',
  picSetting: 'Pond',
  month: 'Sat Mar 15 2025',
})
const badPhotograph = (good: object) => [
  {},
  { ...good, picEnglishName: '' },
  { ...good, picSeason: 'monsoon' },
  { ...good, picSeason: '' },
  { ...good, picPhotographer: ' ' },
  { ...good, picSetting: 'a'.repeat(501) },
  { ...good, month: 'yesterday' },
  { ...good, month: '2025-02-30' },
  { ...good, originalHash: 'x' },
]

const artwork = { plant: 'Magnolia denudata', artist: 'Chen Yu', artDate: '3-15-25' }
const badArtwork = [
  {},
  { ...artwork, plant: '' },
  { ...artwork, artDate: '31-31-25' },
  { ...artwork, photoDate: 'x' },
  { ...artwork, artist: 'a'.repeat(501) },
  { ...artwork, dbType: 'fish' },
]

const badNomination = [
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
  uploadPlant: { good: { ...ginkgo, link: '[]' }, bad: badRecord(ginkgo) },
  uploadBird: { good: bird, bad: [...badRecord(bird), { ...bird, diet: '' }, wren] },
  uploadPic: {
    good: photograph('Magnolia denudata', 'Spring'),
    files: { files: ['spring.jpg'] },
    bad: badPhotograph(photograph('Magnolia denudata', 'Spring')),
  },
  uploadBirdPic: {
    good: photograph('Tachybaptus ruficollis', 'Male Adult'),
    files: { files: ['male.jpg', 'another.jpg'] },
    bad: badPhotograph(photograph('Tachybaptus ruficollis', 'Juvenile')),
  },
  uploadArt: { good: artwork, files: { files: ['drawing.jpg'] }, bad: badArtwork },
  uploadCreation: {
    good: { ...artwork, photoDate: '2025-03-10' },
    files: { pic: ['taken.jpg'], art: ['drawn.jpg'] },
    bad: [...badArtwork, { ...artwork, season: 'monsoon' }],
  },
  listCreations: { good: {}, bad: [] },
  uploadFeatureSingle: { good: nomination('pics'), bad: badNomination },
  uploadFeatureArtSingle: { good: nomination('arts'), bad: badNomination },
  updateText: { good: plantEdit, bad: badEdit(plantEdit) },
  birdUpdateText: { good: birdEdit, bad: badEdit(birdEdit) },
  pendingSpecies: { good: {}, bad: [] },
  submissions: {
    good: {},
    bad: [{ page: '0' }, { page: '-1' }, { page: 'x' }, { since: 'yesterday' }, { id: 'x' }],
  },
  submissionNews: { good: {}, bad: [] },
  withdrawSubmission: {
    good: { id: unknownId },
    bad: [{}, [], { id: 'x' }, { id: 7 }, { id: { $ne: '' } }],
    session: true,
  },
  requestWithdrawal: {
    good: { id: unknownId, reason: 'face' },
    bad: [
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
    good: { id: unknownId },
    bad: [{}, [], { id: 'x' }, { id: 7 }, { id: { $ne: '' } }],
    session: true,
  },
  submissionsSeen: {
    good: { until: '2025-03-16T08:00:00.000Z' },
    bad: [{}, { until: '' }, { until: 'now' }, { until: 7 }, { until: { $ne: '' } }],
  },
  resubmit: {
    good: { id: unknownId, change: {} },
    bad: [
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
    good: { hashes: [hash] },
    bad: [
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
