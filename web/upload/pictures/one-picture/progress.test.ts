/** Tests that each picture counts once, and which failures can be retried. */
import { expect, test } from 'vitest'
import type { ItemState } from '../../queue/items/item.ts'
import { countsOf, isBeingSent, isRetryable, isUnsent } from './progress.ts'

const at = (state: ItemState, wanted = false) => ({ state, wanted })
const refused = (code: string, retry: boolean) => at({ is: 'refused', code, message: '', retry })

test('counts each picture under its current state', () => {
  const items = [
    at({ is: 'preparing' }),
    at({ is: 'preparing' }, true),
    at({ is: 'ready' }),
    at({ is: 'ready' }, true),
    at({ is: 'sending', progress: 0.5 }, true),
    at({ is: 'waiting', attempts: 1 }, true),
    at({ is: 'sent', status: 'pending' }, true),
    at({ is: 'known', where: undefined }),
    refused('bad_input', true),
  ]
  expect(countsOf(items)).toEqual({
    ...{ preparing: 1, ready: 1, sending: 4, sent: 1, known: 1, refused: 1 },
  })
  expect(items.map(isBeingSent)).toEqual([
    ...[false, true, false, true, true, true, false, false, false],
  ])
})

test('allows a retry after wrong values or an unexpected error, not for a rejected file', () => {
  for (const code of ['unsupported_format', 'chosen_twice', 'file_too_large']) {
    expect(isRetryable(refused(code, false)), code).toBe(false)
  }
  expect(isRetryable(refused('unreadable_picture', true))).toBe(false)
  for (const code of ['not_in_the_list', 'bad_input', 'unexpected']) {
    expect(isRetryable(refused(code, true)), code).toBe(true)
    expect(isUnsent(refused(code, true)), code).toBe(true)
  }
})
