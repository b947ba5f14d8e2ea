/** Handles the calls with which admins manage classes, and the class, real name and last day of one account. */
import type { Database } from '../../database/connection.ts'
import { signedIn } from '../../kernel/caller.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import { createClassActs } from './acts.ts'
import { setDetails } from './details.ts'
import { createEnrolment } from './enrol.ts'

export function classHandlers(options: { database: Database; timeZone: string }) {
  const enrolment = createEnrolment(options)
  const acts = createClassActs(options)
  return {
    async enrol(input, caller) {
      return enrolment.enrol(signedIn(caller), input)
    },

    async classCards({ className }, caller) {
      return { cards: await enrolment.renewCards(signedIn(caller), className) }
    },

    async classes() {
      return acts.list()
    },

    async changeClasses({ steps, dryRun }, caller) {
      return acts.change(signedIn(caller), steps, dryRun)
    },

    async undoClassAct({ id }, caller) {
      return acts.undo(signedIn(caller), id)
    },

    async setDetails(input, caller) {
      await setDetails(options, signedIn(caller), input)
      return { message: 'Done' }
    },
  } satisfies Partial<Handlers>
}
