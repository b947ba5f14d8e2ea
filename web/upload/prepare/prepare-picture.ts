/**
 * Prepares chosen pictures for sending, one after the other: a decoded photograph uses as much
 * memory as a phone allows for a page.
 */
import {
  type Depicted,
  PictureError,
  type PictureErrorReason,
  type PreparedPicture,
} from './prepared-picture.ts'
import type { Order, WorkerMessage } from './worker.ts'

/** Milliseconds. A picture that takes longer has failed. */
const timeout = 120_000
/** Milliseconds. A worker that is idle for longer is closed to free its memory. */
const idle = 10_000

let last: Promise<unknown> = Promise.resolve()
/** The number of pictures that are being prepared or are queued. At zero the worker is idle. */
let unfinished = 0
let opened: Promise<Worker | undefined> | undefined
let closing: ReturnType<typeof setTimeout> | undefined

/** @throws {PictureError} */
export function preparePicture(file: Blob, of: Depicted = 'photograph'): Promise<PreparedPicture> {
  unfinished += 1
  clearTimeout(closing)
  const prepared = last.then(() => prepareNow({ file, of }))
  last = prepared.catch(() => undefined)
  return prepared
}

/** Loads the worker while there is a network, before a picture is chosen. */
export async function openEarly(): Promise<void> {
  opened ??= openWorker()
  const worker = await opened
  if (worker) closeLater(worker)
  else opened = undefined
}

async function prepareNow(order: Order): Promise<PreparedPicture> {
  opened ??= openWorker()
  const worker = await opened
  try {
    return worker ? await askOf(worker, order) : await withoutWorker(order.file)
  } finally {
    unfinished -= 1
    if (worker) closeLater(worker)
  }
}

/** @returns undefined if the browser has no module workers or cannot draw in one, or if the worker did not load */
function openWorker(): Promise<Worker | undefined> {
  return new Promise<Worker | undefined>((resolve) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    const settle = (able: boolean) => {
      if (!able) worker.terminate()
      resolve(able ? worker : undefined)
    }
    const started = ({ data }: MessageEvent<WorkerMessage>) => {
      settle(data.is === 'started' && data.able)
    }
    worker.addEventListener('message', started, { once: true })
    worker.addEventListener('error', () => settle(false), { once: true })
  }).catch(() => undefined)
}

async function withoutWorker(file: Blob): Promise<PreparedPicture> {
  // The network may have failed, so the next picture tries again.
  opened = undefined
  const { takeAsItIs } = await import('./as-it-is.ts').catch(() => {
    throw new PictureError('failed')
  })
  return takeAsItIs(file)
}

function askOf(worker: Worker, order: Order): Promise<PreparedPicture> {
  const answered = new AbortController()
  const { signal } = answered
  return new Promise<PreparedPicture>((resolve, reject) => {
    const refuse = (reason: PictureErrorReason) => reject(new PictureError(reason))
    const fail = () => {
      close(worker)
      refuse('failed')
    }
    const timer = setTimeout(fail, timeout)
    signal.addEventListener('abort', () => clearTimeout(timer))
    const read = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.is === 'prepared') resolve(data.picture)
      if (data.is === 'refused') refuse(data.reason)
    }
    worker.addEventListener('message', read, { signal })
    worker.addEventListener('error', fail, { signal })
    worker.postMessage(order)
  }).finally(() => answered.abort())
}

function closeLater(worker: Worker): void {
  if (unfinished > 0) return
  clearTimeout(closing)
  closing = setTimeout(close, idle, worker)
}

function close(worker: Worker): void {
  worker.terminate()
  opened = undefined
}
