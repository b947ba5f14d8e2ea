/** Tests the store of a queue without IndexedDB, as in a private window. Browser tests use IndexedDB. */
import { expect, test } from 'vitest'
import { newEntry } from './item.ts'
import { openQueueStore, storedItemOf } from './queue-store.ts'

test('works without IndexedDB and stores no picture', async () => {
  const store = openQueueStore('lin', 'plant')
  expect(await store.load()).toEqual({ pictures: [], common: undefined, sent: 0 })
  const blob = new Blob(['a'])
  const item = storedItemOf(newEntry('plant', blob, 'a.jpg'))
  expect(await store.save({ item, blob, preview: blob })).toBe(false)
  store.change(item)
  store.delete([item.id])
  expect(await store.ids()).toBe(undefined)
})

test('stores the state of an interrupted picture as ready, and keeps a known or failed state', () => {
  const entry = newEntry('bird', new Blob(['a']), 'a.jpg')
  const stateOf = (state: (typeof entry)['state']) => storedItemOf({ ...entry, state }).state
  expect(stateOf({ is: 'sending', progress: 0.5 })).toEqual({ is: 'ready' })
  expect(stateOf({ is: 'waiting', attempts: 3 })).toEqual({ is: 'ready' })
  expect(stateOf({ is: 'known', where: undefined })).toEqual({ is: 'known', where: undefined })
  const failed = { is: 'refused', code: 'internal', message: '', retry: true } as const
  expect(stateOf(failed)).toEqual(failed)
})
