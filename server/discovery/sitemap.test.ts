/** Tests that the sitemap of a large catalogue is complete, has parts of an accepted size, and needs little memory. */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import {
  onEachDatabaseNightly,
  type TestDatabase,
} from '../../tests/harness/databases/databases.ts'
import { dose } from '../../tests/harness/doses/dose.ts'
import { sitemapIndex, sitemapPart } from './sitemap.ts'

/** Number of species: a few more than one part of the sitemap can list. */
const count = 25_010
const picturesOfEach = dose(0, 5)
const origin = 'https://flora.a-school-with-a-rather-long-name.example'
const content = { videos: () => [], walks: () => ({ walks: [] }) }

onEachDatabaseNightly((open) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
    await insertSpecies(database)
  }, 240_000)

  test('lists every species, in parts of at most 50,000 addresses and below 50 MB', async () => {
    const needs = { db: database.db, content, origin }
    const index = await sitemapIndex(needs)
    const parts = [...index.matchAll(/sitemap\/(plants-\d+)\.xml/g)].map(([, part]) => String(part))
    expect(parts).toEqual(['plants-1', 'plants-2'])
    const profiles = new Set<string>()
    for (const part of parts) {
      let addresses = 0
      let bytes = 0
      let largest = 0
      for await (const piece of (await sitemapPart(needs, part)) ?? []) {
        bytes += Buffer.byteLength(piece)
        largest = Math.max(largest, piece.length)
        for (const [, loc] of piece.matchAll(/<loc>([^<]*)<\/loc>/g)) {
          addresses += 1
          if (!loc?.endsWith('/gallery')) profiles.add(String(loc))
        }
      }
      expect(addresses).toBeLessThanOrEqual(50_000)
      expect(bytes).toBeLessThan(50_000_000)
      // No larger piece is in memory at once.
      expect(largest).toBeLessThan(1_500_000)
    }
    expect(profiles.size).toBe(count)
    expect(await sitemapPart(needs, 'plants-3')).toBeUndefined()
  }, 60_000)
})

async function insertSpecies({ db }: TestDatabase): Promise<void> {
  const batchSize = 500
  for (let start = 0; start < count; start += batchSize) {
    const species = Array.from({ length: Math.min(batchSize, count - start) }, (_, index) => {
      const name = `Pseudomagnoliopsis longissima${start + index}`
      const names = { latin_name: name, common_name: 'A', chinese_name: '甲' }
      const texts = { texts: '{}', english_links: '[]', chinese_links: '[]', editor: '' }
      const keys = { name_key: name.toLowerCase(), letter: 'p', kind: 'plant' } as const
      const posted = { posted_at: '2025-01-01T00:00:00.000Z', revision: 1 }
      return { id: randomUUID(), ...names, ...texts, ...keys, ...posted }
    })
    await db.insertInto('species').values(species).execute()
    for (let round = 0; round < picturesOfEach; round++) {
      const pictures = species.map(({ id }, index) => pictureRow(id, (start + index) * 10 + round))
      await db.insertInto('picture').values(pictures).execute()
    }
  }
}

function pictureRow(species_id: string, code_number: number) {
  const id = randomUUID()
  const file = { width: 60, height: 40, thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w' }
  const hashes = { source_hash: id, original_hash: '' }
  const rights = { licence: '', rights_holder: '', credit: '', source: '' }
  const status = { status: 'published', published_at: '2025-02-01T00:00:00.000Z' } as const
  const facts = { season: 'spring', taken_by: 'A', taken_on: '2025-02-01', location: '' } as const
  const path = `/Pseudomagnoliopsis_longissima_with_a_long_name-${id.slice(0, 16)}.jpg`
  const otherColumns = { ...file, ...hashes, ...rights, ...status, ...facts }
  return { id, species_id, path, code_number, place: null, ...otherColumns }
}
