/** Restores the files of an archive to a store and compares them with the archive's list. */
import path from 'node:path'
import { ArchiveError } from '../../kernel/command-error.ts'
import { nameOfSchoolKey } from '../../media/school-files/names.ts'
import type { Store } from '../../media/store/store.ts'
import { isPictureKey } from '../../upkeep/sweep.ts'
import { linesIn, linesOf, writeLines } from '../archive/lines.ts'
import { fileLine, type Manifest, names } from '../archive/manifest.ts'
import { sha256Of, writeHashed } from '../archive/read-stored.ts'
import { bytesOf, type TarEntry, type TarReader } from '../archive/tar-reader.ts'

const parallelWrites = 8

/**
 * Stores the files of the archive, and reads the archive to the end of its list of files.
 * @param folder the folder for a list of the received files and for each school file, because videos are too large for
 * memory
 * @returns the number of the files, the sum of their bytes, and the hash of their list
 * @throws {ArchiveError} for a damaged, missing or additional file, or if the list is missing
 */
export async function restoreFiles(
  store: Store,
  tar: TarReader,
  folder: string,
): Promise<Manifest['files']> {
  const receivedList = path.join(folder, 'files')
  let count = 0
  let bytes = 0
  let archivedList: TarEntry | undefined

  async function* storeFiles(): AsyncGenerator<string> {
    let writes: Promise<void>[] = []
    try {
      for (;;) {
        const entry = await tar.next()
        if (!entry?.name.startsWith(names.files)) {
          archivedList = entry
          break
        }
        const key = entry.name.slice(names.files.length)
        if (nameOfSchoolKey(key)) {
          const copy = path.join(folder, 'school-file')
          const { sha256, size } = await writeHashed(entry.bytes, copy)
          await store.putFile(key, copy)
          count++
          bytes += size
          yield fileLine({ key, sha256, size })
          continue
        }
        if (!isPictureKey(key))
          throw new ArchiveError(`The archive is damaged: ${key} is not a picture.`)
        const file = await bytesOf(entry)
        writes.push(store.put(key, file))
        if (writes.length === parallelWrites) {
          await Promise.all(writes)
          writes = []
        }
        count++
        bytes += file.length
        yield fileLine({ key, sha256: sha256Of(file), size: file.length })
      }
      await Promise.all(writes)
    } finally {
      // The caller deletes all files after a failure, so no write may still be running.
      await Promise.allSettled(writes)
    }
  }

  const { sha256 } = await writeLines(receivedList, storeFiles())
  if (archivedList?.name !== names.fileList) {
    throw new ArchiveError('The archive is cut off: the list of its files is missing.')
  }
  await assertSame(receivedList, archivedList)
  return { count, bytes, sha256 }
}

async function assertSame(receivedList: string, archivedList: TarEntry): Promise<void> {
  const receivedLines = linesOf(receivedList)[Symbol.asyncIterator]()
  for await (const expected of linesIn(archivedList.bytes)) {
    const { value: received, done } = await receivedLines.next()
    if (!done && received === expected) continue
    const key = /^{"key":"([^"]+)"/.exec(expected)?.[1] ?? 'the list of files'
    throw new ArchiveError(`The archive is damaged: ${key} differs from the saved file.`)
  }
  if (!(await receivedLines.next()).done) {
    throw new ArchiveError('The archive is damaged: it holds more files than were saved.')
  }
}
