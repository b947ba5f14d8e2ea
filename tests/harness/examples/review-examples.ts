/** Gives examples of the calls of reviewers. Each example of a decision makes a new submission or request. */
import { randomUUID } from 'node:crypto'
import type { reviewCalls } from '../../../contract/calls/review.ts'
import type { Kind } from '../../../contract/kinds.ts'
import { addAccount, addPending } from '../databases/inserted-rows.ts'
import type { Site } from '../sites/site.ts'
import type { Example } from './call-examples.ts'
import { deleteNewSpecies, idOf } from './curation-examples.ts'

const recordedNames = { plant: 'Magnolia denudata', bird: 'Tachybaptus ruficollis' }
const unknownId = '00000000-0000-4000-8000-000000000000'

const addEdit = (kind: Kind) => async (site: Site) => {
  const { db } = site.database
  const payload = { before: { editor: '' }, after: { editor: 'Lin G11' } }
  const details = { speciesKind: kind, speciesId: await idOf(site, kind, recordedNames[kind]) }
  const authorId = (await addAccount(db)).id
  const id = await addPending(db, { kind: 'edit', payload, ...details, authorId })
  return { id, decision: false }
}

let speciesCount = 0
const addNewSpecies = (kind: Kind) => async (site: Site) => {
  const { db } = site.database
  const names = {
    latinName: `Species nova ${++speciesCount}`,
    commonName: 'New',
    chineseName: '新种',
  }
  const payload = { ...names, texts: {}, englishLinks: [], chineseLinks: [], editor: '' }
  const authorId = (await addAccount(db)).id
  const details = { speciesKind: kind, speciesId: null, authorId }
  return {
    id: await addPending(db, { kind: 'species', payload, ...details }),
    decision: 'reject' as const,
  }
}

const picture = {
  kind: 'picture',
  payload: { season: 'spring', takenBy: 'Lin', takenOn: '2025-03-16', location: 'Gate' },
} as const

async function addPendingPicture(site: Site): Promise<string> {
  const { db } = site.database
  const authorId = (await addAccount(db)).id
  const speciesId = await idOf(site, 'plant', recordedNames.plant)
  return addPending(db, { ...picture, speciesKind: 'plant', speciesId, authorId })
}

async function addCreation(site: Site) {
  const { db } = site.database
  const speciesId = await idOf(site, 'plant', recordedNames.plant)
  const authorId = (await addAccount(db)).id
  const details = { speciesKind: 'plant', speciesId, authorId } as const
  const id = await addPending(db, { kind: 'creation', payload: {}, ...details })
  await addPending(db, { ...picture, ...details, creationId: id })
  const drawing = { artist: 'Chen', drawnOn: '', location: '' }
  await addPending(db, { kind: 'artwork', payload: drawing, ...details, creationId: id })
  return { id, decision: false, reason: 'Blurred' }
}

async function openWithdrawal(site: Site): Promise<string> {
  const takenOn = `2024-01-${String((hiddenCount++ % 28) + 1).padStart(2, '0')}`
  const target_id = await site.addPicture('plant', recordedNames.plant, {
    season: 'winter',
    takenOn,
  })
  const { db } = site.database
  await db.updateTable('picture').set({ status: 'hidden' }).where('id', '=', target_id).execute()
  const request = { id: randomUUID(), submission_id: null, target: 'picture', target_id } as const
  const requestDetails = {
    reason: 'face',
    note: '',
    requested_at: '2025-03-16T08:00:00.000Z',
  } as const
  const openDecision = { status: 'open', reviewer_id: null, decided_at: null, answer: '' } as const
  await db
    .insertInto('withdrawal')
    .values({ ...request, ...requestDetails, ...openDecision })
    .execute()
  return request.id
}
let hiddenCount = 0

const invalidDecision = [
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
const invalidDate = { takenOn: '2025-02-30' }

export const reviewExamples: { [Name in keyof typeof reviewCalls]: Example<Name> } = {
  adminAuth: {
    valid: {},
    invalid: [
      ...[{ queue: 'all' }, { after: 'x' }, { after: '' }, { order: 'size' }],
      ...[{ species: 'x' }, { sender: 'a'.repeat(201) }],
    ],
  },
  pendingGroups: { valid: {}, invalid: [] },
  handleEditDecision: { valid: addEdit('plant'), invalid: invalidDecision },
  handleBirdEditDecision: { valid: addEdit('bird'), invalid: invalidDecision },
  newPostAuth: { valid: addNewSpecies('plant'), invalid: invalidDecision },
  newBirdPostAuth: { valid: addNewSpecies('bird'), invalid: invalidDecision },
  newCreationAuth: { valid: addCreation, invalid: invalidDecision },
  newPictureAuth: {
    valid: async (site) => ({ ids: [await addPendingPicture(site)], decision: false }),
    invalid: [
      {},
      { ids: [], decision: true },
      { ids: unknownId, decision: true },
      { ids: ['x'], decision: true },
      { ids: [{ $ne: '' }], decision: true },
      { ids: Array(101).fill(unknownId), decision: true },
      { ids: [unknownId], decision: 'maybe' },
      { ids: [unknownId], decision: true, change: invalidDate },
      { ids: [unknownId], decision: true, change: { season: 'monsoon' } },
      { ids: [unknownId], decision: true, change: { takenBy: 'a'.repeat(501) } },
    ],
  },
  withdrawals: { valid: {}, invalid: [] },
  decideWithdrawal: {
    valid: async (site) => ({ id: await openWithdrawal(site), decision: 'keep' }),
    invalid: [
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
    valid: async (site) => ({ id: await deleteNewSpecies(site) }),
    invalid: [{}, [], { id: 'x' }, { id: 7 }, { id: { $ne: '' } }],
  },
}
