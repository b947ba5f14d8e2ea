/** Loads up to four species of one kind for the comparison. */
import type { RouterContextProvider } from 'react-router'
import { addressNames } from '../../contract/addresses/comparison-address.ts'
import type { Api } from '../../contract/calls/endpoints.ts'
import { type Kind, kindNames } from '../../contract/kinds.ts'
import { searchTextMaximum, suggestionCount } from '../../contract/limits.ts'
import type { Names } from '../../contract/names.ts'
import type { InBothLanguages } from '../../contract/schemas/content.ts'
import type { WaysOnward } from '../../contract/schemas/ways-onward.ts'
import { languageOf } from '../language/language.ts'
import { onlyNamesake } from '../page-data/only-namesake.ts'
import { isUnknownName, pageOf } from '../page-data/page-data.ts'
import { withShownPlaces } from '../photographs/shown-place.ts'
import { profileOf } from '../profile/load-profile.ts'
import type { Profile } from '../profile/profile.ts'
import { type CharacterRow, characterRows } from './character-rows.ts'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** A name that does not identify one species of the compared kind, with the most similar names. */
export interface UnknownName {
  name: string
  nearest: Names[]
}

export interface NotedDifference {
  /** The Latin names of the two species. */
  pair: [string, string]
  text: InBothLanguages
}

export interface Comparison {
  kind: Kind
  compared: Profile[]
  /** The characters of the species, in the reader's language. */
  characters: CharacterRow[]
  /** The differences of noted look-alikes among the compared species. */
  differences: NotedDifference[]
  unknown: UnknownName[]
  /** Look-alikes of the first species, then species of the same genus or family. */
  similar: Names[]
}

export async function loadComparison(args: LoaderArgs): Promise<Comparison> {
  const askedNames = addressNames(new URL(args.request.url).searchParams)
  const { api } = pageOf(args)
  const comparison: Comparison = {
    ...{ kind: 'plant', compared: [], characters: [] },
    ...{ differences: [], unknown: [], similar: [] },
  }
  for (const name of askedNames) {
    const { compared, unknown } = comparison
    // The first species decides whether plants or birds are compared.
    const possibleKinds = compared.length > 0 ? [comparison.kind] : kindNames
    const match = await findProfile(args, possibleKinds, name)
    if (!match) unknown.push({ name, nearest: await nearestTo(api, possibleKinds, name) })
    else if (compared.every(({ id }) => id !== match.profile.id)) {
      compared.push(withShownPlaces(match.profile))
      comparison.kind = match.kind
    }
  }
  const [first] = comparison.compared
  if (first) {
    const ways = await Promise.all(
      comparison.compared.map(({ names: { latinName: name } }) =>
        api.waysOnward({ kind: comparison.kind, name }),
      ),
    )
    comparison.similar = similarTo(comparison, ways[0])
    comparison.differences = differencesOf(comparison, ways)
    comparison.characters = await charactersOf(args, comparison)
  }
  return comparison
}

async function charactersOf(args: LoaderArgs, { kind, compared }: Comparison) {
  const coded = compared.map(({ texts }) => texts.characters ?? '')
  if (!coded.some(Boolean)) return []
  const { characters } = await pageOf(args).api.keyTable({ kind })
  return characterRows(characters, coded, languageOf(args.request))
}

async function findProfile(args: LoaderArgs, kinds: readonly Kind[], name: string) {
  for (const kind of kinds) {
    const latinName = (await onlyLatinName(pageOf(args).api, kind, name)) ?? name
    try {
      return { kind, profile: await profileOf(args, kind, latinName) }
    } catch (error) {
      if (!isUnknownName(error)) throw error
    }
  }
  return undefined
}

/** @returns the Latin name of the only species that the text names, in any language */
async function onlyLatinName(api: Api, kind: Kind, name: string): Promise<string | undefined> {
  const q = name.replaceAll('_', ' ').slice(0, searchTextMaximum)
  const { results } = await api.searchSpecies({ q, kind })
  return onlyNamesake(name, results)?.latinName
}

async function nearestTo(api: Api, kinds: readonly Kind[], name: string): Promise<Names[]> {
  const q = name.replaceAll('_', ' ').slice(0, searchTextMaximum)
  const answers = await Promise.all(kinds.map((kind) => api.searchSpecies({ q, kind })))
  return answers.flatMap(({ results }) => results.slice(0, suggestionCount))
}

function similarTo({ kind, compared }: Comparison, ways: WaysOnward | undefined): Names[] {
  const { lookAlikes = [], genus = [], family = [] } = ways ?? {}
  const related = new Map(
    [...lookAlikes, ...genus, ...family].map((each) => [each.latinName, each]),
  )
  return [...related.values()]
    .filter((each) => each.kind === kind)
    .filter((each) => compared.every(({ names }) => names.latinName !== each.latinName))
    .slice(0, 8)
}

/** @returns each difference once, although both species of a pair have the difference */
function differencesOf({ compared }: Comparison, ways: WaysOnward[]): NotedDifference[] {
  const names = compared.map((species) => species.names.latinName)
  return ways.flatMap(({ lookAlikes }, index) =>
    lookAlikes
      .filter(({ latinName }) => names.indexOf(latinName) > index)
      .map(({ latinName, difference }) => ({
        pair: [names[index] ?? '', latinName],
        text: difference,
      })),
  )
}
