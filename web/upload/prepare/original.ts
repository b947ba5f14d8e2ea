/** Reads the format, the checksum and the date of a chosen file. */
import { declaredSize } from './declared-size.ts'
import { PictureError } from './prepared-picture.ts'
import { type PictureFormat, pictureFormat, signatureLength } from './signature.ts'
import { takenOn } from './taken-on.ts'

export interface Original {
  format: PictureFormat
  bytes: Uint8Array<ArrayBuffer>
  originalHash: string
  takenOn: string | undefined
}

/** Maximum bytes of an original. Cameras and phones make no larger files. A larger file would fill the memory. */
const bytesMaximum = 150_000_000

/**
 * @returns the format, the bytes, the SHA-256 checksum and the day of the photograph, if known
 * @throws {PictureError} for an unsupported format, a file that is unreadable or too large, and a file that declares no
 * size or too many pixels
 * @throws an error of the network if the module for SHA-256 cannot be loaded
 */
export async function readOriginal(file: Blob, pixelsMaximum: number): Promise<Original> {
  const head = await bytesOf(file.slice(0, signatureLength))
  const format = pictureFormat(head)
  if (!format) throw new PictureError('unsupported')
  if (file.size > bytesMaximum) throw new PictureError('failed')
  const bytes = await bytesOf(file)
  // The decoders of HEIC check the number of pixels themselves.
  if (format !== 'heic') {
    const size = declaredSize(format, bytes)
    const pixels = size ? size.width * size.height : 0
    if (pixels === 0 || pixels > pixelsMaximum) throw new PictureError('failed')
  }
  return { format, bytes, originalHash: await sha256(bytes), takenOn: takenOn(bytes.buffer) }
}

/** @throws {PictureError} if the file was moved or changed after it was chosen */
async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const buffer = await file.arrayBuffer().catch(() => {
    throw new PictureError('failed')
  })
  return new Uint8Array(buffer)
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await digestOf(bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const loadSha256 = () => import('./sha256-without-https.ts')
// The module is loaded early, because pictures may be chosen without a network.
if (!('subtle' in crypto)) loadSha256().catch(() => {})

/** @returns the SHA-256 digest. Browsers provide `crypto.subtle` only in a secure context, such as https. */
async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer | Uint8Array> {
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (subtle) return subtle.digest('SHA-256', bytes)
  const { sha256WithoutHttps } = await loadSha256()
  return sha256WithoutHttps(bytes)
}
