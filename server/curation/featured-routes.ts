/** Handles the calls about the home page's pairs and the Feature button. */
import type { Database } from '../database/connection.ts'
import { type Caller, signedIn } from '../kernel/caller.ts'
import type { Handlers } from '../kernel/handlers.ts'
import { approveCreation } from '../submissions/deciding/decide-creation.ts'
import type { FeaturedService } from './featured.ts'
import type { NominationService } from './nominating/nominate.ts'

interface Needs {
  database: Database
  featured: FeaturedService
  nominations: NominationService
  timeZone: string
}

const doneMessage = 'Featured successfully'

export function featuredHandlers({ database, featured, nominations, timeZone }: Needs) {
  const nominate =
    (target: 'picture' | 'artwork') =>
    async (input: { plant: string; path: string }, caller: Caller) => {
      await nominations.nominate(signedIn(caller), target, input)
      return { message: 'Submitted!' }
    }

  return {
    uploadFeatureSingle: nominate('picture'),
    uploadFeatureArtSingle: nominate('artwork'),

    async nominations({ page }) {
      return nominations.page(page, timeZone)
    },

    async makeFeatured({ pic, art, plant }, caller) {
      const { changeId } = await featured.feature(signedIn(caller), pic, art, plant)
      return { message: doneMessage, changeId }
    },

    async featureToHome({ picId, artId, isCreation }, caller) {
      const admin = signedIn(caller)
      if (!isCreation)
        return { message: doneMessage, ...(await featured.feature(admin, picId, artId)) }
      // The call approves a pending creation first.
      const approved = picId ? await approveCreation(database, admin, picId) : undefined
      const result = await featured.featureCreation(admin, approved ?? picId)
      return { message: doneMessage, ...result }
    },

    async unFeatureHome({ id }, caller) {
      const admin = signedIn(caller)
      const changeId = await featured.unfeature(admin, id)
      return { success: true, entries: await featured.entries(admin), changeId }
    },

    async uploadHome(_input, caller) {
      return { entries: await featured.entries(signedIn(caller)) }
    },
  } satisfies Partial<Handlers>
}
