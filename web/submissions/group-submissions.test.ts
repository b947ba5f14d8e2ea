/** Tests which submissions form a group. */
import { expect, test } from 'vitest'
import type { Submission } from '../../contract/schemas/submissions.ts'
import { groupSubmissions } from './group-submissions.ts'

const image = { path: '/a.webp', width: 4, height: 3, placeholder: '' }
const picture = (id: string, change: Partial<Submission> = {}): Submission => ({
  id,
  kind: 'picture',
  dbType: 'plant',
  status: 'pending',
  reason: '',
  ...{ latinName: 'Ginkgo biloba', commonName: 'Ginkgo', chineseName: '银杏', hasPage: true },
  submittedAt: '2026-03-15 10:20:00',
  decidedAt: null,
  decidedInstant: null,
  images: [image],
  details: {},
  sendKey: null,
  ...change,
})

const idsOf = (submissions: Submission[]) =>
  groupSubmissions(submissions).map((group) => group.map(({ id }) => id).join(' '))

test('groups pictures of one species that were submitted on one day', () => {
  const later = picture('b', { submittedAt: '2026-03-15 16:00:00', details: { takenBy: 'Lin' } })
  expect(idsOf([picture('a'), later, picture('c')])).toEqual(['a b c'])
})

const changes = { status: 'returned', decidedAt: '2026-03-16 08:00:00' } as const

test('groups pictures with the same reason, and keeps other reasons apart', () => {
  const returned = (id: string, reason: string) => picture(id, { ...changes, reason })
  const submissions = [returned('a', 'Who?'), returned('b', 'Who?'), returned('c', 'Where?')]
  expect(idsOf(submissions)).toEqual(['a b', 'c'])
})

test.each<[string, Partial<Submission>]>([
  ['of another species', { latinName: 'Camellia japonica' }],
  ['of a species of the other kind', { dbType: 'bird' }],
  ['submitted on another day', { submittedAt: '2026-03-16 10:20:00' }],
  ['with another state', changes],
  ['that is news', { isNews: true }],
  ['that was moved', { outcome: { state: 'moved', from: 'Camellia japonica' } }],
  ['that is an artwork', { kind: 'artwork' }],
])('keeps apart a picture %s', (_name, change) => {
  expect(idsOf([picture('a'), picture('b', change), picture('c')])).toEqual(['a', 'b', 'c'])
})

test.each<[string, Partial<Submission>]>([
  ['new species', { kind: 'species', images: [] }],
  ['edits', { kind: 'edit', images: [] }],
  ['creations', { kind: 'creation', images: [image, { ...image, path: '/b.webp' }] }],
  ['pictures of deleted species', { latinName: '' }],
  ['open requests', { outcome: { state: 'hidden', changeId: crypto.randomUUID() } }],
])('never groups %s', (_name, change) => {
  expect(idsOf([picture('a', change), picture('b', change)])).toEqual(['a', 'b'])
})
