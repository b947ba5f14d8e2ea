/** Tests that new entries of the activity stay hidden, so that no line moves under the pointer of an admin. */
import { expect, test } from 'vitest'
import { splitEntries } from './use-kept-entries.ts'

const entries = (...ids: string[]) => ids.map((id) => ({ id }))

test.each([
  ['shows all entries if no entry is new', entries('b', 'a'), 'b', ['b', 'a'], 0],
  ['counts new entries without showing them', entries('d', 'c', 'b', 'a'), 'b', ['b', 'a'], 2],
  ['leaves out entries that moved to the next page', entries('d', 'c', 'b'), 'b', ['b'], 2],
  [
    'shows all entries if the newest seen entry is no longer loaded',
    entries('d', 'c'),
    'b',
    ['d', 'c'],
    0,
  ],
  ['shows all entries at once if the list was empty', entries('a'), undefined, ['a'], 0],
  ['shows no entries if the list has become empty', entries(), 'b', [], 0],
])('%s', (_title, loaded, newest, visible, addedCount) => {
  expect(splitEntries(loaded, newest)).toEqual({ visible: entries(...visible), addedCount })
})
