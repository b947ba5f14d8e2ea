/**
 * Starts the S3 server of an npm package. The server stores its files in a folder, so that a stopped server can
 * continue later.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startFauxqs } from 'fauxqs'

export interface S3Server {
  endpoint: string
  stop(): Promise<void>
  /** Starts the server at the same address with the same files. */
  startAgain(): Promise<void>
  /** Stops the server and removes its files. */
  remove(): Promise<void>
}

export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-s3-'))
  const startAt = (port: number) =>
    startFauxqs({ port, host: '127.0.0.1', logger: false, s3StorageDir: folder })
  let server = await startAt(0)
  const { port } = server
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: () => server.stop(),
    async startAgain() {
      server = await startAt(port)
    },
    async remove() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
