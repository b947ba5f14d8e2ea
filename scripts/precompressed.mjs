/**
 * Compresses the files of a build once at the highest level: `entry.js.br` and `entry.js.gz` beside `entry.js`. The
 * server then does not compress these files for each reader.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from './programs/pinned-node.mjs'

const folder = path.join(root, 'build/client/assets')
/** Fonts and raster images are compressed already. */
const compressible = /\.(js|css|svg|wasm)$/
/** The minimum size in bytes. Compression saves too little for a smaller file. */
const sizeMinimum = 1024

/** Compresses the files. Node's threads work on several files at the same time. */
export async function precompress() {
  const names = readdirSync(folder).filter((each) => compressible.test(each))
  await Promise.all(names.map((name) => compressFile(path.join(folder, name))))
}

/** @param {string} file the path of the file to compress */
async function compressFile(file) {
  const bytes = readFileSync(file)
  if (bytes.length < sizeMinimum) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }))
}
