/** Tests how the queue responds to failures of the network, the site and the session, with a fake clock. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
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

describe('the queue, when the network fails,', () => {
  test('retries with a growing backoff of at most 30 s', async () => {
    const { queue, openRequests, startedUploads, states } = await openWith(['a.jpg'])
    queue.send()
    await settlePromises()
    for (const pause of [1, 2, 4, 8, 16, 30, 30]) {
      const attempts = startedUploads.length
      await openRequests[0]?.fail(new TypeError('network failed'))
      expect(queue.getSnapshot().items[0]?.state).toEqual({ is: 'waiting', attempts })
      await vi.advanceTimersByTimeAsync(pause * 1000 - 1)
      expect(startedUploads).toHaveLength(attempts)
      await vi.advanceTimersByTimeAsync(1)
      await settlePromises()
      expect(startedUploads).toHaveLength(attempts + 1)
    }
    await openRequests[0]?.answer('sent')
    expect(states()).toEqual({ 'a.jpg': 'sent' })
  })

  test.each([408, 502, 503, 504])('treats status %i like a lost network', async (status) => {
    const { queue, openRequests, states } = await openWith(['a.jpg'])
    queue.send()
    await settlePromises()
    await openRequests[0]?.fail(failure(status, 'unknown'))
    expect(states()).toEqual({ 'a.jpg': 'waiting' })
  })

  test('sends no other picture before the retry', async () => {
    const { queue, openRequests, startedUploads } = await openWith(['a.jpg', 'b.jpg', 'c.jpg'])
    queue.send()
    await settlePromises()
    await openRequests[0]?.fail(new TypeError('network failed'))
    await openRequests[0]?.fail(new TypeError('network failed'))
    expect(startedUploads).toEqual(['a.jpg', 'b.jpg'])
    await vi.advanceTimersByTimeAsync(1000)
    await settlePromises()
    expect(startedUploads).toEqual(['a.jpg', 'b.jpg', 'a.jpg', 'b.jpg'])
  })

  test('ends the pause when the network returns, and resets the backoff after a success', async () => {
    const { queue, openRequests, startedUploads } = await openWith(['a.jpg', 'b.jpg'])
    queue.send()
    await settlePromises()
    await openRequests[1]?.answer('sent')
    for (const _ of [1, 2, 4]) {
      await openRequests[0]?.fail(new TypeError('network failed'))
      queue.endNetworkPause()
      await settlePromises()
    }
    expect(startedUploads).toHaveLength(5)
    await openRequests[0]?.answer('sent')
    queue.add(files('c.jpg'))
    await waitForPreparation()
    queue.send()
    await settlePromises()
    await openRequests[0]?.fail(new TypeError('network failed'))
    await vi.advanceTimersByTimeAsync(1000)
    await settlePromises()
    expect(startedUploads).toHaveLength(7)
  })

  test('shows the state "sent" for a picture that has already arrived', async () => {
    const { queue, openRequests, states } = await openWith(['a.jpg', 'b.jpg'])
    queue.send()
    await settlePromises()
    await openRequests[0]?.fail(new TypeError('network failed'))
    await openRequests[0]?.answer('known')
    await vi.advanceTimersByTimeAsync(1000)
    await settlePromises()
    await openRequests[0]?.answer('known')
    // The site already had the second picture before the first attempt.
    expect(states()).toEqual({ 'a.jpg': 'sent', 'b.jpg': 'known' })
  })
})

describe('a rejection', () => {
  test('with 429 causes a pause of the length that the site sends, even when the network returns', async () => {
    const { queue, openRequests, startedUploads } = await openWith(['a.jpg', 'b.jpg', 'c.jpg'])
    queue.send()
    await settlePromises()
    await openRequests[0]?.fail(failure(429, 'too_many_attempts', '45'))
    expect(queue.getSnapshot().notice?.code).toBe('too_many_attempts')
    await openRequests[0]?.answer('sent')
    queue.endNetworkPause()
    await vi.advanceTimersByTimeAsync(44_000)
    await settlePromises()
    expect(startedUploads).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1000)
    await settlePromises()
    expect(startedUploads).toHaveLength(4)
  })

  test.each([
    [413, 'pending_full'],
    [409, 'another_member'],
  ])('with %i %s stops the queue until the member continues', async (status, code) => {
    const { queue, openRequests, startedUploads, states } = await openWith([
      'a.jpg',
      'b.jpg',
      'c.jpg',
    ])
    queue.send()
    await settlePromises()
    await openRequests[0]?.fail(failure(status, code))
    await openRequests[0]?.fail(failure(status, code))
    await vi.advanceTimersByTimeAsync(120_000)
    await settlePromises()
    expect(startedUploads).toHaveLength(2)
    expect(queue.getSnapshot()).toMatchObject({ isBusy: false, notice: { code } })
    expect(new Set(Object.values(states()))).toEqual(new Set(['ready']))
    queue.send()
    expect(queue.getSnapshot().notice).toBe(undefined)
    await settlePromises()
    expect(startedUploads).toHaveLength(4)
  })
})

test('keeps the reason for the stop when another picture is sent', async () => {
  const { queue, openRequests } = await openWith(['a.jpg', 'b.jpg', 'c.jpg'])
  queue.send()
  await settlePromises()
  await openRequests[0]?.fail(failure(413, 'pending_full'))
  await openRequests[0]?.answer('sent')
  expect(queue.getSnapshot().notice?.code).toBe('pending_full')
})

describe('the queue, when the session has ended,', () => {
  test('renews the session once, and continues all pictures', async () => {
    const { queue, openRequests, startedUploads, states } = await openWith([
      'a.jpg',
      'b.jpg',
      'c.jpg',
    ])
    const reasons: unknown[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    queue.offerSignIn((reason) => {
      reasons.push(reason)
      return promise
    })
    queue.send()
    await settlePromises()
    const sessionError = failure(401, 'sign_in_first')
    await openRequests[0]?.fail(sessionError)
    await openRequests[0]?.fail(failure(401, 'sign_in_first'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([reasons, startedUploads]).toEqual([[sessionError], ['a.jpg', 'b.jpg']])
    resolve()
    await settlePromises()
    expect(startedUploads).toEqual(['a.jpg', 'b.jpg', 'a.jpg', 'b.jpg'])
    for (const _ of [1, 2, 3]) await openRequests[0]?.answer('sent')
    expect(states()).toEqual({ 'a.jpg': 'sent', 'b.jpg': 'sent', 'c.jpg': 'sent' })
  })

  test('keeps the unsent picture ready if the session is not renewed', async () => {
    const { queue, openRequests, startedUploads, states } = await openWith(['a.jpg', 'b.jpg'])
    queue.offerSignIn(() => Promise.reject(new Error('no')))
    queue.send()
    await settlePromises()
    await openRequests[0]?.fail(failure(401, 'sign_in_first'))
    await openRequests[0]?.answer('sent')
    expect(states()).toEqual({ 'a.jpg': 'ready', 'b.jpg': 'sent' })
    expect(startedUploads).toHaveLength(2)
  })

  test('continues after another page renews the session', async () => {
    const { queue, openRequests, startedUploads } = await openWith(['a.jpg'])
    queue.send()
    await settlePromises()
    await openRequests[0]?.fail(failure(401, 'sign_in_first'))
    let requestCount = 0
    const leave = queue.offerSignIn(() => {
      requestCount += 1
      return new Promise(() => {})
    })
    await settlePromises()
    leave()
    queue.offerSignIn(async () => {
      requestCount += 1
    })
    await settlePromises()
    expect([requestCount, startedUploads.length]).toEqual([2, 2])
  })
})
