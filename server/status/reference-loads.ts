/** Loads a table of names that an admin uploads, in a separate process. Only one load runs at a time. */
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { loadedSchema } from '../../contract/reference/reference-shapes.ts'
import type { Database } from '../database/connection.ts'
import { beginRun, readRun } from '../database/run.ts'
import type { ReceivedFile } from '../kernel/call-context.ts'
import { postingTime } from '../kernel/dates.ts'
import type { Handlers } from '../kernel/handlers.ts'
import { HttpError } from '../kernel/http-error.ts'
import { runInOwnProcess } from '../kernel/own-process.ts'
import { fileError } from '../media/school-files/file-error.ts'
import type { LoadedReference } from '../reference/loading/load.ts'
import { problemWords } from '../reference/loading/problem-words.ts'
import { loadLease, loadRun } from '../reference/loading/run-of-load.ts'
import { currentFiles } from '../reference/repository.ts'
import type { Background } from './background.ts'
import { presentRun } from './present-run.ts'

const program = path.join(import.meta.dirname, '../reference/loading/main.ts')
/** Exit codes without an error of the program. Code 1 means that some lines were invalid. */
const successCodes = [0, 1]

interface Needs {
  database: Database
  environment: NodeJS.ProcessEnv
  background: Background
  timeZone: string
}

export function referenceLoadHandlers({ database: { db }, ...needs }: Needs) {
  const { environment, background, timeZone } = needs
  return {
    async referenceState() {
      const files = await currentFiles(db)
      const run = await readRun(db, loadRun)
      const result = loadedSchema.safeParse(run?.result).data ?? null
      return {
        files: files.map(({ name, names, loaded_at }) => ({
          ...{ name, names, loadedAt: postingTime(loaded_at, timeZone) },
        })),
        run: run ? { ...presentRun(run, timeZone), ...failureOf(result), result } : null,
      }
    },

    async loadReference(_input, _caller, { files }) {
      const [file] = files
      if (!file) throw fileError('no_file')
      if (file.isTooLarge) throw fileError('file_too_large')
      const keptPath = await keepFileAfterAnswer(file)
      const newRun = await beginRun(db, {
        ...{ name: loadRun, lease: loadLease },
        work: async (onProgress) => {
          const args = [`--name=${file.name || 'names.csv'}`, keptPath] as const
          const { signal } = background
          return runInOwnProcess([program, ...args], {
            ...{ environment, successCodes, onProgress, signal },
          }).finally(() => rm(keptPath, { force: true }))
        },
      })
      if (!newRun) {
        await rm(keptPath, { force: true })
        throw new HttpError(409, 'load_runs', 'A table of names is being loaded')
      }
      // The page shows why a load failed, so the log needs no entry.
      background.run(
        newRun.finished.catch(() => {}),
        'the reference was not loaded',
      )
      return { message: 'The load has begun' }
    },
  } satisfies Partial<Handlers>
}

/** @returns the failure of a rejected file, if any. The program exits with 0 or 1, and sends the reason as data. */
function failureOf(result: LoadedReference | null) {
  if (!result?.failure) return {}
  return { state: 'failed' as const, error: problemWords('en', result.failure) }
}

/**
 * Renames a received file, because the server deletes received files after the answer. The new name still contains the
 * name of the process, so the hourly sweep deletes the file after a crash.
 * @returns the new path
 */
async function keepFileAfterAnswer({ path: receivedPath }: ReceivedFile): Promise<string> {
  const keptPath = `${receivedPath}-reference`
  await rename(receivedPath, keptPath)
  return keptPath
}
