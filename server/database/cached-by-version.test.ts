import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { onlyOnSqlite } from '../../tests/harness/databases/databases.ts'
import { cachedByVersion } from './cached-by-version.ts'
import type { Queries } from './connection.ts'
import { raiseVersion, readVersion } from './versions.ts'

// SQLite has one connection, which answers queries in order.
onlyOnSqlite((open) => {
  let db: Queries
  let reads: PromiseWithResolvers<string>[]
  let read: () => Promise<string>
  beforeEach(async () => {
    ;({ db } = await open())
    const readCached = cachedByVersion<string>(db)
    reads = []
    read = () =>
      readCached('plant', 'names', () => {
        const reading = Promise.withResolvers<string>()
        reads.push(reading)
        return reading.promise
      })
  })
  async function waitForQueries(): Promise<void> {
    await readVersion(db, 'plant')
    await setImmediate()
  }
  const expectReads = (count: number) => expect.poll(() => reads.length).toBe(count)

  test('reads again only after the version of the kind has changed', async () => {
    const first = read()
    await expectReads(1)
    reads[0]?.resolve('one')
    expect([await first, await read(), reads.length]).toEqual(['one', 'one', 1])
    await raiseVersion(db, 'bird')
    expect(await read()).toBe('one')
    await raiseVersion(db, 'plant')
    const next = read()
    await expectReads(2)
    reads[1]?.resolve('two')
    expect(await next).toBe('two')
  })

  test('reads one version at a time, and then only the latest version', async () => {
    const first = [read(), read()]
    await waitForQueries()
    const later: Promise<string>[] = []
    for (let change = 0; change < 3; change++) {
      await raiseVersion(db, 'plant')
      later.push(read())
    }
    const settled: string[] = []
    for (const each of later) each.then((value) => settled.push(value))
    await waitForQueries()
    expect(reads.length).toBe(1)
    reads[0]?.resolve('old')
    expect(await Promise.all(first)).toEqual(['old', 'old'])
    await expectReads(2)
    expect(settled).toEqual([])
    reads[1]?.resolve('new')
    expect(await Promise.all(later)).toEqual(['new', 'new', 'new'])
    expect([await read(), reads.length]).toEqual(['new', 2])
  })

  test('fails for all waiting callers at once, and retries for the next caller', async () => {
    const waiting = [read(), read()]
    const settled = Promise.allSettled(waiting)
    await waitForQueries()
    await raiseVersion(db, 'plant')
    const later = read()
    await waitForQueries()
    reads[0]?.reject(new Error('away'))
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expectReads(2)
    reads[1]?.resolve('there')
    expect(await later).toBe('there')
  })
})
