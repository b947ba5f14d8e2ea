/** The calls about the log, the recycle bin, and how the site stands. */
import type { FastifyInstance } from 'fastify'
import { activityFilter } from '../../contract/calls/administration.ts'
import { usable } from '../http/bad-input.ts'
import { assertMay, signedIn } from '../http/caller.ts'
import type { Handlers } from '../http/handlers.ts'
import type { Identify } from '../http/identify.ts'
import { Refusal } from '../http/refusal.ts'
import type { RecycleBin } from './recycle-bin.ts'
import type { ActivityService } from './service.ts'

export function activityHandlers(activity: ActivityService, bin: RecycleBin) {
  return {
    async activity({ page, ...filter }) {
      return activity.page(filter, page)
    },

    async recycleBin({ page }, caller) {
      return bin.page(caller, page)
    },

    async purge({ id }, caller) {
      await bin.purge(signedIn(caller), id)
      return { message: 'Gone for good' }
    },
  } satisfies Partial<Handlers>
}

/** The log as a table, for admins: a download, so a GET outside the table of calls. */
export function registerActivityDownload(
  app: FastifyInstance,
  activity: ActivityService,
  identify: Identify,
): void {
  app.get('/api/activity.csv', async (request, reply) => {
    const caller = await identify(request)
    assertMay(caller, 'admin')
    const filter = activityFilter.safeParse(usable(request.query))
    if (!filter.success) throw new Refusal(400, 'bad_input', 'The filter cannot be read')
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="activity.csv"')
      .type('text/csv; charset=utf-8')
    return activity.csv(filter.data)
  })
}
