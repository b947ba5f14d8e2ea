/** Tests that a table of very many names is loaded in bounded memory, with reports of the progress. */
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { onSqlite } from '../../../tests/harness/databases/databases.ts'
import { dose } from '../../../tests/harness/doses/dose.ts'
import { loadReference } from './load.ts'

const count = dose(5000, 1_000_000)

/** Yields the lines one by one, so that the test itself needs little memory. */
function* rows() {
  yield 'scientificName,scientificNameAuthorship,family,order,vernacularName,chineseName\n'
  for (let row = 0; row < count; row++) {
    yield `Pseudomagnoliopsis longissima${row},(Desr.) D. L. Fu,Magnoliaceae,Magnoliales,Long tree ${row},长木${row}\n`
  }
}

onSqlite((open) => {
  test('loads a large table with less than 300 MB of additional memory', async () => {
    const { db, dataFolder } = await open()
    const file = path.join(dataFolder, 'many.csv')
    await pipeline(Readable.from(rows()), createWriteStream(file))
    global.gc?.()
    const before = process.memoryUsage().rss
    let most = 0
    let lastProgress = { done: 0, total: 0 }
    const { names } = await loadReference({ db }, [{ path: file, name: 'many.csv' }], {
      onProgress: (progress) => {
        lastProgress = progress
        if (progress.done % 1000 === 0) most = Math.max(most, process.memoryUsage().rss)
      },
    })
    expect(names).toBe(count)
    expect(lastProgress).toEqual({ done: count, total: count + 1 })
    expect((most - before) / 1e6).toBeLessThan(300)
  }, 600_000)
})
