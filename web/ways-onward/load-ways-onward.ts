/** Loads the ways from one species to others, and the links within its texts. */

import { termAddress } from '../../contract/addresses/term-address.ts'
import type { Api } from '../../contract/endpoints.ts'
import type { Kind, TextField } from '../../contract/kinds.ts'
import { profileAddress } from '../../contract/names.ts'
import type { CampusMap } from '../../contract/schemas/content.ts'
import type { Neighbour, WaysOnward } from '../../contract/schemas/ways-onward.ts'

/** A link in a text: a name that leads to its species, or a term that leads to its explanation. */
export interface LinkInText {
  at: number
  length: number
  to: string
}

export type LinksOfTexts = Partial<Record<TextField, LinkInText[]>>

/** The small map has no text, so its description would only make the page larger. */
type MapOfCards = Omit<CampusMap, 'alt'>

export type OnwardFrom = Omit<WaysOnward, 'mentions' | 'terms' | 'map'> & {
  latinName: string
  map: MapOfCards | null
}

/**
 * @param shown changes the punctuation of a stored text for the page
 * @returns links with places in the shown texts
 */
export async function loadWaysOnward(
  api: Api,
  {
    kind,
    latinName,
    texts,
  }: { kind: Kind; latinName: string; texts: Partial<Record<TextField, string>> },
  shown: (text: string) => string,
): Promise<{ onward: OnwardFrom; links: LinksOfTexts }> {
  const { mentions, terms, map, ...ways } = await api.waysOnward({ kind, name: latinName })
  const links: LinksOfTexts = {}
  for (const { field, at, length, ...target } of [...mentions, ...terms].toSorted(
    (one, other) => one.at - other.at,
  )) {
    const text = texts[field] ?? ''
    // Punctuation may become shorter, so the place of a name is the length of the shown text before it.
    const place = shown(text.slice(0, at + 1)).length - 1
    const ofField = links[field] ?? []
    const to =
      'term' in target ? termAddress(target.term) : profileAddress(target.kind, target.latinName)
    ofField.push({ at: place, length, to })
    links[field] = ofField
  }
  // The pictures of the cards load at the reader's first input, so their placeholders are left out.
  const bare = (all: Neighbour[]) =>
    all.map(({ picture, ...neighbour }) => ({
      ...neighbour,
      picture: picture && { ...picture, placeholder: '' },
    }))
  const { place } = ways
  const onward = {
    ...ways,
    genus: bare(ways.genus),
    family: bare(ways.family),
    inSeason: bare(ways.inSeason),
    place: place && { ...place, species: bare(place.species) },
  }
  const isOnWalk = map && ways.walks.length > 0
  const mapOfCards = isOnWalk ? { file: map.file, width: map.width, height: map.height } : null
  return { onward: { ...onward, map: mapOfCards, latinName }, links }
}
