/** Describes a run, such as a backup or a check, for the pages of admins. */
import type { SiteStatus } from '../../contract/schemas/status.ts'
import type { Run } from '../database/run.ts'
import { postingTime } from '../kernel/dates.ts'

/** Maximum characters of the reason of a failure, because an error of the program has a stack trace. */
const reasonLength = 500

export function presentRun(
  { state, startedAt, endedAt, done, total, error }: Run,
  timeZone: string,
): NonNullable<SiteStatus['backup']['run']> {
  return {
    ...{ id: startedAt, state, done, total },
    startedAt: postingTime(startedAt, timeZone),
    endedAt: endedAt && postingTime(endedAt, timeZone),
    error: error?.slice(0, reasonLength) ?? null,
  }
}
