/** Prepares pictures in a worker, so that the page stays responsive. */
import { prepare } from './prepare.ts'
import {
  type Depicted,
  PictureError,
  type PictureErrorReason,
  type PreparedPicture,
} from './prepared-picture.ts'

export interface Order {
  file: Blob
  of: Depicted
}

export type WorkerMessage =
  | { is: 'started'; able: boolean }
  | { is: 'prepared'; picture: PreparedPicture }
  | { is: 'refused'; reason: PictureErrorReason }

const say = (message: WorkerMessage) => postMessage(message)

addEventListener('message', async ({ data: { file, of } }: MessageEvent<Order>) => {
  try {
    say({ is: 'prepared', picture: await prepare(file, of) })
  } catch (error) {
    say({ is: 'refused', reason: error instanceof PictureError ? error.reason : 'failed' })
  }
})

say({
  is: 'started',
  able: typeof OffscreenCanvas === 'function' && typeof createImageBitmap === 'function',
})
