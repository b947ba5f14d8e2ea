/** The types of a prepared picture and of its refusal. */

export interface PreparedPicture {
  /** A PNG of at most 1600 px; the original where this browser cannot make one. */
  blob: Blob
  width: number
  height: number
  /** The same, small, to be shown while it waits: forty pictures at once would fill a phone. */
  preview: Blob
  /** SHA-256 of the original file's bytes, hexadecimal. */
  originalHash: string
  /** The day its EXIF names, `YYYY-MM-DD`, as it is written there. */
  takenOn: string | undefined
}

/** `unsupported`: no format we take. `failed`: it is one, and cannot be read. */
export type RefusalReason = 'unsupported' | 'failed'

export class PictureRefused extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(reason)
    this.reason = reason
  }
}
