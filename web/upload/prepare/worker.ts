/** Runs in a web worker and prepares pictures, so that the page stays responsive. */
import { prepare } from './prepare.ts'
import {
  type Depicted,
  PictureError,
  type PictureErrorReason,
  type PreparedPicture,
} from './prepared-picture.ts'

export interface Order {
  file: Blob
  depicted: Depicted
}

export type WorkerMessage =
  | { is: 'started'; isSupported: boolean }
  | { is: 'prepared'; picture: PreparedPicture }
  | { is: 'failed'; reason: PictureErrorReason }

const reply = (message: WorkerMessage) => postMessage(message)

addEventListener('message', async ({ data: { file, depicted } }: MessageEvent<Order>) => {
  try {
    reply({ is: 'prepared', picture: await prepare(file, depicted) })
  } catch (error) {
    reply({ is: 'failed', reason: error instanceof PictureError ? error.reason : 'failed' })
  }
})

reply({
  is: 'started',
  isSupported: typeof OffscreenCanvas === 'function' && typeof createImageBitmap === 'function',
})
