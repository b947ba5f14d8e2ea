/** Loads the links from one species to other species, and the links within its texts. */

import { termAddress } from '../../contract/addresses/term-address.ts'
import type { Api } from '../../contract/calls/endpoints.ts'
import type { Kind, TextField } from '../../contract/kinds.ts'
import { profileAddress } from '../../contract/names.ts'
import type { CampusMap } from '../../contract/schemas/content.ts'
import type { Neighbour, WaysOnward } from '../../contract/schemas/ways-onward.ts'

/** A link in a text: the name of a species with its profile, or a term with its explanation. */
export interface LinkInText {
  /** The index of the first character of the link in the text. */
  at: number
  length: number
  to: string
}

export type LinksOfTexts = Partial<Record<TextField, LinkInText[]>>

/** The map without its description, because the small map shows no text. */
type MapOfCards = Omit<CampusMap, 'alt'>

export type OnwardFrom = Omit<WaysOnward, 'mentions' | 'terms' | 'map'> & {
  latinName: string
  map: MapOfCards | null
}

/**
 * @param toShownText the function that changes the punctuation of a stored text for the page
 * @returns the related species, and the links with their indexes in the shown texts
 */
export async function loadWaysOnward(
  api: Api,
  {
    kind,
    latinName,
    texts,
  }: { kind: Kind; latinName: string; texts: Partial<Record<TextField, string>> },
  toShownText: (text: string) => string,
): Promise<{ onward: OnwardFrom; links: LinksOfTexts }> {
  const { mentions, terms, map, ...ways } = await api.waysOnward({ kind, name: latinName })
  const links: LinksOfTexts = {}
  for (const { field, at, length, ...target } of [...mentions, ...terms].toSorted(
    (one, other) => one.at - other.at,
  )) {
    const text = texts[field] ?? ''
    // Punctuation may become shorter, so the index of a link is the length of the shown text before the link.
    const index = toShownText(text.slice(0, at + 1)).length - 1
    const linksOfField = links[field] ?? []
    const to =
      'term' in target ? termAddress(target.term) : profileAddress(target.kind, target.latinName)
    linksOfField.push({ at: index, length, to })
    links[field] = linksOfField
  }
  // The pictures are loaded at the reader's first input, so relatives, place and season get no placeholders.
  const withoutPlaceholders = (all: Neighbour[]) =>
    all.map(({ picture, ...neighbour }) => ({
      ...neighbour,
      picture: picture && { ...picture, placeholder: '' },
    }))
  const { place } = ways
  const onward = {
    ...ways,
    genus: withoutPlaceholders(ways.genus),
    family: withoutPlaceholders(ways.family),
    inSeason: withoutPlaceholders(ways.inSeason),
    place: place && { ...place, species: withoutPlaceholders(place.species) },
  }
  const isOnWalk = map && ways.walks.length > 0
  const mapOfCards = isOnWalk ? { file: map.file, width: map.width, height: map.height } : null
  return { onward: { ...onward, map: mapOfCards, latinName }, links }
}
