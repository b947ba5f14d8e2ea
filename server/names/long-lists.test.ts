/** Tests when the site rereads long lists, and which list answers a query. */
import { expect, onTestFinished, test } from 'vitest'
import type { Kind } from '../../contract/kinds.ts'
import type { FurtherNames } from '../catalogue/repositories/names/further.ts'
import { LastingBytes } from '../kernel/caching/lasting-bytes.ts'
import { Stopping } from '../kernel/stopping.ts'
import { openLongLists } from './long-lists.ts'
import type { NameList } from './name-lists.ts'

const listOf = (version: number): NameList => ({
  version,
  names: [
    { latinName: 'Rosa una', commonName: `Rose ${version}`, chineseName: '蔷薇', letter: 'r' },
  ],
  body: new LastingBytes(''),
  etag: '',
})

/** Opens lists whose further names arrive when the test resolves them. */
function openLists() {
  const reads: (PromiseWithResolvers<void> & { kind: Kind })[] = []
  const lists = openLongLists(async function* (kind): AsyncGenerator<FurtherNames[]> {
    const reading = Promise.withResolvers<void>()
    reads.push({ kind, ...reading })
    await reading.promise
    yield []
  })
  onTestFinished(() => lists.close())
  const expectReads = (count: number) =>
    expect.poll(() => reads.length, { timeout: 10_000 }).toBe(count)
  /** Queries the lists until this many reads have begun, because an older list may answer for a short time. */
  const askUntil = (ask: () => Promise<unknown>, count: number) =>
    expect.poll(() => ask().then(() => reads.length), { timeout: 10_000 }).toBe(count)

  async function findIn(version: number, mayBeOlder: boolean, kind: Kind = 'plant') {
    const list = await lists.of(kind, listOf(version), mayBeOlder)
    const answer = await list.query({ text: 'rose', withNames: true })
    return 'found' in answer && answer.found[0]?.names?.commonName
  }
  return { lists, reads, expectReads, askUntil, findIn }
}

test('answers from the older list while the last of several newer lists loads', async () => {
  const { reads, expectReads, askUntil, findIn } = openLists()
  const first = findIn(1, true)
  await expectReads(1)
  reads[0]?.resolve()
  expect(await first).toBe('Rose 1')

  expect(await findIn(2, true)).toBe('Rose 1')
  await askUntil(() => findIn(2, true), 2)
  const second = findIn(2, false)
  const later = [findIn(3, false), findIn(4, false)]
  expect(await Promise.all([findIn(3, true), findIn(4, true)])).toEqual(['Rose 1', 'Rose 1'])
  reads[1]?.resolve()
  expect(await second).toBe('Rose 2')
  expect(await findIn(4, true)).toBe('Rose 2')
  await expectReads(3)
  reads[2]?.resolve()
  expect(await Promise.all(later)).toEqual(['Rose 4', 'Rose 4'])
  // A late request for an older list gets the newer list, and starts no read.
  expect([await findIn(3, false), reads.length]).toEqual(['Rose 4', 3])
})

test('retries a failed read at the next query', async () => {
  const { reads, expectReads, askUntil, findIn } = openLists()
  const failing = findIn(1, true)
  await expectReads(1)
  reads[0]?.reject(new Error('away'))
  await expect(failing).rejects.toThrow('away')
  const secondQuery = findIn(1, true)
  await expectReads(2)
  reads[1]?.resolve()
  expect(await secondQuery).toBe('Rose 1')

  expect(await findIn(2, true)).toBe('Rose 1')
  await askUntil(() => findIn(2, true), 3)
  reads[2]?.reject(new Error('away'))
  await askUntil(() => findIn(2, true), 4)
  const second = findIn(2, false)
  reads[3]?.resolve()
  expect(await second).toBe('Rose 2')
})

test('loads plants and birds one after the other', async () => {
  const { reads, expectReads, findIn } = openLists()
  const answers = [findIn(1, true, 'plant'), findIn(5, true, 'bird')]
  await expectReads(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(reads.map(({ kind }) => kind)).toEqual(['plant'])
  reads[0]?.resolve()
  await expectReads(2)
  reads[1]?.resolve()
  expect(await Promise.all(answers)).toEqual(['Rose 1', 'Rose 5'])
})

test('rejects pending queries when the lists close during a load', async () => {
  const { lists, reads, expectReads, findIn } = openLists()
  const pendingQuery = expect(findIn(1, false)).rejects.toThrow(Stopping)
  await expectReads(1)
  await lists.close()
  reads[0]?.resolve()
  await pendingQuery
  await expect(findIn(1, false)).rejects.toThrow(Stopping)
})

test('rejects a pending query of a loaded list when the lists close', async () => {
  const { lists, reads, expectReads, findIn } = openLists()
  const first = findIn(1, true)
  await expectReads(1)
  reads[0]?.resolve()
  await first
  const list = await lists.of('plant', listOf(1), true)
  const openQuery = expect(list.query({ text: 'rose', withNames: true })).rejects.toThrow(Stopping)
  await lists.close()
  await openQuery
})
