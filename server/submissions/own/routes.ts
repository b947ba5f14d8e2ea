/**
 * Handles the calls with which members read their submissions, news and pending species, find pictures that the site
 * already has, and list creations.
 */
import type { Queries } from '../../database/connection.ts'
import { signedIn } from '../../kernel/caller.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import type { Store } from '../../media/store/store.ts'
import { findKnown } from './known-originals.ts'
import type { OwnSubmissions } from './own.ts'

interface Needs {
  db: Queries
  store: Store
  ownSubmissions: OwnSubmissions
}

export function ownSubmissionHandlers({ db, store, ownSubmissions }: Needs) {
  return {
    async submissions(query, caller) {
      return ownSubmissions.list(signedIn(caller), query)
    },

    async submissionNews(_input, caller) {
      return ownSubmissions.news(caller)
    },

    async submissionsSeen({ until }, caller) {
      return ownSubmissions.markSeen(signedIn(caller), until)
    },

    async pendingSpecies(_input, caller) {
      return { species: await ownSubmissions.pendingSpecies(signedIn(caller)) }
    },

    async knownPictures({ hashes }, caller) {
      return { known: await findKnown({ db, store }, signedIn(caller), hashes) }
    },

    async listCreations(_input, caller) {
      return { temp: await ownSubmissions.creations(signedIn(caller)) }
    },
  } satisfies Partial<Handlers>
}
