/** Tests that a queue prepares and sends chosen pictures. The answers of the site are fake. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  common,
  createMemoryStore,
  failure,
  files,
  openWith,
  settlePromises,
  waitForPreparation,
} from '../../../tests/harness/sites/queue-site.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('choosing pictures', () => {
  test('prepares valid pictures and reports invalid files', async () => {
    const { queue, states } = await openWith(['a.jpg', 'bad.html', 'bad.jpg', '2024-06-01.jpg'])
    expect(states()).toEqual({
      'a.jpg': 'ready',
      'bad.html': 'refused',
      'bad.jpg': 'refused',
      '2024-06-01.jpg': 'ready',
    })
    expect(queue.getSnapshot().items.map(({ state }) => state)).toMatchObject([
      {},
      { code: 'unsupported_format', retry: false },
      { code: 'unreadable_picture', retry: true },
      {},
    ])
    expect(queue.getSnapshot().items[3]).toMatchObject({ exifDate: '2024-06-01', width: 4 })
  })

  test('reports a duplicate file, and sends the picture once', async () => {
    const { queue, startedUploads, states } = await openWith(['a.jpg'])
    queue.add([new File(['bytes of a.jpg'], 'copy.jpg')])
    await waitForPreparation()
    expect(queue.getSnapshot().items[1]?.state).toMatchObject({ code: 'chosen_twice' })
    queue.send()
    await settlePromises()
    expect(startedUploads).toEqual(['a.jpg'])
    expect(states()).toMatchObject({ 'copy.jpg': 'refused' })
  })

  test('drops a picture that is removed during preparation', async () => {
    const { queue, idOf, states } = await openWith([])
    queue.add(files('a.jpg', 'b.jpg'))
    queue.remove(idOf('a.jpg'))
    await waitForPreparation()
    expect(states()).toEqual({ 'b.jpg': 'ready' })
  })
})

describe('a species for one picture and all later pictures', () => {
  test('applies to that picture and to later pictures, up to a picture with another own species', async () => {
    const { queue, idOf } = await openWith(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'])
    const ownSpecies = () =>
      queue.getSnapshot().items.map(({ overrides }) => overrides.species ?? '')
    queue.setSpeciesFrom(idOf('b.jpg'), 'Acer truncatum')
    queue.setSpeciesFrom(idOf('d.jpg'), 'Rosa chinensis')
    expect(ownSpecies()).toEqual([
      '',
      ...['Acer truncatum', 'Acer truncatum'],
      ...Array(2).fill('Rosa chinensis'),
    ])
    queue.setSpeciesFrom(idOf('b.jpg'), 'Ginkgo biloba')
    expect(ownSpecies()).toEqual([
      '',
      ...Array(2).fill('Ginkgo biloba'),
      ...Array(2).fill('Rosa chinensis'),
    ])
  })
})

describe('sending pictures', () => {
  test('sends two pictures at a time, each with its values', async () => {
    const { queue, openRequests, startedUploads, idOf } = await openWith([
      'a.jpg',
      'b.jpg',
      'c.jpg',
      'd.jpg',
    ])
    queue.setOverrides(idOf('b.jpg'), { photographer: 'Wang', date: '2025-06-01' })
    expect(queue.send()).toEqual([])
    await settlePromises()
    expect(startedUploads).toEqual(['a.jpg', 'b.jpg'])
    expect(openRequests[0]?.values).toEqual(common)
    expect(openRequests[1]?.values).toMatchObject({ photographer: 'Wang', season: 'summer' })
    await openRequests[1]?.answer('sent')
    expect(startedUploads).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
    await openRequests[0]?.answer('sent')
    await openRequests[0]?.answer('sent')
    expect(startedUploads).toHaveLength(4)
    await openRequests[0]?.answer('sent')
    expect(queue.getSnapshot()).toMatchObject({ isBusy: false, notice: undefined })
    const states = queue.getSnapshot().items.map(({ state }) => state)
    expect(states).toEqual(Array(4).fill({ is: 'sent', status: 'pending' }))
  })

  test('reports the progress of the upload', async () => {
    const { queue, openRequests } = await openWith(['a.jpg'])
    queue.send()
    await settlePromises()
    openRequests[0]?.progress(0.4)
    expect(queue.getSnapshot().items[0]?.state).toEqual({ is: 'sending', progress: 0.4 })
    expect(queue.getSnapshot().isBusy).toBe(true)
  })

  test('sends only the pictures that were chosen before Submit', async () => {
    const { queue, startedUploads } = await openWith([])
    queue.add(files('a.jpg'))
    queue.send()
    queue.add(files('b.jpg'))
    await waitForPreparation()
    // The second picture was chosen before the first picture was ready, but after `send`.
    expect(startedUploads).toEqual(['a.jpg'])
  })

  test('does not send a picture with a missing value, and reports the picture', async () => {
    const { queue, startedUploads, idOf } = await openWith(['2024-06-01.jpg', 'b.jpg'])
    queue.setCommon({ date: '', season: '' })
    expect(queue.send()).toEqual([idOf('b.jpg')])
    await settlePromises()
    expect(startedUploads).toEqual(['2024-06-01.jpg'])
  })

  test('does not send a picture while its missing value is being typed', async () => {
    const { queue, startedUploads, idOf } = await openWith([])
    queue.setCommon({ date: '' })
    queue.add(files('a.jpg', '2024-06-01.jpg'))
    queue.send()
    await waitForPreparation()
    expect(startedUploads).toEqual(['2024-06-01.jpg'])
    queue.setCommon({ date: '0002-03-15' })
    await settlePromises()
    expect(startedUploads).toEqual(['2024-06-01.jpg'])
    queue.setCommon({ date: '2025-03-15' })
    expect(queue.send()).toEqual([])
    await settlePromises()
    expect(startedUploads).toEqual(['2024-06-01.jpg', 'a.jpg'])
    expect(queue.getSnapshot().items.find(({ id }) => id === idOf('a.jpg'))?.isWanted).toBe(true)
  })

  test('sends the other pictures when some pictures fail', async () => {
    const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']
    const { queue, openRequests, states } = await openWith(names)
    queue.send()
    await settlePromises()
    await openRequests[0]?.answer('refused')
    await openRequests[0]?.fail(failure(404, 'not_in_the_list'))
    await openRequests[0]?.fail(new Error('an unexpected error'))
    await openRequests[0]?.answer('sent')
    expect(states()).toEqual({
      'a.jpg': 'refused',
      'b.jpg': 'refused',
      'c.jpg': 'refused',
      'd.jpg': 'sent',
    })
    expect(queue.getSnapshot().items.map(({ state }) => state)).toMatchObject([
      { code: 'unsupported_format', retry: false },
      { code: 'not_in_the_list', retry: true, message: 'because not_in_the_list' },
      { code: 'unexpected' },
      {},
    ])
  })

  test('sends a picture again on a retry after an error of the server', async () => {
    const { queue, openRequests, idOf, states } = await openWith(['a.jpg'])
    queue.send()
    await settlePromises()
    await openRequests[0]?.fail(failure(500, 'internal'))
    queue.retry(idOf('a.jpg'))
    await settlePromises()
    await openRequests[0]?.answer('sent')
    expect(states()).toEqual({ 'a.jpg': 'sent' })
  })

  test('does not retry before all values are entered', async () => {
    const { queue, openRequests, startedUploads, idOf } = await openWith(['a.jpg'])
    queue.send()
    await settlePromises()
    await openRequests[0]?.fail(failure(404, 'not_in_the_list'))
    queue.setCommon({ species: '' })
    queue.retry(idOf('a.jpg'))
    await settlePromises()
    expect(queue.getSnapshot().items[0]).toMatchObject({ isWanted: false, state: { is: 'ready' } })
    queue.setCommon({ species: common.species })
    queue.send()
    await settlePromises()
    expect(startedUploads).toHaveLength(2)
  })

  test('aborts a removed picture and starts the next picture', async () => {
    const { queue, openRequests, startedUploads, idOf, states } = await openWith([
      'a.jpg',
      'b.jpg',
      'c.jpg',
    ])
    queue.send()
    await settlePromises()
    const signal = openRequests[0]?.signal
    queue.remove(idOf('a.jpg'))
    await settlePromises()
    expect(signal?.aborted).toBe(true)
    expect(startedUploads).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
    expect(states()).toEqual({ 'b.jpg': 'sending', 'c.jpg': 'sending' })
  })

  test('continues with pictures that became ready before the lock was released', async () => {
    const { promise: lockReleased, resolve: releaseLock } = Promise.withResolvers<void>()
    const runAlone = (work: () => Promise<void>) => work().then(() => lockReleased)
    const { queue, openRequests, startedUploads } = await openWith(['a.jpg'], { runAlone })
    queue.send()
    await settlePromises()
    await openRequests[0]?.answer('sent')
    queue.add(files('b.jpg'))
    await waitForPreparation()
    queue.send()
    await settlePromises()
    expect(startedUploads).toEqual(['a.jpg'])
    releaseLock()
    await settlePromises()
    expect(startedUploads).toEqual(['a.jpg', 'b.jpg'])
  })

  test('starts no picture after the queue is stopped, and keeps the stored pictures ready', async () => {
    const { store, pictures } = createMemoryStore()
    const { queue, openRequests, startedUploads } = await openWith(['a.jpg', 'b.jpg', 'c.jpg'], {
      store,
    })
    queue.send()
    await settlePromises()
    queue.stop()
    await settlePromises()
    expect(openRequests).toEqual([])
    queue.send()
    await settlePromises()
    expect(startedUploads).toEqual(['a.jpg', 'b.jpg'])
    const storedStates = [...pictures.values()].map(({ item }) => item.state.is)
    expect(storedStates).toEqual(['ready', 'ready', 'ready'])
  })
})
