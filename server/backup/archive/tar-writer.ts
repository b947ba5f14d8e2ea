/** Writes a tar file as a stream, with at most one entry in memory. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Header, pack } from 'tar-stream'

export type TarWriter = ReturnType<typeof writeTar>

/** @param modifiedAt modification time of all entries */
export function writeTar(output: Writable, modifiedAt: Date, signal?: AbortSignal) {
  const tar = pack()
  const completion = pipeline(tar, output, signal ? { signal } : {})
  // `add` reports a failure to its caller, so this promise must not end the process.
  completion.catch(() => {})
  const headerOf = (name: string) =>
    ({ name, mtime: modifiedAt, mode: 0o600 }) satisfies Partial<Header>

  /** Waits until an entry is added. @throws the error of the stream if the stream has failed */
  async function untilAdded(adding: Promise<void>): Promise<void> {
    try {
      await Promise.race([adding, completion])
    } catch (error) {
      tar.destroy()
      // On a full disk, the entry's error gives no reason, so this line throws the error of the stream.
      await completion
      throw error
    }
  }

  async function pipeIn(name: string, file: string, size: number): Promise<void> {
    const entry = tar.entry({ ...headerOf(name), size })
    await pipeline(createReadStream(file), entry)
  }

  return {
    /** Adds an entry. The promise resolves when there is room for the next entry. */
    async add(name: string, bytes: Buffer): Promise<void> {
      const adding = new Promise<void>((resolve, reject) => {
        const done = (error?: Error | null) => (error ? reject(error) : resolve())
        // The stream reports a failure twice. Without a listener the second report would end the process.
        tar.entry(headerOf(name), bytes, done).on('error', () => {})
      })
      await untilAdded(adding)
    },

    async addFile(name: string, file: string): Promise<void> {
      const { size } = await stat(file)
      if (size === 0) return this.add(name, Buffer.alloc(0))
      await untilAdded(pipeIn(name, file, size))
    },

    async finish(): Promise<void> {
      tar.finalize()
      await completion
    },

    /** Closes the output without finishing the archive. */
    async abandon(): Promise<void> {
      tar.destroy()
      await completion.catch(() => {})
    },
  }
}
