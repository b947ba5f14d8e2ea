/** Collects the ways onward from a species to other species, walks, and terms in its texts. */

import { type Kind, kindNames, kinds, type TextField, taxonFields } from '../../contract/kinds.ts'
import { linkedNamesMaximum, waysOnwardCount } from '../../contract/limits.ts'
import type { WalksContent } from '../../contract/schemas/content.ts'
import type {
  LookAlike,
  Mention,
  Neighbour,
  TermInText,
  WayAlongWalk,
} from '../../contract/schemas/ways-onward.ts'
import type { TermsContent } from '../../contract/school/terms.ts'
import { isChinese } from '../../contract/text/language-of-text.ts'
import type { PictureService } from '../catalogue/pictures/service.ts'
import {
  readLocations,
  speciesAmong,
  speciesOfFamilyNear,
  speciesOfGenus,
} from '../catalogue/repositories/neighbours.ts'
import { textsOf } from '../catalogue/repositories/species.ts'
import type { SpeciesService } from '../catalogue/species/service.ts'
import { termsIn } from '../content/terms-in-texts.ts'
import { cachedByVersion } from '../database/cached-by-version.ts'
import type { Database } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import type { inSeasonHandlers } from '../in-season/routes.ts'
import type { LookAlikes } from '../look-alikes/look-alikes.ts'
import type { NameLists } from '../names/name-lists.ts'
import type { WalkService } from '../walks/service.ts'
import { indexNames, type NameIndex, namesIn, placesOfNames } from './names-in-texts.ts'

interface Needs {
  database: Database
  content: { walks(): WalksContent; terms(): TermsContent }
  nameLists: NameLists
  pictures: PictureService
  season: Pick<ReturnType<typeof inSeasonHandlers>, 'inSeason'>
  species: SpeciesService
  walks: WalkService
  lookAlikes: LookAlikes
}

type Row = Awaited<ReturnType<typeof speciesAmong>>[number]

/** Texts in which no name and no term is linked, because they are lists of names, places or characters. */
const unlinkedFields: readonly TextField[] = [
  'otherNames',
  'location',
  'characters',
  ...taxonFields,
]

