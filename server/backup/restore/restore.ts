/**
 * Makes a site from an archive in an empty database and an empty store. The module restores all files and compares them
 * with the archive's list before one transaction inserts all rows. A damaged archive leaves an empty target unchanged.
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
  inspectTarget,
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
  /** Whether the files of an interrupted restore are deleted first. */
  startOver?: boolean
  /** Runs after the commit of the rows. The target is then the restored site. */
  onRows?: () => void
}

/**
 * @returns the manifest of the archive
 * @throws {ArchiveError} for a damaged archive
 * @throws {CommandError} if the target is not empty, or holds an interrupted restore that `startOver` does not delete
 */
export async function restore(
  target: Target,
  input: Readable,
  { folder, startOver = false, onRows }: Options,
): Promise<Manifest> {
  const tar = readTar(input)
  try {
    const header = await readHeader(tar)
    await prepare(target, startOver)
    const mark = `${markPrefix} ${randomUUID()}`
    const manifest = await restoreAll(target, tar, { header, folder, mark })
    onRows?.()
    await finish(target)
    return manifest
  } finally {
    tar.abandon()
  }
}

async function prepare(target: Target, startOver: boolean): Promise<void> {
  const content = await inspectTarget(target)
  if (content.mark?.startsWith(markPrefix)) {
    if (content.hasAllRows) {
      await finish(target)
      throw new CommandError(
        'An earlier restore was interrupted here after its last row. The restore is now complete, and nothing else was changed.',
      )
    }
    if (!startOver) {
      throw new CommandError(
        'An earlier restore was interrupted here. Nothing was changed. To delete the files of that restore and start over: npm run restore -- FILE --start-over',
      )
    }
    assertEmpty({ ...content, hasFiles: false })
    await removeEverything(target.store, new Set())
  } else {
    assertEmpty(content)
  }
}

async function restoreAll(
  target: Target,
  tar: TarReader,
  { header, folder, mark }: { header: Header; folder: string; mark: string },
): Promise<Manifest> {
  const keys = await keysIn(target.store)
  const restoreSchema = await rememberSchema(target.database)
  try {
    await target.store.put(unfinishedName, Buffer.from(mark))
    await applySchema(target.database, header.schema)
    const list = await restoreFiles(target.store, tar, folder)
    return await restoreRows(target.database, tar, { header, list, mark })
  } catch (error) {
    await removeEverything(target.store, keys)
    await restoreSchema()
    throw error
  }
}

/** Completes a restore whose rows are committed. */
async function finish({ database, store }: Target): Promise<void> {
  await migrate(database)
  // The restored site gets a new owner mark, because the current mark belongs to the empty site.
  await store.remove([unfinishedName, ownerKey])
  await removeSetting(database.db, unfinishedName)
}
