/** Loads the walks and families that a reader can choose for a quiz, a worksheet or a guide. */
import { data } from 'react-router'
import { selectionIn } from '../../contract/addresses/species-selection.ts'
import { kindNames } from '../../contract/kinds.ts'
import type { InBothLanguages } from '../../contract/schemas/content.ts'
import type { TaxonName } from '../../contract/taxonomy/taxon-shapes.ts'
import { type LoaderArgs, pageOf } from '../page-data/page-data.ts'

export interface SelectionChoices {
  walks: { key: string; name: InBothLanguages }[]
  families: TaxonName[]
}

/** @throws a 404 if the address names a walk that does not exist */
export async function loadChoices(args: LoaderArgs): Promise<SelectionChoices> {
  const { api, content } = pageOf(args)
  const walks = content.walks().walks.map(({ key, name }) => ({ key, name }))
  const selection = selectionIn(new URL(args.request.url).searchParams)
  const isUnknown =
    selection && 'walk' in selection && walks.every(({ key }) => key !== selection.walk)
  if (isUnknown) throw data(null, { status: 404 })
  const taxa = await Promise.all(kindNames.map((kind) => api.taxa({ kind })))
  const families = taxa
    .flatMap(({ orders }) => orders.flatMap((order) => order.families))
    .filter(({ name, species }) => name !== '' && species > 1)
    .map(({ rank, name, commonName, chineseName }) => ({ rank, name, commonName, chineseName }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  return { walks, families }
}
