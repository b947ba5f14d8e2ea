/** Stores the sign-ups for guided tours, and lists and deletes sign-ups for admins. */

import { randomUUID } from 'node:crypto'
import { stringify } from 'csv-stringify/sync'
import type { ParsedInput } from '../../contract/calls/endpoints.ts'
import { listPageSize } from '../../contract/limits.ts'
import { tourDayProblem } from '../../contract/tour-day.ts'
import type { AttemptLimits } from '../accounts/limits/attempt-limits.ts'
import type { Attempts } from '../accounts/limits/attempts.ts'
import { readInstant } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import { dateIn, postingTime } from '../kernel/dates.ts'
import { HttpError, notFound } from '../kernel/http-error.ts'
import { inertCell } from '../kernel/inert-cell.ts'
import type { Network } from '../kernel/network.ts'
import * as repository from './repository.ts'

const csvMaximum = 100_000

interface Needs {
  database: Database
  attempts: Attempts
  limits: Pick<AttemptLimits, 'tour'>
  timeZone: string
}

export type TourService = ReturnType<typeof createTourService>

export function createTourService({ database: { db }, attempts, limits, timeZone }: Needs) {
  async function list(offset: number, limit: number) {
    const rows = await repository.listSignUps(db, { offset, limit })
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      class: row.class_name,
      contact: row.contact,
      day: row.day,
      signedUpAt: postingTime(row.signed_up_at, timeZone),
    }))
  }

  return {
    /** @throws {HttpError} 400 for a past day or a day too far ahead; 429 for too many attempts */
    async signUp(signUp: ParsedInput<'tourSignUp'>, from: Network): Promise<void> {
      const now = await readInstant(db)
      const problem = tourDayProblem(signUp.day, dateIn(timeZone, now))
      if (problem) {
        throw new HttpError(400, 'bad_input', `day: ${problem}`, { fields: { day: problem } })
      }
      await attempts.take({ topic: 'tour', from }, limits.tour)
      await repository.insertSignUp(db, {
        id: randomUUID(),
        name: signUp.name,
        class_name: signUp.class,
        contact: signUp.contact,
        day: signUp.day,
        signed_up_at: now,
      })
    },

    async listPage(page: number) {
      const signUps = await list((page - 1) * listPageSize, listPageSize)
      return { signUps, total: await repository.countSignUps(db), pageSize: listPageSize }
    },

    /** @throws {HttpError} 404 for an unknown sign-up */
    async remove(id: string): Promise<void> {
      if (!(await repository.deleteSignUp(db, id))) throw notFound('There is no such sign-up')
    },

    /** @returns at most `csvMaximum` sign-ups as CSV, without cells that a spreadsheet would compute */
    async writeCsv(): Promise<string> {
      const rows = (await list(0, csvMaximum)).map((signUp) =>
        [signUp.day, signUp.name, signUp.class, signUp.contact, signUp.signedUpAt].map(inertCell),
      )
      return stringify([['day', 'name', 'class', 'contact', 'signedUpAt'], ...rows], { bom: true })
    },
  }
}
