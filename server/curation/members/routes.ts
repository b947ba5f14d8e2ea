/** Handles the calls about one member. */
import type { AccountAdministration } from '../../accounts/administration.ts'
import type { Database } from '../../database/connection.ts'
import { signedIn } from '../../kernel/caller.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import { hideAllOf } from './hide-all.ts'
import { memberPage } from './member-page.ts'

interface Needs {
  database: Database
  administration: AccountAdministration
  timeZone: string
}

export function memberHandlers({ database, administration, timeZone }: Needs) {
  return {
    async member({ id, page }) {
      return memberPage({ db: database.db, administration, timeZone }, id, page)
    },

    async hideAllOf({ id, hidden }, caller) {
      const { changeId, count } = await hideAllOf(database, signedIn(caller), id, hidden)
      return { message: hidden ? 'Hidden' : 'Shown again', changeId, count }
    },
  } satisfies Partial<Handlers>
}
