/** Writes an export as a ZIP archive, which is read while it is made. */
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ExportTarget } from './export-collection.ts'

/** Pictures are compressed already. */
const stored = /\.(jpg|png)$/

/** @returns the target, the bytes of the archive, and a function that ends it */
export function zipTarget() {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  // yazl reports the error of an entry beside its output, which would otherwise never end.
  zip.on('error', (error) => output.destroy(error))
  let stop: ((error: Error) => void) | undefined
  output.once('close', () => stop?.(new Error('The reader of the archive left')))
  const target: ExportTarget = {
    async add(name, content) {
      const read = new Promise<void>((resolve, reject) => {
        content.once('end', resolve)
        content.once('error', reject)
        stop = reject
      })
      zip.addReadStream(content, name, { compress: !stored.test(name) })
      await read
    },
  }
  return { target, output, end: () => zip.end() }
}