const endOfPlace = /[,，;；、:：.。\n(（]/u

/** Maximum number of species in the query for one place; a page shows only a few species. */
const atOnePlaceMaximum = 200

export type WaysOnwardService = ReturnType<typeof createWaysOnwardService>

export function createWaysOnwardService(needs: Needs) {
  const { database, content, nameLists, pictures, season, species, walks, lookAlikes } = needs
  const { db } = database
  const places = cachedByVersion<Map<string, string[]>>(db)
  let cachedIndex: { versions: string; index: NameIndex | undefined } | undefined

  /** @returns the ids of all species of a kind by the key of their place, without sensitive species */
  async function idsByPlace(kind: Kind) {
    const byPlace = new Map<string, string[]>()
    for await (const rows of readLocations(database, kind)) {
      for (const { id, location } of rows) {
        const { key } = placeOf(location)
        if (key) byPlace.set(key, [...(byPlace.get(key) ?? []), id])
      }
    }
    return byPlace
  }

  async function addCovers(rows: Row[]): Promise<Neighbour[]> {
    const covers = await Promise.all(
      kindNames.map(async (kind) => {
        const ofKind = rows.filter((row) => row.kind === kind).map((row) => row.latin_name)
        return [kind, await pictures.coversOf(kind, ofKind)] as const
      }),
    )
    const byKind = new Map(covers)
    return rows.map(({ kind, latin_name, common_name, chinese_name }) => ({
      kind,
      latinName: latin_name,
      commonName: common_name,
      chineseName: chinese_name,
      picture: byKind.get(kind)?.get(latin_name) ?? null,
    }))
  }

  async function lookAlikesOf({ id }: SpeciesTable): Promise<LookAlike[]> {
    const lookAlikePairs = await lookAlikes.of(id)
    const neighbours = await addCovers(lookAlikePairs.map(({ other }) => other))
    return neighbours.map((neighbour, index) => ({
      ...neighbour,
      difference: lookAlikePairs[index]?.difference ?? { en: '', zh: '' },
    }))
  }

  async function speciesAtSamePlace(row: SpeciesTable) {
    const { id, kind } = row
    const { location = '' } = textsOf(row)
    const { key, name, chineseName } = placeOf(location)
    if (!key || row.is_sensitive) return null
    const ofKinds = await Promise.all(
      [kind, ...kindNames.filter((each) => each !== kind)].map((each) =>
        places(each, 'places', () => idsByPlace(each)),
      ),
    )
    const ids = ofKinds.flatMap((byPlace) => byPlace.get(key) ?? []).filter((each) => each !== id)
    const rows = await speciesAmong(db, ids.slice(0, atOnePlaceMaximum), waysOnwardCount)
    return rows.length > 0 ? { name, chineseName, species: await addCovers(rows) } : null
  }

  async function walksPast({ kind, latin_name }: SpeciesTable): Promise<WayAlongWalk[]> {
    return (await walks.listWalks()).flatMap(({ key, name, minutes, stops }) => {
      const index = stops.findIndex(({ species: atStop }) =>
        atStop.some((each) => each.kind === kind && each.latinName === latin_name),
      )
      const stop = stops[index]
      if (!stop) return []
      const marks = stops.map(({ x, y }) => ({ x, y }))
      const { x, y } = stop
      const stopOnWalk = { key: stop.key, name: stop.name, x, y, number: index + 1 }
      return [{ key, name, minutes, stop: stopOnWalk, stops: marks }]
    })
  }

  /**
   * @returns other species in season. The list begins after this species, or else at an index from the length of its
   * name, so that the links vary between pages.
   */
  async function othersInSeason({ kind, latin_name }: SpeciesTable): Promise<Neighbour[]> {
    const { results } = await season.inSeason({ kind, page: 1 })
    const ownIndex = results.findIndex(({ latinName }) => latinName === latin_name)
    const start = ownIndex >= 0 ? ownIndex + 1 : latin_name.length
    return results.flatMap((_, step) => {
      const each = results[(start + step) % results.length]
      if (!each || step >= waysOnwardCount || each.latinName === latin_name) return []
      const { latinName, commonName, chineseName, count: _count, ...picture } = each
      const names = { latinName, commonName, chineseName }
      return [{ kind, ...names, picture: { ...names, ...picture } }]
    })
  }

  async function loadNameIndex(): Promise<NameIndex | undefined> {
    const lists = await Promise.all(
      kindNames.map(async (kind) => ({ kind, ...(await nameLists.of(kind)) })),
    )
    const versions = lists.map(({ version }) => version).join()
    if (cachedIndex?.versions !== versions) {
      const total = lists.reduce((sum, { names }) => sum + names.length, 0)
      cachedIndex = { versions, index: total > linkedNamesMaximum ? undefined : indexNames(lists) }
    }
    return cachedIndex.index
  }

  function mentionsOf(row: SpeciesTable, index: NameIndex | undefined): Mention[] {
    if (!index) return []
    const texts = textsOf(row)
    const pageSpecies = { kind: row.kind, latinName: row.latin_name }
    return kinds[row.kind].texts
      .filter((field) => !unlinkedFields.includes(field))
      .flatMap((field) =>
        namesIn(texts[field] ?? '', index, pageSpecies).map((found) => ({ field, ...found })),
      )
  }

  /** @returns the first use of each term, in each language, in the linked texts of a species */
  function termsOf(row: SpeciesTable, index: NameIndex | undefined): TermInText[] {
    const texts = textsOf(row)
    const linkedTexts = kinds[row.kind].texts
      .filter((field) => !unlinkedFields.includes(field))
      .map((field) => ({ field, text: texts[field] ?? '' }))
    const ownNames = [row.latin_name, row.common_name, row.chinese_name]
    const otherNames = (texts.otherNames ?? '').split(/[,，、;；]/)
    return termsIn(linkedTexts, content.terms(), {
      ...{ kind: row.kind, own: [...ownNames, ...otherNames] },
      placesOfNames: index && ((text) => placesOfNames(text, index)),
    })
  }

  return {
    async waysFrom(kind: Kind, name: string) {
      const row = await species.get(kind, name)
      const [similarSpecies, genus, family, place, passingWalks, inSeason, index] =
        await Promise.all([
          lookAlikesOf(row),
          speciesOfGenus(db, row, waysOnwardCount).then(addCovers),
          speciesOfFamilyNear(db, row, waysOnwardCount).then(addCovers),
          speciesAtSamePlace(row),
          walksPast(row),
          othersInSeason(row),
          loadNameIndex(),
        ])
      const map = content.walks().map ?? null
      const mentions = mentionsOf(row, index)
      const terms = termsOf(row, index)
      return {
        lookAlikes: similarSpecies,
        genus,
        family,
        place,
        walks: passingWalks,
        map,
        inSeason,
        mentions,
        terms,
      }
    },
  }
}

/**
 * Reads the place from the location of a species, such as `Lake Garden` from `Lake Garden, east bank`.
 * @returns the place with single spaces, its name in a Chinese line, and a key that ignores case and character width.
 * Each is empty if the location has no such name.
 */
function placeOf(location: string): { name: string; chineseName: string; key: string } {
  const name = firstPart(location)
  const chineseName = firstPart(location.split('\n').find(isChinese) ?? '')
  return { name, chineseName, key: name.normalize('NFKC').toLowerCase() }
}

function firstPart(location: string): string {
  return (location.split(endOfPlace, 1)[0] ?? '').replace(/\s+/gu, ' ').trim()
}
