/** What a queue keeps beyond its page, and beside another window. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  common,
  createMemoryStore,
  files,
  knownAs,
  openFakeSite,
  openWith,
  prepared,
  settled,
} from '../../../tests/harness/queue-site.ts'
import type { StoredPicture } from './items/queue-store.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('after a reload', () => {
  test('everything that was not sent is there, with what was said of it', async () => {
    const { store, pictures } = createMemoryStore()
    const before = await openWith(['a.jpg', 'b.jpg', 'c.jpg', '2024-06-01.jpg', 'bad.jpg'], {
      store,
    })
    before.queue.setOverrides(before.idOf('2024-06-01.jpg'), { setting: 'Roof' })
    before.queue.send()
    await settled()
    await before.open[0]?.answer('sent')
    await before.open[0]?.fail(new TypeError('network failed'))
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
    expect(after.queue.getSnapshot()).toMatchObject({ common, restored: true, kept: 3 })
    after.queue.send()
    await settled()
    expect(after.begun).toEqual(['b.jpg', 'c.jpg'])
    for (const _ of [1, 2, 3]) await after.open[0]?.answer('sent')
    expect(pictures.size).toBe(0)
  })

  test('what had arrived counts as sent, and is forgotten', async () => {
    const { store, pictures } = createMemoryStore()
    const before = await openWith(['a.jpg'], { store })
    before.queue.send()
    await settled()
    const after = openFakeSite({ store })
    after.site.known = [knownAs('a.jpg', 'pending')]
    await after.queue.open()
    await vi.advanceTimersByTimeAsync(1000)
    expect(after.states()).toEqual({ 'a.jpg': 'sent' })
    expect(pictures.size).toBe(0)
  })

  test('what the member insisted on is still insisted on', async () => {
    const { store } = createMemoryStore()
    const before = await openWith([], { store })
    before.site.known = [knownAs('a.jpg', 'published')]
    before.queue.add(files('a.jpg'))
    await prepared()
    await vi.advanceTimersByTimeAsync(1000)
    before.queue.sendAnyway(before.idOf('a.jpg'))
    const after = openFakeSite({ store })
    after.site.known = before.site.known
    await after.queue.open()
    await vi.advanceTimersByTimeAsync(1000)
    expect(after.states()).toEqual({ 'a.jpg': 'ready' })
  })

  test('what was sent before it was stored does not come back', async () => {
    const { store, pictures } = createMemoryStore()
    const { promise: disk, resolve: diskIsThere } = Promise.withResolvers<void>()
    const slow = {
      ...store,
      keep: (picture: StoredPicture) => disk.then(() => store.keep(picture)),
    }
    const { queue, open } = await openWith(['a.jpg'], { store: slow })
    queue.send()
    await settled()
    await open[0]?.answer('sent')
    diskIsThere()
    await settled()
    expect(pictures.size).toBe(0)
  })

  test('what was removed or reset stays away', async () => {
    const { store, pictures } = createMemoryStore()
    const { queue, idOf } = await openWith(['a.jpg', 'b.jpg'], { store })
    queue.remove(idOf('a.jpg'))
    expect(pictures.size).toBe(1)
    queue.reset()
    const after = openFakeSite({ store })
    await after.queue.open()
    expect(after.queue.getSnapshot()).toMatchObject({ items: [], common: { species: '' } })
  })

  test('what was chosen before the stored ones came is kept beside them', async () => {
    const { store } = createMemoryStore()
    await openWith(['a.jpg'], { store })
    const after = openFakeSite({ store })
    after.queue.add(files('b.jpg'))
    await after.queue.open()
    await prepared()
    expect(after.states()).toEqual({ 'a.jpg': 'ready', 'b.jpg': 'ready' })
  })

  test('without a store it works as long as the page is there', async () => {
    const { store } = createMemoryStore()
    const refusing = {
      ...store,
      load: async () => ({ pictures: [], common: undefined }),
      keep: async () => false,
      ids: async () => undefined,
    }
    const { queue, open, states } = await openWith(['a.jpg'], { store: refusing })
    queue.send()
    await settled()
    await open[0]?.answer('sent')
    expect(states()).toEqual({ 'a.jpg': 'sent' })
  })
})

test('of two windows one sends, and the other then sends nothing twice', async () => {
  const { store } = createMemoryStore()
  let turns = Promise.resolve()
  const alone = (work: () => Promise<void>) => {
    turns = turns.then(work)
    return turns
  }
  const one = await openWith(['a.jpg', 'b.jpg'], { store, alone })
  const other = openFakeSite({ store, alone })
  await other.queue.open()
  one.queue.send()
  await settled()
  other.queue.add(files('c.jpg'))
  await prepared()
  other.queue.send()
  await vi.advanceTimersByTimeAsync(1000)
  expect([other.begun, other.queue.getSnapshot().elsewhere]).toEqual([[], true])
  await one.open[0]?.answer('sent')
  await one.open[0]?.answer('sent')
  await settled()
  expect([one.begun, other.begun]).toEqual([['a.jpg', 'b.jpg'], ['c.jpg']])
  expect(other.states()).toEqual({ 'c.jpg': 'sending' })
  expect(other.queue.getSnapshot().elsewhere).toBe(false)
})
