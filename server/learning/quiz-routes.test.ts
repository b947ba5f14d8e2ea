/** Tests the deck of the quiz and the addresses of its photographs. */
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { QuizDeck } from '../../contract/learning/quiz-deck.ts'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import {
  addSmallCollection,
  grebe,
  hibiscus,
  magnolia,
  mallard,
} from '../../tests/harness/sites/small-collection.ts'

onEachDatabaseNightly((open) => {
  let site: Site
  let pendingPath: string
  const kobus = ['Magnolia kobus', 'Kobus magnolia', '日本辛夷'] as const
  beforeAll(async () => {
    site = await openSite(await open())
    pendingPath = (await addSmallCollection(site)).pendingPicture.path
    await site.addSpecies('plant', kobus)
    await site.addPicture('plant', kobus[0], { season: 'spring', takenOn: '2025-04-02' })
  })

  async function deckOf(query: string): Promise<QuizDeck> {
    const answer = await site.get(`/api/quizDeck${query}`)
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
  const askedNames = ({ species }: QuizDeck) =>
    species.filter(({ isAsked }) => isAsked).map(({ latinName }) => latinName)
  const codeOf = async (name: string) =>
    (await deckOf('?all=plant')).species.find(({ latinName }) => latinName === name)?.code

  describe('the deck', () => {
    test.each([
      ['?all=plant', [hibiscus[0], magnolia[0], kobus[0]]],
      ['?all=bird', [grebe[0]]],
      ['?family=magnoliaceae', [magnolia[0], kobus[0]]],
      // Photographs of birds have life stages; the date of a photograph gives its season.
      ['?season=spring', [magnolia[0], kobus[0], grebe[0]]],
      ['?season=autumn', [magnolia[0]]],
      ['?place=gate', [magnolia[0]]],
      ['?walk=pond', [hibiscus[0], magnolia[0], grebe[0]]],
      ['?species=00000000,nonsense', []],
      ['', []],
    ])('has the species with photographs for the query "%s"', async (query, expected) => {
      expect(askedNames(await deckOf(query))).toEqual(expected)
    })

    test('has the species with the requested codes', async () => {
      const code = await codeOf(magnolia[0])
      const deck = await deckOf(`?species=${code}`)
      expect(askedNames(deck)).toEqual([magnolia[0]])
      // The relative serves as a wrong answer.
      expect(deck.species.map(({ latinName }) => latinName)).toContain(kobus[0])
    })

    test('leaves out species without a published photograph', async () => {
      const deck = await deckOf('?walk=pond')
      const names = deck.species.map(({ latinName }) => latinName)
      expect(names).not.toContain(mallard[0])
      const { db } = site.database
      const pending = await db
        .selectFrom('picture')
        .select('id')
        .where('path', '=', pendingPath)
        .executeTakeFirstOrThrow()
      expect(deck.pictures.map(({ id }) => id)).not.toContain(pending.id)
      expect((await site.get(`/public/quiz/${pending.id}`)).statusCode).toBe(404)
    })

    test('has one photograph of each species and season if the browser saves the deck', async () => {
      const sections = ({ pictures }: QuizDeck) =>
        pictures.map(({ of, section }) => `${of} ${section}`)
      await site.addPicture('plant', magnolia[0], { season: 'spring', takenOn: '2024-03-20' })
      await site.addPicture('plant', magnolia[0], { season: 'spring', takenOn: '2024-03-21' })
      const whole = sections(await deckOf('?family=magnoliaceae'))
      const reduced = sections(await deckOf('?family=magnoliaceae&few=yes'))
      expect(new Set(reduced)).toEqual(new Set(whole))
      expect(new Set(reduced).size).toBe(reduced.length)
      expect(whole.length).toBeGreaterThan(reduced.length)
    })

    test('has only photographs of the chosen season for a species of the selection', async () => {
      const deck = await deckOf('?season=autumn')
      const ownIndex = deck.species.findIndex(({ latinName }) => latinName === magnolia[0])
      const sections = deck.pictures
        .filter(({ of }) => of === ownIndex)
        .map(({ section }) => section)
      expect(sections).toEqual(['autumn'])
    })

    test('names no species in its photographs, and sorts the photographs by id', async () => {
      const { species, pictures } = await deckOf('?all=plant')
      const text = JSON.stringify(pictures)
      for (const each of species) {
        for (const name of [
          each.latinName,
          each.latinName.replaceAll(' ', '_'),
          each.chineseName,
        ]) {
          expect(text).not.toContain(name)
        }
      }
      const ids = pictures.map(({ id }) => id)
      expect(ids).toEqual(ids.toSorted())
    })

    test('answers 404 for a walk that does not exist', async () => {
      expect((await site.get('/api/quizDeck?walk=nowhere')).statusCode).toBe(404)
    })
  })

  test('serves a photograph under an address without a name', async () => {
    const [picture] = (await deckOf('?all=bird')).pictures
    const address = `/public/quiz/${picture?.id}?width=480`
    const answer = await site.get(address)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect((await sharp(answer.rawPayload).metadata()).width).toBeLessThanOrEqual(480)
    expect(JSON.stringify(answer.headers)).not.toContain('Tachybaptus')
    const etag = String(answer.headers.etag)
    expect((await site.get(address, { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await site.get(`${address}1`)).statusCode).toBe(400)
    expect((await site.get('/public/quiz/nothing')).statusCode).toBe(404)
  })
})
