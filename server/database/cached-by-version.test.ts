/** Tests when a cache rereads its value after a change of the version, and after a failure. */
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

  test('rereads its value only after the version of the kind has changed', async () => {
    const firstRead = read()
    await expectReads(1)
    reads[0]?.resolve('one')
    expect([await firstRead, await read(), reads.length]).toEqual(['one', 'one', 1])
    await raiseVersion(db, 'bird')
    expect(await read()).toBe('one')
    await raiseVersion(db, 'plant')
    const next = read()
    await expectReads(2)
    reads[1]?.resolve('two')
    expect(await next).toBe('two')
  })

  test('reads one version at a time, and then only the latest version', async () => {
    const firstReads = [read(), read()]
    await waitForQueries()
    const laterReads: Promise<string>[] = []
    for (let change = 0; change < 3; change++) {
      await raiseVersion(db, 'plant')
      laterReads.push(read())
    }
    const settledValues: string[] = []
    for (const each of laterReads) each.then((value) => settledValues.push(value))
    await waitForQueries()
    expect(reads.length).toBe(1)
    reads[0]?.resolve('old')
    expect(await Promise.all(firstReads)).toEqual(['old', 'old'])
    await expectReads(2)
    expect(settledValues).toEqual([])
    reads[1]?.resolve('new')
    expect(await Promise.all(laterReads)).toEqual(['new', 'new', 'new'])
    expect([await read(), reads.length]).toEqual(['new', 2])
  })

  test('rejects all callers that wait for a failed read, and reads the next version for a later caller', async () => {
    const waitingReads = [read(), read()]
    const settledValues = Promise.allSettled(waitingReads)
    await waitForQueries()
    await raiseVersion(db, 'plant')
    const laterRead = read()
    await waitForQueries()
    reads[0]?.reject(new Error('away'))
    expect((await settledValues).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expectReads(2)
    reads[1]?.resolve('there')
    expect(await laterRead).toBe('there')
  })
})
