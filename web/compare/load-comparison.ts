/** Loads up to four species of one kind, to stand side by side. */
import type { RouterContextProvider } from 'react-router'
import { addressNames } from '../../contract/addresses/comparison-address.ts'
import type { Api } from '../../contract/endpoints.ts'
import { type Kind, kindNames } from '../../contract/kinds.ts'
import { searchTextMaximum, suggestionCount } from '../../contract/limits.ts'
import type { Names } from '../../contract/names.ts'
import { languageOf } from '../language/language.ts'
import { onlyNamesake } from '../page-data/only-namesake.ts'
import { isUnknownName, pageOf } from '../page-data/page-data.ts'
import { profileOf } from '../profile/load-profile.ts'
import type { Profile } from '../profile/profile.ts'
import { type CharacterRow, characterRows } from './character-rows.ts'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** A typed name that no species has, with the most similar ones. */
export interface UnknownName {
  name: string
  nearest: Names[]
}

export interface Comparison {
  kind: Kind
  compared: Profile[]
  /** What the key asks, in the reader's language. */
  characters: CharacterRow[]
  unknown: UnknownName[]
  /** Species of the same genus or family as the first one. */
  similar: Names[]
}

export async function loadComparison(args: LoaderArgs): Promise<Comparison> {
  const asked = addressNames(new URL(args.request.url).searchParams)
  const { api } = pageOf(args)
  const comparison: Comparison = {
    ...{ kind: 'plant', compared: [], characters: [] },
    ...{ unknown: [], similar: [] },
  }
  for (const name of asked) {
    const { compared, unknown } = comparison
    // The first species decides whether plants or birds are compared.
    const among = compared.length > 0 ? [comparison.kind] : kindNames
    const found = await findAmong(args, among, name)
    if (!found) unknown.push({ name, nearest: await nearestTo(api, among, name) })
    else if (compared.every(({ id }) => id !== found.profile.id)) {
      compared.push(found.profile)
      comparison.kind = found.kind
    }
  }
  const [first] = comparison.compared
  if (first) {
    comparison.similar = await similarTo(api, comparison.kind, first, comparison.compared)
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

async function findAmong(args: LoaderArgs, among: readonly Kind[], name: string) {
  for (const kind of among) {
    const latinName = (await onlyLatinName(pageOf(args).api, kind, name)) ?? name
    try {
      return { kind, profile: await profileOf(args, kind, latinName) }
    } catch (error) {
      if (!isUnknownName(error)) throw error
    }
  }
  return undefined
}

/** @returns the Latin name of the one species that the text names, in any language */
async function onlyLatinName(api: Api, kind: Kind, name: string): Promise<string | undefined> {
  const q = name.replaceAll('_', ' ').slice(0, searchTextMaximum)
  const { results } = await api.searchSpecies({ q, kind })
  return onlyNamesake(name, results)?.latinName
}

async function nearestTo(api: Api, among: readonly Kind[], name: string): Promise<Names[]> {
  const q = name.replaceAll('_', ' ').slice(0, searchTextMaximum)
  const found = await Promise.all(among.map((kind) => api.searchSpecies({ q, kind })))
  return found.flatMap(({ results }) => results.slice(0, suggestionCount))
}

async function similarTo(
  api: Api,
  kind: Kind,
  { names: { latinName } }: Profile,
  compared: Profile[],
): Promise<Names[]> {
  const { genus, family } = await api.waysOnward({ kind, name: latinName })
  return [...genus, ...family]
    .filter((each) => each.kind === kind)
    .filter((each) => compared.every(({ names }) => names.latinName !== each.latinName))
    .slice(0, 8)
}
