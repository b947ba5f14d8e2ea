/**
 * Prepares chosen pictures for sending, one after the other, because a decoded photograph uses as much memory as a
 * phone allows for a page.
 */
import {
  type PictureContent,
  PictureError,
  type PictureErrorReason,
  type PreparedPicture,
} from './prepared-picture.ts'
import type { PreparationRequest, WorkerMessage } from './worker.ts'

/** The maximum time for one picture, in milliseconds. A picture that takes longer fails. */
const timeout = 120_000
/** The time in milliseconds after which an idle worker is closed to free its memory. */
const idleTime = 10_000

let lastPreparation: Promise<unknown> = Promise.resolve()
/** The number of pictures that are being prepared or are queued. At zero, the worker is idle. */
let unfinishedCount = 0
let workerPromise: Promise<Worker | undefined> | undefined
let closeTimer: ReturnType<typeof setTimeout> | undefined

/** @returns the prepared picture @throws {PictureError} if the picture cannot be prepared */
export function preparePicture(
  file: Blob,
  content: PictureContent = 'photograph',
): Promise<PreparedPicture> {
  unfinishedCount += 1
  clearTimeout(closeTimer)
  const preparation = lastPreparation.then(() => prepareNow({ file, content }))
  lastPreparation = preparation.catch(() => undefined)
  return preparation
}

/** Loads the worker before a picture is chosen, while the device has a network. */
export async function openEarly(): Promise<void> {
  workerPromise ??= openWorker()
  const worker = await workerPromise
  if (worker) closeLater(worker)
  else workerPromise = undefined
}

async function prepareNow(request: PreparationRequest): Promise<PreparedPicture> {
  workerPromise ??= openWorker()
  const worker = await workerPromise
  try {
    return worker ? await sendToWorker(worker, request) : await prepareWithoutWorker(request.file)
  } finally {
    unfinishedCount -= 1
    if (worker) closeLater(worker)
  }
}

/** @returns the worker; undefined if the browser cannot draw in a module worker, or if loading failed */
function openWorker(): Promise<Worker | undefined> {
  return new Promise<Worker | undefined>((resolve) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    const settle = (isSupported: boolean) => {
      if (!isSupported) worker.terminate()
      resolve(isSupported ? worker : undefined)
    }
    const onStarted = ({ data }: MessageEvent<WorkerMessage>) => {
      settle(data.is === 'started' && data.isSupported)
    }
    worker.addEventListener('message', onStarted, { once: true })
    worker.addEventListener('error', () => settle(false), { once: true })
  }).catch(() => undefined)
}

async function prepareWithoutWorker(file: Blob): Promise<PreparedPicture> {
  // The network may have failed, so the next picture loads the worker again.
  workerPromise = undefined
  const { pictureFromOriginal } = await import('./as-it-is.ts').catch(() => {
    throw new PictureError('failed')
  })
  return pictureFromOriginal(file)
}

function sendToWorker(worker: Worker, request: PreparationRequest): Promise<PreparedPicture> {
  const listeners = new AbortController()
  const { signal } = listeners
  return new Promise<PreparedPicture>((resolve, reject) => {
    const rejectWith = (reason: PictureErrorReason) => reject(new PictureError(reason))
    const fail = () => {
      close(worker)
      rejectWith('failed')
    }
    const timer = setTimeout(fail, timeout)
    signal.addEventListener('abort', () => clearTimeout(timer))
    const onMessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.is === 'prepared') resolve(data.picture)
      if (data.is === 'failed') rejectWith(data.reason)
    }
    worker.addEventListener('message', onMessage, { signal })
    worker.addEventListener('error', fail, { signal })
    worker.postMessage(request)
  }).finally(() => listeners.abort())
}

function closeLater(worker: Worker): void {
  if (unfinishedCount > 0) return
  clearTimeout(closeTimer)
  closeTimer = setTimeout(close, idleTime, worker)
}

function close(worker: Worker): void {
  worker.terminate()
  workerPromise = undefined
}
