/** Streams a new archive to a reader while a separate process makes the archive. */
import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { backupProgram } from '../backup/in-own-process.ts'
import { HttpError } from '../kernel/http-error.ts'
import { spawnWithLowPriority, waitForEnd } from '../kernel/own-process.ts'

interface Events {
  /** Runs when the whole archive is in the stream. */
  onComplete(): Promise<void>
  /** Runs once when the stream has ended, even if the archive is incomplete. */
  onEnd(): Promise<void>
  logError(error: unknown, sentence: string): void
}

/**
 * @returns a stream that fails if the archive is incomplete; the process ends if the stream is destroyed
 * @throws {HttpError} 409 with the reason if the backup fails before its first byte
 */
export async function streamArchive(
  environment: NodeJS.ProcessEnv,
  stopping: AbortSignal,
  { onComplete, onEnd, logError }: Events,
): Promise<Readable> {
  const disconnection = new AbortController()
  const signal = AbortSignal.any([stopping, disconnection.signal])
  const child = spawnWithLowPriority([backupProgram, '-'], 'pipe', { environment, signal })
  const { stdout } = child
  if (!stdout) throw new Error('A process has no standard output')
  const archive = new PassThrough()
  stdout.pipe(archive, { end: false })
  const firstBytes = once(stdout, 'data')
  const finished = Promise.all([waitForEnd(child), once(stdout, 'end')])
  // The race handles only the first promise. Without a handler, a later rejection would end this process.
  firstBytes.catch(() => {})
  finished.catch(() => {})
  try {
    await Promise.race([firstBytes, finished])
  } catch (error) {
    logError(error, 'the backup was not made')
    const reason = error instanceof Error ? error.message : String(error)
    throw new HttpError(409, 'backup_failed', reason)
  }
  archive.once('close', () => {
    disconnection.abort()
    onEnd().catch(() => {})
  })
  finished.then(
    async () => {
      archive.end()
      await onComplete().catch(() => {})
    },
    (error) => {
      // If the reader has disconnected, the signal has ended the process on purpose.
      if (!disconnection.signal.aborted) logError(error, 'the backup was not made')
      archive.destroy(error as Error)
    },
  )
  return archive
}
