/** Handles the calls that list published creations, and that reject or delete a creation. */
import type { Database } from '../database/connection.ts'
import { signedIn } from '../kernel/caller.ts'
import type { Handlers } from '../kernel/handlers.ts'
import { rejectCreation } from '../submissions/deciding/decide-creation.ts'
import type { OwnSubmissions } from '../submissions/own/own.ts'
import type { CreationService } from './creations.ts'

interface Needs {
  database: Database
  creations: CreationService
  ownSubmissions: OwnSubmissions
}

export function creationHandlers({ database, creations, ownSubmissions }: Needs) {
  return {
    async creationDocumentary(_input, caller) {
      return { allDisplays: await creations.displays(caller) }
    },

    async unFeatureCreation({ temp }, caller) {
      const admin = signedIn(caller)
      // The call rejects a pending creation, and moves a published creation to the recycle bin.
      const changeId =
        (await rejectCreation(database, admin, temp)) ?? (await creations.remove(admin, temp))
      return { temp: await ownSubmissions.creations(admin), changeId }
    },
  } satisfies Partial<Handlers>
}
