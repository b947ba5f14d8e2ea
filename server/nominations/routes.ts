/** The calls of the Feature button. */
import { signedIn } from '../http/caller.ts'
import type { Handlers } from '../http/handlers.ts'
import type { NominationService } from './service.ts'

export function nominationHandlers(nominations: NominationService) {
  return {
    async uploadFeatureSingle(input, caller) {
      await nominations.nominate(signedIn(caller), 'picture', input)
      return { message: 'Submitted!' }
    },

    async uploadFeatureArtSingle(input, caller) {
      await nominations.nominate(signedIn(caller), 'artwork', input)
      return { message: 'Submitted!' }
    },
  } satisfies Partial<Handlers>
}
