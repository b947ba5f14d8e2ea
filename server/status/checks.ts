/** Checks and repairs the site on the request of an admin. Only one check runs at a time. */
import path from 'node:path'
import { checkResultSchema, type SiteStatus } from '../../contract/schemas/status.ts'
import type { Database } from '../database/connection.ts'
import { beginRun, readRun } from '../database/run.ts'
import { HttpError } from '../kernel/http-error.ts'
import { runInOwnProcess } from '../kernel/own-process.ts'
import type { Background } from './background.ts'
import { presentRun } from './present-run.ts'

/** The name of the setting with the state of the last check. */
const checkRun = 'check run'
const checkLease = 'check lease'
const program = path.join(import.meta.dirname, '../integrity/main.ts')
/** Exit codes without an error of the program. Code 1 means that the check found problems. */
const successCodes = [0, 1]

interface Needs {
  database: Database
  environment: NodeJS.ProcessEnv
  background: Background
}

export type Checks = ReturnType<typeof createChecks>

export function createChecks({ database: { db }, environment, background }: Needs) {
  return {
    /**
     * Begins a check.
     * @param repairs the id of the last check, which found problems; the new check then repairs. Undefined to report
     * only
     * @throws {HttpError} 409 while a check runs
     * @throws {HttpError} 409 if the last check has another id, was not completed, found no problem or was a repair
     */
    async begin(repairs: string | undefined): Promise<void> {
      if (repairs !== undefined) {
        const lastRun = await readRun(db, checkRun)
        const lastResult = checkResultSchema.safeParse(lastRun?.result).data
        const isSame = lastRun?.state === 'done' && lastRun.startedAt === repairs
        if (!isSame || !lastResult || lastResult.repair || lastResult.found === 0)
          throw otherCheckError()
      }
      const args = repairs === undefined ? [] : ['--repair']
      const newRun = await beginRun(db, {
        ...{ name: checkRun, lease: checkLease },
        work: (onProgress) =>
          runInOwnProcess([program, ...args], {
            ...{ environment, successCodes, onProgress },
            signal: background.signal,
          }),
      })
      if (!newRun) throw checkRunsError()
      background.run(newRun.finished, 'the check was not made')
    },

    async state(timeZone: string): Promise<SiteStatus['check']> {
      const run = await readRun(db, checkRun)
      if (!run) return null
      const result = checkResultSchema.safeParse(run.result).data ?? null
      return { ...presentRun(run, timeZone), result }
    },
  }
}

const checkRunsError = () =>
  new HttpError(409, 'check_runs', 'A check is running. Please try again when it has finished.')
const otherCheckError = () =>
  new HttpError(409, 'other_check', 'The problems may have changed. Please check again first.')
