/** Defines the values of the creation form without its files, and converts the values for sending. */

import { kinds, type Section } from '../../../contract/kinds.ts'
import { kindToSend } from '../../client/kind-of.ts'
import type { ListedSpecies } from '../../species-picker/listed-species.ts'
import { rightsToSend } from '../rights/rights-to-send.ts'

/** The artwork and the photograph on which the artwork is based, by their wire names. */
export type Part = 'art' | 'pic'

export const creationTexts = [
  'artist',
  'artDate',
  'photographer',
  'photoDate',
  'artLocation',
  'season',
] as const
export type CreationText = (typeof creationTexts)[number]

export type CreationValues = Record<CreationText, string> & {
  species: ListedSpecies | null
  /** The day of the member's consent as `YYYY-MM-DD`; empty before the consent. */
  consentOn: string
}

export const emptyCreation: CreationValues = {
  species: null,
  artist: '',
  artDate: '',
  photographer: '',
  photoDate: '',
  artLocation: '',
  season: '',
  consentOn: '',
}

export function fieldsToSend(
  { species, season, consentOn, ...texts }: CreationValues,
  licence: string,
) {
  return {
    ...texts,
    ...rightsToSend({ licence, consentOn }),
    plant: species?.latinName ?? '',
    ...(species && kindToSend(species.kind)),
    ...(needsSection(species) && season && { season: season as Section }),
  }
}

/** @returns whether the form has a field for the section. For some kinds, the date determines the section. */
export function needsSection(species: ListedSpecies | null): boolean {
  return species !== null && !kinds[species.kind].sectionFollowsDate
}
