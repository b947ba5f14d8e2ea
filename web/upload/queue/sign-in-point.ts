/** Connects a queue whose session has ended with the page that can ask for the password. */
import { createSignal } from './signal.ts'

/** Resolves when the member has signed in again, rejects if they cancel. */
export type AskToSignIn = (reason: unknown) => Promise<void>

export function createSignInPoint() {
  let asker: AskToSignIn | undefined
  const changes = createSignal()

  return {
    /** Waits for a page that can ask. If that page is left before an answer, the next one asks. */
    async signIn(reason: unknown): Promise<void> {
      for (;;) {
        const change = changes.next()
        const done = asker?.(reason).then(() => true)
        const replaced = change.then(() => false)
        if (await (done ? Promise.race([done, replaced]) : replaced)) return
      }
    },

    /** @returns a function that withdraws the offer */
    offer(ask: AskToSignIn): () => void {
      asker = ask
      changes.happened()
      return () => {
        if (asker === ask) asker = undefined
      }
    },
  }
}
