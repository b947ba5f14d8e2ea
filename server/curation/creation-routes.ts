/** Handles the calls that list published creations, and that reject or delete a creation. */
import { signedIn } from '../kernel/caller.ts'
import type { Handlers } from '../kernel/handlers.ts'
import type { SubmissionService } from '../submissions/sending/service.ts'
import type { CreationService } from './creations.ts'

interface Needs {
  creations: CreationService
  submissions: SubmissionService
}

export function creationHandlers({ creations, submissions }: Needs) {
  return {
    async creationDocumentary(_input, caller) {
      return { allDisplays: await creations.displays(caller) }
    },

    async unFeatureCreation({ temp }, caller) {
      const admin = signedIn(caller)
      // A pending creation is rejected. A published creation moves to the recycle bin.
      const changeId =
        (await submissions.rejectCreation(admin, temp)) ?? (await creations.remove(admin, temp))
      return { temp: await submissions.creations(admin), changeId }
    },
  } satisfies Partial<Handlers>
}
