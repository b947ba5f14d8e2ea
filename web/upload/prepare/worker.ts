/** Runs in a web worker and prepares pictures, so that the page stays responsive. */
import { prepare } from './prepare.ts'
import {
  type PictureContent,
  PictureError,
  type PictureErrorReason,
  type PreparedPicture,
} from './prepared-picture.ts'

export interface PreparationRequest {
  file: Blob
  content: PictureContent
}

export type WorkerMessage =
  | { is: 'started'; isSupported: boolean }
  | { is: 'prepared'; picture: PreparedPicture }
  | { is: 'failed'; reason: PictureErrorReason }

const reply = (message: WorkerMessage) => postMessage(message)

addEventListener(
  'message',
  async ({ data: { file, content } }: MessageEvent<PreparationRequest>) => {
    try {
      reply({ is: 'prepared', picture: await prepare(file, content) })
    } catch (error) {
      reply({ is: 'failed', reason: error instanceof PictureError ? error.reason : 'failed' })
    }
  },
)

reply({
  is: 'started',
  isSupported: typeof OffscreenCanvas === 'function' && typeof createImageBitmap === 'function',
})
