/**
 * Loads the reference, and stores the progress and the result of the load. Only one load runs at a time in all
 * processes.
 */
import type { Queries } from '../../database/connection.ts'
import { beginRun } from '../../database/run.ts'
import { CommandError } from '../../kernel/command-error.ts'
import type { OnProgress } from '../../kernel/own-process.ts'

/** The name of the setting with the state of the last load. */
export const loadRun = 'reference run'
export const loadLease = 'reference lease'

/** @returns the result of the load @throws {CommandError} while another load runs; otherwise the error of the load */
export async function beginLoad<Result>(
  db: Queries,
  load: (onProgress: OnProgress) => Promise<Result>,
): Promise<Result> {
  const result = Promise.withResolvers<Result>()
  const run = await beginRun(db, {
    ...{ name: loadRun, lease: loadLease },
    work: async (onProgress) => {
      const loaded = await load(onProgress)
      result.resolve(loaded)
      return loaded
    },
  })
  if (!run) throw new CommandError('Another load of the reference is running. Nothing was changed.')
  await run.finished
  return result.promise
}
