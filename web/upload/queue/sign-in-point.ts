/** Connects a queue whose session has ended to the page that can ask for the password. */
import { createSignal } from './signal.ts'

/** Resolves after the member has signed in again; rejects if the member cancels. */
export type AskToSignIn = (reason: unknown) => Promise<void>

export function createSignInPoint() {
  let askToSignIn: AskToSignIn | undefined
  const changes = createSignal()

  return {
    /**
     * Waits for a page that can ask for the password. If the member leaves that page without signing in, the next page
     * asks.
     */
    async signIn(reason: unknown): Promise<void> {
      for (;;) {
        const change = changes.next()
        const signedIn = askToSignIn?.(reason).then(() => true)
        const replaced = change.then(() => false)
        if (await (signedIn ? Promise.race([signedIn, replaced]) : replaced)) return
      }
    },

    /** Registers the function with which a page asks for the password. @returns a function that unregisters `ask` */
    offer(ask: AskToSignIn): () => void {
      askToSignIn = ask
      changes.notify()
      return () => {
        if (askToSignIn === ask) askToSignIn = undefined
      }
    },
  }
}
