/** Tests the search over lists of names that change or are long. */
import { expect, onTestFinished, test } from 'vitest'
import type { FurtherNames } from '../catalogue/repositories/names/further.ts'
import { LastingBytes } from '../kernel/caching/lasting-bytes.ts'
import type { NameList } from './name-lists.ts'
import { openNameSearch } from './name-search.ts'

const [latinName, commonName, chineseName] = ['Camellia japonica', 'Common camellia', '山茶']

function listOf(version: number): NameList {
  return {
    version,
    names: [{ latinName, commonName, chineseName, letter: 'C' }],
    body: new LastingBytes(''),
    etag: '',
  }
}

/** Opens a search whose versions of the list arrive when the test resolves them. */
function searchOver(read: (() => Promise<string>)[]) {
  const search = openNameSearch(async function* (): AsyncGenerator<FurtherNames[]> {
    const otherNames = await read.shift()?.()
    yield [{ latinName, otherNames: otherNames ?? '', formerNames: [], synonyms: [], family: '' }]
  })
  onTestFinished(() => search.close())
  return search
}

const wordsIn = async (answer: Promise<{ body: LastingBytes }>) =>
  JSON.parse(await (await answer).body.text()).otherNames[latinName]

test('completes the search of a list that a newer list replaces meanwhile', async () => {
  const slow = Promise.withResolvers<string>()
  const search = searchOver([() => slow.promise, async () => '耐冬'])
  const olderWords = search.words('plant', listOf(1))
  const pendingResults = search.search('plant', listOf(1), '茶花')
  expect(await wordsIn(search.words('plant', listOf(2)))).toEqual(['耐冬'])
  slow.resolve('茶花')
  expect(await wordsIn(olderWords)).toEqual(['茶花'])
  expect((await pendingResults)[0]).toMatchObject({
    latinName,
    matched: { by: 'otherName', name: '茶花' },
  })
  // A late answer does not replace the newer list.
  expect(await wordsIn(search.words('plant', listOf(1)))).toEqual(['耐冬'])
})

test('retries a failed read of the other names at the next query', async () => {
  const failing = async () => {
    throw new Error('away')
  }
  const search = searchOver([async () => '耐冬', failing, async () => '茶花'])
  await search.words('plant', listOf(1))
  await expect(search.words('plant', listOf(2))).rejects.toThrow('away')
  expect(await wordsIn(search.words('plant', listOf(2)))).toEqual(['茶花'])
})

test('returns the first three of all similar names on a large site', async () => {
  const genera = ['Magnolia', 'Manglietia', 'Michelia', 'Quercus', 'Camellia', 'Rosa']
  const names = Array.from({ length: 5400 }, (_, number) => ({
    latinName: `${genera[number % 6]} ${'abcdefghij'[number % 10]}${number.toString(36)}a`,
    commonName: `Plant ${number}`,
    chineseName: `${'玉山木兰茶花'[number % 6]}${'兰茶花树'[number % 4]}`,
    letter: 'm',
  }))
  const search = openNameSearch(async function* () {})
  onTestFinished(() => search.close())
  const list = { version: 1, names, body: new LastingBytes(''), etag: '' }
  for (const text of ['magnlia a', 'Camellia', '山茶', 'shancha', 'plant 17']) {
    const allResults = await search.search('plant', list, text)
    expect(allResults.length).toBeGreaterThan(3)
    expect(await search.search('plant', list, text, 3)).toEqual(allResults.slice(0, 3))
  }
})
