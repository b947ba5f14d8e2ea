/** The types of a prepared picture and of its failure. */

/** An artwork is compressed without loss, a photograph with a loss that nobody sees. */
export type Depicted = 'photograph' | 'artwork'

export interface PreparedPicture {
  /**
   * A JPEG of at most 1600 px, or a PNG for an artwork or a picture with transparency. It is the original if this browser
   * can make neither.
   */
  blob: Blob
  width: number
  height: number
  /** A small copy for the list: forty full-size pictures would fill the memory of a phone. */
  preview: Blob
  /** SHA-256 of the original file's bytes, hexadecimal. */
  originalHash: string
  /** The day in the EXIF as `YYYY-MM-DD`, without conversion. */
  takenOn: string | undefined
}

/**
 * `unsupported`: the format is not accepted. `failed`: the format is accepted, but the file cannot
 * be read.
 */
export type PictureErrorReason = 'unsupported' | 'failed'

export class PictureError extends Error {
  readonly reason: PictureErrorReason

  constructor(reason: PictureErrorReason) {
    super(reason)
    this.reason = reason
  }
}
