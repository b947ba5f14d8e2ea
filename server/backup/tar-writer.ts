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

  return {
    /** Resolves once there is room for the next. */
    async add(name: string, bytes: Buffer): Promise<void> {
      const added = new Promise<void>((resolve, reject) => {
        tar.entry(headerOf(name), bytes, (error) => (error ? reject(error) : resolve()))
      })
      await Promise.race([added, written])
    },

    async addFile(name: string, file: string): Promise<void> {
      const { size } = await stat(file)
      if (size === 0) return this.add(name, Buffer.alloc(0))
      const added = pipeline(createReadStream(file), tar.entry({ ...headerOf(name), size }))
      await Promise.race([added, written])
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
