/** The calls about guided tours. */
import type { Handlers } from '../kernel/handlers.ts'
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

    async 'tourSignUps.csv'() {
      return tours.csv()
    },

    async removeTourSignUp({ id }) {
      await tours.remove(id)
      return { message: 'Gone for good' }
    },
  } satisfies Partial<Handlers>
}
