/** A tar file as a stream: entries one after another, never more than one of them in memory. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Header, pack } from 'tar-stream'

export type TarWriter = ReturnType<typeof writeTar>

/** @param at when everything in it was last changed */
export function writeTar(to: Writable, at: Date, signal?: AbortSignal) {
  const tar = pack()
  const written = pipeline(tar, to, signal ? { signal } : {})
  // Whoever adds an entry hears of a failure there; it is no one else's.
  written.catch(() => {})
  const headerOf = (name: string) => ({ name, mtime: at, mode: 0o600 }) satisfies Partial<Header>

  async function orItsReason(adding: Promise<void>): Promise<void> {
    try {
      await Promise.race([adding, written])
    } catch (error) {
      tar.destroy()
      // What an entry says of a full disk is that the tar file is gone.
      await written
      throw error
    }
  }

  async function pipeIn(name: string, file: string, size: number): Promise<void> {
    const entry = tar.entry({ ...headerOf(name), size })
    await pipeline(createReadStream(file), entry)
  }

  return {
    /** Resolves once there is room for the next. */
    async add(name: string, bytes: Buffer): Promise<void> {
      const adding = new Promise<void>((resolve, reject) => {
        const done = (error?: Error | null) => (error ? reject(error) : resolve())
        // It tells of a failure twice, the second time to nobody, which would end the process.
        tar.entry(headerOf(name), bytes, done).on('error', () => {})
      })
      await orItsReason(adding)
    },

    async addFile(name: string, file: string): Promise<void> {
      const { size } = await stat(file)
      if (size === 0) return this.add(name, Buffer.alloc(0))
      await orItsReason(pipeIn(name, file, size))
    },

    async finish(): Promise<void> {
      tar.finalize()
      await written
    },

    /** Lets go of what it was written to. */
    async abandon(): Promise<void> {
      tar.destroy()
      await written.catch(() => {})
    },
  }
}
