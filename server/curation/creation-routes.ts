/** The calls about published creations. */
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
      // One that still waits is refused; a published one goes into the recycle bin.
      const changeId =
        (await submissions.refuseCreation(admin, temp)) ?? (await creations.remove(admin, temp))
      return { temp: await submissions.creations(admin), changeId }
    },
  } satisfies Partial<Handlers>
}
