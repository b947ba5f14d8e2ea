/** Connects a queue whose session has ended with the page that can ask for the password. */
import { createSignal } from './signal.ts'

/** Resolves when the member is signed in again, rejects when they will not. */
export type AskToSignIn = (reason: unknown) => Promise<void>

export function createSignInPoint() {
  let asker: AskToSignIn | undefined
  const changes = createSignal()

  return {
    /** Waits for a page that can ask; one that is left in the middle of asking hands over to the next. */
    async signIn(reason: unknown): Promise<void> {
      for (;;) {
        const change = changes.next()
        const done = asker?.(reason).then(() => true)
        const replaced = change.then(() => false)
        if (await (done ? Promise.race([done, replaced]) : replaced)) return
      }
    },

    /** @returns takes the offer back */
    offer(ask: AskToSignIn): () => void {
      asker = ask
      changes.happened()
      return () => {
        if (asker === ask) asker = undefined
      }
    },
  }
}
