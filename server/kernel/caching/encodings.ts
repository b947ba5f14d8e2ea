/** Compresses and decompresses answers in the encodings that the server offers. */
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Level 5 of brotli costs about as much processor time as gzip, and its output is a tenth smaller. */
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Minimum number of bytes for which compression is worthwhile. */
export const minimumBytes = 1024

export const encodings: Record<
  Encoding,
  { compress(bytes: Buffer): Promise<Buffer>; decompress(bytes: Buffer): Promise<Buffer> }
> = {
  br: {
    compress: (bytes) => promisify(brotliCompress)(bytes, brotliOptions),
    decompress: promisify(brotliDecompress),
  },
  gzip: { compress: promisify(gzip), decompress: promisify(gunzip) },
}
