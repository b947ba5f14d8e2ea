/** Defines a prepared picture, and the error of a picture that cannot be prepared. */

/** The content of a picture. Artworks are compressed losslessly, and photographs without transparency lossily. */
export type PictureContent = 'photograph' | 'artwork'

export interface PreparedPicture {
  /**
   * A JPEG of at most 1600 px, or a PNG for an artwork or a picture with transparency. If this browser can make
   * neither, the file is the original.
   */
  blob: Blob
  width: number
  height: number
  /**
   * A copy of at most 480 px for the list, because forty full-size pictures would fill the memory of a phone. If this
   * browser can make no copy, the file is the original.
   */
  preview: Blob
  /** The SHA-256 of the original file's bytes, in hexadecimal. */
  originalHash: string
  /** The day in the EXIF as `YYYY-MM-DD`, without conversion. */
  takenOn: string | undefined
}

/**
 * `unsupported` means that the format is not accepted. `failed` means that the format is accepted, but the picture
 * cannot be prepared.
 */
export type PictureErrorReason = 'unsupported' | 'failed'

export class PictureError extends Error {
  readonly reason: PictureErrorReason

  constructor(reason: PictureErrorReason) {
    super(reason)
    this.reason = reason
  }
}
