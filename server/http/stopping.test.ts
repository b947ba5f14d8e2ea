/** Tests that a stopping site answers every reader correctly until it closes its port. */
import { existsSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runSite } from '../../tests/harness/sites/running-site.ts'

const readers = 8
/** Seconds for which `/readyz` announces the stop, so that a load balancer notices the stop. */
const drain = 1

test.skipIf(!existsSync('build/server/index.js'))(
  'a stopping site answers every request, and then closes the connections',
  async () => {
    const site = await runSite(undefined, { DRAIN_SECONDS: String(drain) })
    const agent = new Agent({ keepAlive: true, maxSockets: readers })
    const sendRequest = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get(`${site.origin}/api/numOFPlants`, { agent }, resolve).once('error', reject)
      })
    const statuses = new Map<number | undefined, number>()
    const failures = new Set<string>()
    const connectionsClosed: boolean[] = []
    let isStopping = false

    async function read(): Promise<void> {
      for (;;) {
        try {
          const answer = await sendRequest()
          await buffer(answer)
          statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
          if (answer.headers.connection !== 'close') continue
          // A load balancer then sends the reader to another process.
          connectionsClosed.push(isStopping)
          return
        } catch (error) {
          failures.add((error as NodeJS.ErrnoException).code ?? String(error))
          return
        }
      }
    }
    const reading = Array.from({ length: readers }, read)
    await setTimeout(300)
    isStopping = true
    const faults = await site.stop()
    await Promise.all(reading)
    agent.destroy()

    expect([...statuses.keys()]).toEqual([200])
    expect([...failures]).toEqual([])
    expect(connectionsClosed).toEqual(Array.from({ length: readers }, () => true))
    expect(faults).toEqual([])
  },
)
