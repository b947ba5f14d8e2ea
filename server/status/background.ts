/** Runs work in the background. The work continues after the answer to the call that began the work. */
import type { FastifyInstance } from 'fastify'

export type Background = ReturnType<typeof createBackground>

export function createBackground() {
  const stopping = new AbortController()
  const pendingWork = new Set<Promise<unknown>>()
  let log: FastifyInstance['log'] | undefined

  function logError(err: unknown, sentence: string): void {
    if (!stopping.signal.aborted) log?.error({ err }, sentence)
  }

  return {
    /** A signal that is aborted when the site stops. */
    signal: stopping.signal,
    logError,

    /** Logs a failure of the work with the given sentence. When the site stops, the site waits for the work. */
    run(work: Promise<unknown>, sentence: string): void {
      const settledWork = work.catch((error) => logError(error, sentence))
      pendingWork.add(settledWork)
      settledWork.finally(() => pendingWork.delete(settledWork))
    },

    register(app: FastifyInstance): void {
      log = app.log
      // The server closes after its open requests, such as a download, so the signal ends these requests first.
      app.addHook('preClose', async () => {
        stopping.abort()
        await Promise.all(pendingWork)
      })
    },
  }
}
