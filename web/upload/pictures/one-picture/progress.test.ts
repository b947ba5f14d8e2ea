/** Tests that each picture is counted once, and that only some failures can be retried. */
import { expect, test } from 'vitest'
import type { ItemState } from '../../queue/items/item.ts'
import { countsOf, isBeingSent, isRetryable, isUnsent } from './progress.ts'

const stageOf = (state: ItemState, isWanted = false) => ({ state, isWanted })
const failed = (code: string, retry: boolean) =>
  stageOf({ is: 'refused', code, message: '', retry })

test('counts each picture under its current state', () => {
  const items = [
    stageOf({ is: 'preparing' }),
    stageOf({ is: 'preparing' }, true),
    stageOf({ is: 'ready' }),
    stageOf({ is: 'ready' }, true),
    stageOf({ is: 'sending', progress: 0.5 }, true),
    stageOf({ is: 'waiting', attempts: 1 }, true),
    stageOf({ is: 'sent', status: 'pending' }, true),
    stageOf({ is: 'known', where: undefined }),
    failed('bad_input', true),
  ]
  expect(countsOf(items)).toEqual({
    ...{ preparing: 1, ready: 1, sending: 4, sent: 1, known: 1, refused: 1 },
  })
  expect(items.map(isBeingSent)).toEqual([
    ...[false, true, false, true, true, true, false, false, false],
  ])
})

test('allows a retry after wrong values or an unexpected error, but not for a rejected file', () => {
  for (const code of ['unsupported_format', 'chosen_twice', 'file_too_large']) {
    expect(isRetryable(failed(code, false)), code).toBe(false)
  }
  expect(isRetryable(failed('unreadable_picture', true))).toBe(false)
  for (const code of ['not_in_the_list', 'bad_input', 'unexpected']) {
    expect(isRetryable(failed(code, true)), code).toBe(true)
    expect(isUnsent(failed(code, true)), code).toBe(true)
  }
})
