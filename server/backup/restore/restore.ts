/**
 * Makes a site from an archive in an empty place: first the files, each compared with the list, then all
 * rows in one transaction. If the archive is damaged, the place is left as it was.
 */
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { migrate } from '../../database/migrations/migrate.ts'
import { removeSetting } from '../../database/setting.ts'
import { CommandError } from '../../kernel/command-error.ts'
import { ownerKey } from '../../media/owner.ts'
import type { Header, Manifest } from '../archive/manifest.ts'
import { readHeader } from '../archive/read-header.ts'
import { readTar, type TarReader } from '../archive/tar-reader.ts'
import { restoreFiles } from './restore-files.ts'
import { restoreRows } from './restore-rows.ts'
import {
  applySchema,
  assertEmpty,
  inspect,
  keysIn,
  rememberSchema,
  removeEverything,
  type Target,
  unfinishedName,
} from './target.ts'

const markPrefix = 'restore'

interface Options {
  /** An empty folder for temporary files, which the caller deletes. */
  folder: string
  /** Deletes the files of an interrupted restore first. */
  startOver?: boolean
  /** Called after the rows are committed; the place is then the restored site. */
  onRows?: () => void
}

/** @throws {ArchiveError} for a damaged archive. @throws {CommandError} if the place is not empty */
export async function restore(
  place: Target,
  from: Readable,
  { folder, startOver = false, onRows }: Options,
): Promise<Manifest> {
  const tar = readTar(from)
  try {
    const header = await readHeader(tar)
    await prepare(place, startOver)
    const mark = `${markPrefix} ${randomUUID()}`
    const manifest = await restoreAll(place, tar, { header, folder, mark })
    onRows?.()
    await finish(place)
    return manifest
  } finally {
    tar.abandon()
  }
}

async function prepare(place: Target, startOver: boolean): Promise<void> {
  const found = await inspect(place)
  if (found.mark?.startsWith(markPrefix)) {
    if (found.hasAllRows) {
      await finish(place)
      throw new CommandError(
        'An earlier restore was interrupted here after its last row. It is finished now; nothing else was done.',
      )
    }
    if (!startOver) {
      throw new CommandError(
        'An earlier restore was interrupted here. Nothing was changed. To delete its files and start over: npm run restore -- FILE --start-over',
      )
    }
    assertEmpty({ ...found, files: false })
    await removeEverything(place.store, new Set())
  } else {
    assertEmpty(found)
  }
}

async function restoreAll(
  place: Target,
  tar: TarReader,
  { header, folder, mark }: { header: Header; folder: string; mark: string },
): Promise<Manifest> {
  const keys = await keysIn(place.store)
  const restoreSchema = await rememberSchema(place.database)
  try {
    await place.store.put(unfinishedName, Buffer.from(mark))
    await applySchema(place.database, header.schema)
    const list = await restoreFiles(place.store, tar, folder)
    return await restoreRows(place.database, tar, { header, list, mark })
  } catch (error) {
    await removeEverything(place.store, keys)
    await restoreSchema()
    throw error
  }
}

/** Completes a restore whose rows are committed. */
async function finish({ database, store }: Target): Promise<void> {
  await migrate(database)
  // The restored site gets a new owner mark; this one belongs to the empty site that was here.
  await store.remove([unfinishedName, ownerKey])
  await removeSetting(database.db, unfinishedName)
}
