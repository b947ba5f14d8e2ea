/**
 * Tests that known pictures are reported before sending. Known pictures are sent only on request, or if the check
 * fails.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  failure,
  files,
  hashOf,
  knownAs,
  openWith,
  settlePromises,
  waitForPreparation,
} from '../../../../tests/harness/sites/queue-site.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('originals', () => {
  test('that are known are reported soon after the selection, and are not sent', async () => {
    const { queue, site, startedUploads, askedHashes } = await openWith([])
    site.known = [knownAs('b.jpg', 'published')]
    queue.add(files('a.jpg', 'b.jpg'))
    await waitForPreparation()
    await vi.advanceTimersByTimeAsync(1000)
    expect(askedHashes).toEqual([[hashOf('a.jpg'), hashOf('b.jpg')]])
    expect(queue.getSnapshot().items[1]?.state).toEqual({ is: 'known', where: site.known[0] })
    queue.send()
    await settlePromises()
    expect(startedUploads).toEqual(['a.jpg'])
  })

  test('that are known are sent at the request of the member', async () => {
    const { queue, site, idOf, startedUploads, states } = await openWith([])
    site.known = [knownAs('a.jpg', 'pending')]
    queue.add(files('a.jpg'))
    await waitForPreparation()
    await vi.advanceTimersByTimeAsync(1000)
    queue.sendAnyway(idOf('a.jpg'))
    expect(states()).toEqual({ 'a.jpg': 'ready' })
    queue.send()
    await settlePromises()
    expect(startedUploads).toEqual(['a.jpg'])
  })

  test('are checked in groups of a hundred before the first picture is sent', async () => {
    const names = Array.from({ length: 120 }, (_, index) => `${index}.jpg`)
    const { queue, askedHashes, startedUploads, site } = await openWith(names)
    site.known = [knownAs('0.jpg', 'published'), knownAs('119.jpg', 'published')]
    queue.send()
    await settlePromises()
    expect(askedHashes.map((hashes) => hashes.length)).toEqual([100, 20])
    expect(startedUploads).toEqual(['1.jpg', '2.jpg'])
    expect(queue.getSnapshot().items[119]?.state.is).toBe('known')
  })

  test('are checked again after a lost network', async () => {
    const { queue, site, askedHashes, startedUploads, states } = await openWith(['a.jpg'])
    site.lookupError = new TypeError('network failed')
    queue.send()
    await settlePromises()
    expect([states(), startedUploads]).toEqual([{ 'a.jpg': 'waiting' }, []])
    await vi.advanceTimersByTimeAsync(1000)
    await settlePromises()
    expect([askedHashes.length, startedUploads]).toEqual([2, ['a.jpg']])
  })

  test('are sent when the check fails', async () => {
    const { queue, site, startedUploads } = await openWith(['a.jpg'])
    site.lookupError = failure(500, 'internal')
    queue.send()
    await settlePromises()
    expect(startedUploads).toEqual(['a.jpg'])
  })

  test('are checked again after the session is renewed', async () => {
    const { queue, site, startedUploads, askedHashes } = await openWith(['a.jpg'])
    queue.offerSignIn(async () => {})
    site.lookupError = failure(401, 'sign_in_first')
    queue.send()
    await settlePromises()
    expect([askedHashes.length, startedUploads]).toEqual([2, ['a.jpg']])
  })
})
