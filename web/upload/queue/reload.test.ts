/**
 * Tests that a queue is restored after a reload of its page. Also tests that a queue sends pictures that the browser
 * cannot store, and that two windows share the work.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  common,
  createMemoryStore,
  files,
  knownAs,
  openFakeSite,
  openWith,
  settlePromises,
  waitForPreparation,
} from '../../../tests/harness/sites/queue-site.ts'
import type { StoredPicture } from './items/queue-store.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('after a reload, a queue', () => {
  test('restores unsent pictures with their values', async () => {
    const { store, pictures } = createMemoryStore()
    const before = await openWith(['a.jpg', 'b.jpg', 'c.jpg', '2024-06-01.jpg', 'bad.jpg'], {
      store,
    })
    before.queue.setOverrides(before.idOf('2024-06-01.jpg'), { setting: 'Roof' })
    before.queue.send()
    await settlePromises()
    await before.openRequests[0]?.answer('sent')
    await before.openRequests[0]?.fail(new TypeError('network failed'))
    expect(before.states()).toMatchObject({
      'a.jpg': 'sent',
      'b.jpg': 'waiting',
      'c.jpg': 'sending',
    })

    const after = openFakeSite({ store })
    await after.queue.open()
    expect(after.states()).toEqual({
      'b.jpg': 'ready',
      'c.jpg': 'ready',
      '2024-06-01.jpg': 'ready',
    })
    expect(after.queue.getSnapshot().items[2]).toMatchObject({
      ...{ exifDate: '2024-06-01', width: 4, height: 3, overrides: { setting: 'Roof' } },
      preview: expect.stringMatching(/^blob:/),
    })
    expect(after.queue.getSnapshot()).toMatchObject({
      ...{ common, isRestored: true },
      ...{ restoredCount: 3, sentBefore: 1 },
    })
    after.queue.send()
    await settlePromises()
    expect(after.startedUploads).toEqual(['b.jpg', 'c.jpg'])
    for (const _ of [1, 2, 3]) await after.openRequests[0]?.answer('sent')
    expect(pictures.size).toBe(0)
  })

  test('counts the pictures that were sent on earlier visits until the queue is empty', async () => {
    const { store } = createMemoryStore()
    const first = await openWith(['a.jpg', 'b.jpg', 'c.jpg'], { store })
    first.queue.send()
    await settlePromises()
    await first.openRequests[0]?.answer('sent')
    const second = openFakeSite({ store })
    await second.queue.open()
    second.queue.send()
    await settlePromises()
    await second.openRequests[0]?.answer('sent')
    const third = openFakeSite({ store })
    await third.queue.open()
    expect(third.queue.getSnapshot()).toMatchObject({ restoredCount: 1, sentBefore: 2 })
    third.queue.reset()
    third.queue.add(files('d.jpg'))
    await waitForPreparation()
    const fourth = openFakeSite({ store })
    await fourth.queue.open()
    expect(fourth.queue.getSnapshot()).toMatchObject({ restoredCount: 1, sentBefore: 0 })
  })

  test('counts a received picture as sent, and deletes its stored copy', async () => {
    const { store, pictures } = createMemoryStore()
    const before = await openWith(['a.jpg'], { store })
    before.queue.send()
    await settlePromises()
    const after = openFakeSite({ store })
    after.site.known = [knownAs('a.jpg', 'pending')]
    await after.queue.open()
    await vi.advanceTimersByTimeAsync(1000)
    expect(after.states()).toEqual({ 'a.jpg': 'sent' })
    expect(pictures.size).toBe(0)
  })

  test('keeps the choice to send a known picture', async () => {
    const { store } = createMemoryStore()
    const before = await openWith([], { store })
    before.site.known = [knownAs('a.jpg', 'published')]
    before.queue.add(files('a.jpg'))
    await waitForPreparation()
    await vi.advanceTimersByTimeAsync(1000)
    before.queue.sendAnyway(before.idOf('a.jpg'))
    const after = openFakeSite({ store })
    after.site.known = before.site.known
    await after.queue.open()
    await vi.advanceTimersByTimeAsync(1000)
    expect(after.states()).toEqual({ 'a.jpg': 'ready' })
  })

  test('does not restore a picture that was sent before it was stored', async () => {
    const { store, pictures } = createMemoryStore()
    const { promise: disk, resolve: releaseDisk } = Promise.withResolvers<void>()
    const slowStore = {
      ...store,
      save: (picture: StoredPicture) => disk.then(() => store.save(picture)),
    }
    const { queue, openRequests } = await openWith(['a.jpg'], { store: slowStore })
    queue.send()
    await settlePromises()
    await openRequests[0]?.answer('sent')
    releaseDisk()
    await settlePromises()
    expect(pictures.size).toBe(0)
  })

  test('does not restore removed or reset pictures', async () => {
    const { store, pictures } = createMemoryStore()
    const { queue, idOf } = await openWith(['a.jpg', 'b.jpg'], { store })
    queue.remove(idOf('a.jpg'))
    expect(pictures.size).toBe(1)
    queue.reset()
    const after = openFakeSite({ store })
    await after.queue.open()
    expect(after.queue.getSnapshot()).toMatchObject({ items: [], common: { species: '' } })
  })

  test('keeps pictures that were chosen before the stored pictures are loaded', async () => {
    const { store } = createMemoryStore()
    await openWith(['a.jpg'], { store })
    const after = openFakeSite({ store })
    after.queue.add(files('b.jpg'))
    await after.queue.open()
    await waitForPreparation()
    expect(after.states()).toEqual({ 'a.jpg': 'ready', 'b.jpg': 'ready' })
  })
})

test('sends pictures that the browser cannot store', async () => {
  const { store } = createMemoryStore()
  const failingStore = {
    ...store,
    load: async () => ({ pictures: [], common: undefined, sent: 0 }),
    save: async () => false,
    ids: async () => undefined,
  }
  const { queue, openRequests, states } = await openWith(['a.jpg'], { store: failingStore })
  queue.send()
  await settlePromises()
  await openRequests[0]?.answer('sent')
  expect(states()).toEqual({ 'a.jpg': 'sent' })
})

test('sends each picture once from two windows', async () => {
  const { store } = createMemoryStore()
  let lastWork = Promise.resolve()
  const runAlone = (work: () => Promise<void>) => {
    lastWork = lastWork.then(work)
    return lastWork
  }
  const firstWindow = await openWith(['a.jpg', 'b.jpg'], { store, runAlone })
  const secondWindow = openFakeSite({ store, runAlone })
  await secondWindow.queue.open()
  firstWindow.queue.send()
  await settlePromises()
  secondWindow.queue.add(files('c.jpg'))
  await waitForPreparation()
  secondWindow.queue.send()
  await vi.advanceTimersByTimeAsync(1000)
  expect([
    secondWindow.startedUploads,
    secondWindow.queue.getSnapshot().isSendingElsewhere,
  ]).toEqual([[], true])
  await firstWindow.openRequests[0]?.answer('sent')
  await firstWindow.openRequests[0]?.answer('sent')
  await settlePromises()
  expect([firstWindow.startedUploads, secondWindow.startedUploads]).toEqual([
    ['a.jpg', 'b.jpg'],
    ['c.jpg'],
  ])
  expect(secondWindow.states()).toEqual({ 'c.jpg': 'sending' })
  expect(secondWindow.queue.getSnapshot().isSendingElsewhere).toBe(false)
})
