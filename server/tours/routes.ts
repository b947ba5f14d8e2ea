/** The calls about guided tours. */
import type { FastifyInstance } from 'fastify'
import { assertMay } from '../http/caller.ts'
import type { Handlers } from '../http/handlers.ts'
import type { Identify } from '../http/identify.ts'
import type { TourService } from './service.ts'

export function tourHandlers(tours: TourService) {
  return {
    async tourSignUp(wish, _caller, { network }) {
      await tours.signUp(wish, network)
      return { message: 'Signed up' }
    },

    async tourSignUps({ page }) {
      return tours.page(page)
    },

    async removeTourSignUp({ id }) {
      await tours.remove(id)
      return { message: 'Gone for good' }
    },
  } satisfies Partial<Handlers>
}

/** The list as a table, for admins: a download, so a GET outside the table of calls. */
export function registerTourDownload(
  app: FastifyInstance,
  tours: TourService,
  identify: Identify,
): void {
  app.get('/api/tourSignUps.csv', async (request, reply) => {
    assertMay(await identify(request), 'admin')
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="tour-sign-ups.csv"')
      .type('text/csv; charset=utf-8')
    return tours.csv()
  })
}
