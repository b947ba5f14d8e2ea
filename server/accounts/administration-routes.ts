/** Handlers of the calls by which admins manage accounts, and of the call that uses a password link. */
import { signedIn } from '../kernel/caller.ts'
import type { Handlers } from '../kernel/handlers.ts'
import type { AccountAdministration } from './administration.ts'

const done = { message: 'Done' }

export function accountAdministrationHandlers(administration: AccountAdministration) {
  return {
    async accounts({ page, ...filter }) {
      return administration.page(filter, page)
    },

    async setRole({ id, role }, caller) {
      await administration.setRole(signedIn(caller), id, role)
      return done
    },

    async setDisabled({ id, disabled }, caller) {
      await administration.setDisabled(signedIn(caller), id, disabled)
      return done
    },

    async endSessionsOf({ id }, caller) {
      await administration.endSessions(signedIn(caller), id)
      return done
    },

    async passwordLink({ id }, caller) {
      const token = await administration.passwordLink(signedIn(caller), id)
      // Browsers do not send the fragment, so the token reaches no log.
      return { path: `/newPassword#${token}` }
    },

    async resetPassword({ token, password }) {
      const username = await administration.resetPassword(token, password)
      return { message: 'The password has been set', username }
    },
  } satisfies Partial<Handlers>
}
