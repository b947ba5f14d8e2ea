/** Gives examples of the calls with which reviewers decide. Each example makes a new pending submission. */
import { randomUUID } from 'node:crypto'
import type { reviewCalls } from '../../../contract/calls/review.ts'
import type { Kind } from '../../../contract/kinds.ts'
import { addAccount, addPending } from '../databases/inserted-rows.ts'
import type { Site } from '../sites/site.ts'
import type { Example } from './call-examples.ts'
import { deletedSpecies, idOf } from './curation-examples.ts'

const known = { plant: 'Magnolia denudata', bird: 'Tachybaptus ruficollis' }
const unknownId = '00000000-0000-4000-8000-000000000000'

const edit = (kind: Kind) => async (site: Site) => {
  const { db } = site.database
  const payload = { before: { editor: '' }, after: { editor: 'Lin G11' } }
  const of = { speciesKind: kind, speciesId: await idOf(site, kind, known[kind]) }
  const authorId = (await addAccount(db)).id
  const id = await addPending(db, { kind: 'edit', payload, ...of, authorId })
  return { id, decision: false }
}

let made = 0
const post = (kind: Kind) => async (site: Site) => {
  const { db } = site.database
  const names = { latinName: `Species nova ${++made}`, commonName: 'New', chineseName: '新种' }
  const payload = { ...names, texts: {}, englishLinks: [], chineseLinks: [], editor: '' }
  const authorId = (await addAccount(db)).id
  const of = { speciesKind: kind, speciesId: null, authorId }
  return {
    id: await addPending(db, { kind: 'species', payload, ...of }),
    decision: 'reject' as const,
  }
}

const picture = {
  kind: 'picture',
  payload: { season: 'spring', takenBy: 'Lin', takenOn: '2025-03-16', location: 'Gate' },
} as const

async function pendingPicture(site: Site): Promise<string> {
  const { db } = site.database
  const authorId = (await addAccount(db)).id
  const speciesId = await idOf(site, 'plant', known.plant)
  return addPending(db, { ...picture, speciesKind: 'plant', speciesId, authorId })
}

async function creation(site: Site) {
  const { db } = site.database
  const speciesId = await idOf(site, 'plant', known.plant)
  const authorId = (await addAccount(db)).id
  const of = { speciesKind: 'plant', speciesId, authorId } as const
  const id = await addPending(db, { kind: 'creation', payload: {}, ...of })
  await addPending(db, { ...picture, ...of, partOf: id })
  const drawing = { artist: 'Chen', drawnOn: '', location: '' }
  await addPending(db, { kind: 'artwork', payload: drawing, ...of, partOf: id })
  return { id, decision: false, reason: 'Blurred' }
}

async function openWithdrawal(site: Site): Promise<string> {
  const takenOn = `2024-01-${String((hidden++ % 28) + 1).padStart(2, '0')}`
  const target_id = await site.addPicture('plant', known.plant, { season: 'winter', takenOn })
  const { db } = site.database
  await db.updateTable('picture').set({ status: 'hidden' }).where('id', '=', target_id).execute()
  const request = { id: randomUUID(), submission_id: null, target: 'picture', target_id } as const
  const given = { reason: 'face', note: '', requested_at: '2025-03-16T08:00:00.000Z' } as const
  const undecided = { status: 'open', reviewer_id: null, decided_at: null, answer: '' } as const
  await db
    .insertInto('withdrawal')
    .values({ ...request, ...given, ...undecided })
    .execute()
  return request.id
}
let hidden = 0

const badDecision = [
  {},
  [],
  'text',
  { id: unknownId },
  { id: unknownId, decision: 'maybe' },
  { id: unknownId, decision: 1 },
  { id: unknownId, decision: null },
  { id: unknownId, decision: ['approve'] },
  { id: 'x', decision: true },
  { id: 7, decision: true },
  { id: { $ne: '' }, decision: true },
  { id: [unknownId], decision: true },
  { id: unknownId, decision: false, reason: 'a'.repeat(501) },
  { id: unknownId, decision: false, reason: { $ne: '' } },
]
const badDate = { takenOn: '2025-02-30' }

export const reviewExamples: { [Name in keyof typeof reviewCalls]: Example<Name> } = {
  adminAuth: {
    good: {},
    bad: [
      ...[{ queue: 'all' }, { after: 'x' }, { after: '' }, { order: 'size' }],
      ...[{ species: 'x' }, { sender: 'a'.repeat(201) }],
    ],
  },
  pendingGroups: { good: {}, bad: [] },
  handleEditDecision: { good: edit('plant'), bad: badDecision },
  handleBirdEditDecision: { good: edit('bird'), bad: badDecision },
  newPostAuth: { good: post('plant'), bad: badDecision },
  newBirdPostAuth: { good: post('bird'), bad: badDecision },
  newCreationAuth: { good: creation, bad: badDecision },
  newPictureAuth: {
    good: async (site) => ({ ids: [await pendingPicture(site)], decision: false }),
    bad: [
      {},
      { ids: [], decision: true },
      { ids: unknownId, decision: true },
      { ids: ['x'], decision: true },
      { ids: [{ $ne: '' }], decision: true },
      { ids: Array(101).fill(unknownId), decision: true },
      { ids: [unknownId], decision: 'maybe' },
      { ids: [unknownId], decision: true, change: badDate },
      { ids: [unknownId], decision: true, change: { season: 'monsoon' } },
      { ids: [unknownId], decision: true, change: { takenBy: 'a'.repeat(501) } },
    ],
  },
  withdrawals: { good: {}, bad: [] },
  decideWithdrawal: {
    good: async (site) => ({ id: await openWithdrawal(site), decision: 'keep' }),
    bad: [
      {},
      [],
      { id: unknownId },
      { id: 'x', decision: 'keep' },
      { id: { $ne: '' }, decision: 'keep' },
      { id: unknownId, decision: true },
      { id: unknownId, decision: 'keep', answer: 'a'.repeat(501) },
    ],
  },
  undoChange: {
    good: async (site) => ({ id: await deletedSpecies(site) }),
    bad: [{}, [], { id: 'x' }, { id: 7 }, { id: { $ne: '' } }],
  },
}
