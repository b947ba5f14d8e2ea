/**
 * Compresses the files of a build once at the highest level: `entry.js.br` and `entry.js.gz` beside `entry.js`. The
 * server then does not compress them for each reader.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from './programs/pinned-node.mjs'

const folder = path.join(root, 'build/client/assets')
/** Fonts and pictures are compressed already. */
const compressible = /\.(js|css|svg|wasm)$/
/** Bytes: for a smaller file compression saves less than the header adds. */
const smallest = 1024

export function precompress() {
  for (const name of readdirSync(folder).filter((each) => compressible.test(each))) {
    const file = path.join(folder, name)
    const bytes = readFileSync(file)
    if (bytes.length < smallest) continue
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
  }
}
