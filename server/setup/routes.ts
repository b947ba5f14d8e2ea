/** Handles the calls of the first start, of the list of first steps and of the statement of rights. */
import type { Handlers } from '../kernel/handlers.ts'
import type { Checklist } from './checklist.ts'
import type { Setup } from './service.ts'

export function setupHandlers(setup: Setup, checklist: Checklist) {
  return {
    async setupState() {
      return setup.state()
    },

    async setup(input, _caller, context) {
      const { account, token, deviceToken } = await setup.run(input, context)
      context.setSessionCookie(token)
      context.setDeviceCookie(deviceToken)
      const user = { username: account.username, admin: true }
      return { message: 'The site is set up', token, user }
    },

    async checklist() {
      return checklist.read()
    },

    async dismissChecklist({ dismissed }) {
      await (dismissed ? checklist.dismiss() : checklist.show())
      return { message: 'Done' }
    },

    async confirmRights() {
      await checklist.confirmRights()
      return { message: 'Confirmed' }
    },
  } satisfies Partial<Handlers>
}
