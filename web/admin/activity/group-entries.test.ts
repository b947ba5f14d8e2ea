/** Tests which entries of the activity form a group. */
import { expect, test } from 'vitest'
import type { Activity } from '../../../contract/schemas/activity.ts'
import { groupEntries } from './group-entries.ts'

const entry = (id: string, change: Partial<Activity> = {}, name = 'Ginkgo biloba'): Activity => ({
  id,
  at: '2026-03-15 10:20:00',
  username: 'admin',
  action: 'approve',
  subject: { kind: 'picture', dbType: 'plant', name },
  images: [
    { width: 4, height: 3, placeholder: '', code: id, sender: '', sentAt: '2026-03-14 09:00:00' },
  ],
  state: 'done',
  canUndo: true,
  ...change,
})

const idsOf = (entries: Activity[]) =>
  groupEntries(entries).map((group) => group.map(({ id }) => id).join(' '))

test('groups consecutive entries of one person, action, species and day', () => {
  expect(idsOf([entry('a'), entry('b', { state: 'undone', canUndo: false }), entry('c')])).toEqual([
    'a b c',
  ])
})

test.each([
  ['another person', entry('b', { username: 'other' })],
  ['another action', entry('b', { action: 'reject' })],
  ['another day', entry('b', { at: '2026-03-16 10:20:00' })],
  ['another species', entry('b', {}, 'Camellia japonica')],
  ['an entry for several pictures', entry('b', { subject: { ...entry('b').subject, count: 2 } })],
])('begins a new group at %s', (_name, other) => {
  expect(idsOf([entry('a'), other, entry('c')])).toEqual(['a', 'b', 'c'])
})

test('leaves entries without pictures alone', () => {
  const logins = ['a', 'b'].map((id) => entry(id, { action: 'login', images: [] }))
  expect(idsOf(logins)).toEqual(['a', 'b'])
})
