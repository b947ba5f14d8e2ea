/** Tests how long the page keeps a worker. A fake replaces the worker, because decoding needs a browser. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WorkerMessage } from './worker.ts'

/** The time until a worker has started, and the time after which an idle worker is closed, in milliseconds. */
const startTime = 50
const idleTime = 10_000

const workers: FakeWorker[] = []
/** The duration of each preparation, in milliseconds. */
let preparationTime = 0

class FakeWorker extends EventTarget {
  isTerminated = false
  constructor() {
    super()
    workers.push(this)
    setTimeout(() => this.reply({ is: 'started', isSupported: true }), startTime)
  }
  postMessage() {
    setTimeout(() => this.reply({ is: 'prepared', picture: {} as never }), preparationTime)
  }
  terminate() {
    this.isTerminated = true
  }
  private reply(data: WorkerMessage) {
    if (!this.isTerminated) this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

async function loadModule() {
  const { openEarly, preparePicture } = await import('./prepare-picture.ts')
  /** @returns an object that is updated when the preparation succeeds or fails */
  function prepare() {
    const outcome = { is: 'running' }
    preparePicture(new Blob()).then(
      () => {
        outcome.is = 'prepared'
      },
      () => {
        outcome.is = 'failed'
      },
    )
    return outcome
  }
  return { openEarly, prepare }
}

const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  workers.length = 0
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('allows the first picture more time than the idle limit of a worker', async () => {
  preparationTime = idleTime + 1000
  const { openEarly, prepare } = await loadModule()
  openEarly()
  const picture = prepare()
  await advance(startTime + preparationTime)
  expect(picture.is).toBe('prepared')
})

test('keeps the busy worker when another form opens', async () => {
  preparationTime = idleTime + 1000
  const { openEarly, prepare } = await loadModule()
  const [first, second] = [prepare(), prepare()]
  await advance(startTime + 500)
  openEarly()
  await advance(preparationTime)
  expect(first.is).toBe('prepared')
  await advance(preparationTime)
  expect(second.is).toBe('prepared')
  expect(workers).toHaveLength(1)
})

test('closes an idle worker and opens another for the next picture', async () => {
  preparationTime = 100
  const { openEarly, prepare } = await loadModule()
  openEarly()
  await advance(startTime + idleTime - 1)
  expect(workers[0]?.isTerminated).toBe(false)
  prepare()
  await advance(preparationTime + idleTime - 1)
  expect(workers[0]?.isTerminated).toBe(false)
  await advance(1)
  expect(workers[0]?.isTerminated).toBe(true)
  const later = prepare()
  await advance(startTime + preparationTime)
  expect(later.is).toBe('prepared')
  expect(workers).toHaveLength(2)
})

test('replaces a worker that does not answer for two minutes, and continues with the next picture', async () => {
  preparationTime = 200_000
  const { prepare } = await loadModule()
  const [stuck, next] = [prepare(), prepare()]
  await advance(startTime + 120_000)
  expect(stuck.is).toBe('failed')
  preparationTime = 100
  await advance(startTime + preparationTime)
  expect(next.is).toBe('prepared')
})
