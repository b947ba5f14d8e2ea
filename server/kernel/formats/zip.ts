/** Writes a ZIP file as a stream, in bounded memory. */
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipWriter {
  /** Resolves when the content is read to its end. */
  add(name: string, content: Readable | string): Promise<void>
  /** Adds a short file without compression and without extra fields. Its header contains its length. */
  addStored(name: string, content: string): void
}

/**
 * Writes a ZIP file in which even pictures are compressed. Some e-readers read the file as a stream, and cannot find
 * the end of an uncompressed entry.
 * @param modified the time of all entries; equal content and equal times make equal files
 * @returns the bytes; the function starts to write when the caller reads them
 */
export function writeZip(
  write: (zip: ZipWriter) => Promise<void>,
  modified = new Date(),
): Readable {
  return Readable.from(zipBytes(write, modified), { objectMode: false })
}

async function* zipBytes(write: (zip: ZipWriter) => Promise<void>, mtime: Date) {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  // yazl reports the error of an entry here, but not to its output. Without this line, the output would never end.
  zip.on('error', (error) => output.destroy(error))
  let stop: (() => void) | undefined
  output.once('close', () => stop?.())
  const writer: ZipWriter = {
    async add(name, content) {
      const source = typeof content === 'string' ? Readable.from(Buffer.from(content)) : content
      const contentEnd = new Promise<void>((resolve, reject) => {
        stop = () => reject(new Error('The ZIP file was not read to its end'))
        source.once('end', resolve)
        source.once('error', reject)
      })
      if (output.destroyed) stop?.()
      else zip.addReadStream(source, name, { mtime })
      await contentEnd.finally(() => source.destroy())
    },
    addStored: (name, content) =>
      zip.addBuffer(Buffer.from(content), name, {
        mtime,
        compress: false,
        forceDosTimestamp: true,
      }),
  }
  write(writer).then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  )
  yield* output
}
