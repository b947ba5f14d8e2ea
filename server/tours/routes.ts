/** Handles the calls about guided tours. */
import type { Handlers } from '../kernel/handlers.ts'
import type { TourService } from './service.ts'

export function tourHandlers(tours: TourService) {
  return {
    async tourSignUp(signUp, _caller, { network }) {
      await tours.signUp(signUp, network)
      return { message: 'Signed up' }
    },

    async tourSignUps({ page }) {
      return tours.listPage(page)
    },

    async 'tourSignUps.csv'() {
      return tours.writeCsv()
    },

    async removeTourSignUp({ id }) {
      await tours.remove(id)
      return { message: 'Permanently deleted' }
    },
  } satisfies Partial<Handlers>
}
