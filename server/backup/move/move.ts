/**
 * Copies a whole site to another database and store, and compares rows and files. After an interruption, the next
 * run continues and does not send the copied files again.
 */
import { isDeepStrictEqual } from 'node:util'
import { takeFilesLease } from '../../database/lease.ts'
import { migrate } from '../../database/migrations/migrate.ts'
import { addSetting, removeSetting } from '../../database/setting.ts'
import { CommandError } from '../../kernel/command-error.ts'
import { nameOf, ownerKey } from '../../media/owner.ts'
import { linesOf } from '../archive/lines.ts'
import { digestOf, type Row, rowIn } from '../archive/rows.ts'
import { type Snapshot, takeSnapshot } from '../archive/snapshot.ts'
import { putAllRows, putRows } from '../restore/put-rows.ts'
import {
  applySchema,
  assertEmpty,
  inspectTarget,
  type Target,
  type TargetContent,
  unfinishedName,
} from '../restore/target.ts'
import { type MovedFiles, moveFiles } from './move-files.ts'

export interface MoveResult {
  tables: Snapshot['tables']
  files: MovedFiles
}

/**
 * @param folder an empty folder for temporary files, which the caller deletes
 * @returns the tables and the numbers of files that were moved
 * @throws {CommandError} if a needed file is missing, a copy differs, or the target has content that is not from an
 * unfinished attempt of this move
 */
export async function move(source: Target, target: Target, folder: string): Promise<MoveResult> {
  await migrate(source.database)
  const mark = `move ${await nameOf(source.database.db)}`
  const contents = await inspectTarget(target)
  assertOwnAttempt(contents, mark)
  const filesLease = await takeFilesLease(source.database.db)
  try {
    const snapshot = await takeSnapshot(source.database, folder)
    await target.store.remove([ownerKey])
    await target.store.put(unfinishedName, Buffer.from(mark))
    const files = await moveFiles(source.store, target.store, snapshot, folder)
    await moveRows(snapshot, target, mark)
    await finish(target)
    return { tables: snapshot.tables, files }
  } finally {
    await filesLease.release()
  }
}

/**
 * Rejects a target with content that is not from an unfinished attempt of this move. The move would delete the rows of
 * such a target, and mix other files with the moved files.
 * @throws {CommandError} that names a table with rows, or says that the store has files
 */
function assertOwnAttempt(contents: TargetContent, mark: string): void {
  if (contents.mark !== mark) assertEmpty(contents)
  else if (!contents.hasAllRows) assertEmpty({ ...contents, hasFiles: false })
}

/** Copies all rows or none. @throws {CommandError} if a copied table differs from its source */
async function moveRows(snapshot: Snapshot, { database }: Target, mark: string): Promise<void> {
  await applySchema(database, snapshot.schema)
  await putAllRows(database, Object.keys(snapshot.tables), async (db) => {
    for (const [table, { key, ...expected }] of Object.entries(snapshot.tables)) {
      await putRows(db, table, rowsIn(snapshot.fileOf(table)))
      const copied = await digestOf(db, table, key)
      if (!isDeepStrictEqual(copied, expected)) {
        throw new CommandError(
          `The copied rows of "${table}" differ from the source, so no rows were stored. Run the move again.`,
        )
      }
    }
    await addSetting(db, unfinishedName, mark)
  })
}

async function* rowsIn(file: string): AsyncGenerator<Row> {
  for await (const line of linesOf(file)) yield rowIn(line)
}

async function finish({ database, store }: Target): Promise<void> {
  await store.remove([unfinishedName])
  await removeSetting(database.db, unfinishedName)
}
