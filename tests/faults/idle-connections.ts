/**
 * Checks that the site closes none of thousands of idle connections, and answers other readers meanwhile.
 */
import { execFileSync } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { type Fault, Skipped } from './fault.ts'
import { startReaders } from './readers.ts'
import { openTestedSite } from './tested-site.ts'

/** Open files that each process needs in addition to the connections. */
const otherFiles = 500
const batchSize = 100
/** The time in which readers send requests beside the idle connections, in milliseconds. */
const readDuration = 20_000
export const metricsToken = 'idle-connections-are-counted'

export const idleConnections: Fault = async ({ connections }) => {
  // Node raises its soft limit of open files to the hard limit.
  const openFileLimit = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim()
  if (openFileLimit !== 'unlimited' && Number(openFileLimit) < connections + otherFiles) {
    throw new Skipped(
      `ulimit -n allows ${openFileLimit} open files; ${connections} and ${otherFiles} more are needed.`,
    )
  }
  const testedSite = await openTestedSite({ METRICS_TOKEN: metricsToken })
  const server = await testedSite.start()
  await testedSite.publishFlower(server.origin)
  const memoryBefore = await memoryOf(server.origin)
  const sockets: Socket[] = []
  while (sockets.length < connections) {
    const batch = Array.from({ length: Math.min(batchSize, connections - sockets.length) }, () =>
      openIdle(server.origin),
    )
    sockets.push(...(await Promise.all(batch)))
  }
  const readers = startReaders({ origin: server.origin, people: 4 })
  await setTimeout(readDuration)
  const openCount = sockets.filter(
    (socket) => !socket.destroyed && socket.readyState === 'open',
  ).length
  const memoryDuring = await memoryOf(server.origin)
  await readers.stop()
  for (const socket of sockets) socket.destroy()
  await server.end('SIGTERM')
  await testedSite.remove()
  const losses = [...readers.wrongAnswers]
  if (openCount < connections)
    losses.push(`${connections - openCount} connections were closed too soon`)
  if (readers.unavailableCount() > 0)
    losses.push(`readers got 503 ${readers.unavailableCount()} times`)
  const counts = `${openCount} idle connections, ${readers.correctCount()} answers read in ${readDuration / 1000} s, ${memoryBefore} MB before and ${memoryDuring} MB with them`
  return { counts, losses }
}

/**
 * Opens a connection, sends one request and keeps the connection open, as a browser does for its next
 * request.
 */
async function openIdle(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(`GET /readyz HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
  await new Promise((resolve) => {
    socket.once('data', resolve)
    socket.once('close', resolve)
  })
  // A paused socket would not report that the server closes the connection.
  socket.resume()
  return socket
}

export async function memoryOf(origin: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const metrics = await (await fetch(`${origin}/metrics`, { headers })).text()
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]
  return Math.round(Number(bytes) / 1_000_000)
}
