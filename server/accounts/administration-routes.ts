/** Handles the calls with which admins manage accounts, and the call that uses a password link. */
import { signedIn } from '../kernel/caller.ts'
import type { Handlers } from '../kernel/handlers.ts'
import type { AccountAdministration } from './administration.ts'

const doneAnswer = { message: 'Done' }

export function accountAdministrationHandlers(administration: AccountAdministration) {
  return {
    async accounts({ page, ...filter }) {
      return administration.readPage(filter, page)
    },

    async setRole({ id, role }, caller) {
      await administration.setRole(signedIn(caller), id, role)
      return doneAnswer
    },

    async setDisabled({ id, disabled }, caller) {
      await administration.setDisabled(signedIn(caller), id, disabled)
      return doneAnswer
    },

    async endSessionsOf({ id }, caller) {
      await administration.endSessions(signedIn(caller), id)
      return doneAnswer
    },

    async passwordLink({ id }, caller) {
      const token = await administration.createPasswordLink(signedIn(caller), id)
      // Browsers do not send the fragment, so the token reaches no log.
      return { path: `/newPassword#${token}` }
    },

    async resetPassword({ token, password }) {
      const username = await administration.resetPassword(token, password)
      return { message: 'The password has been set', username }
    },
  } satisfies Partial<Handlers>
}
