/** Turns a species into the columns that the checklist and the occurrences share. */
import { permanentAddress } from '../../contract/addresses/permanent-address.ts'
import type { Kind } from '../../contract/kinds.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import { kindsOnServer } from '../taxonomy/kinds-on-server.ts'
import { type AboutSite, dataLicenceWords } from './about-site.ts'

export const kingdoms = { plant: 'Plantae', bird: 'Animalia' } as const satisfies Record<
  Kind,
  string
>
/** Explains in the data why the place of a sensitive species is missing. */
export const placeWithheld = 'The place is withheld, because the species is sensitive'

/** @returns the permanent address, which no renaming changes; only its path if the site has no configured address */
export const taxonIdOf = (id: string, { address }: AboutSite) => address + permanentAddress(id)

export function namesOf(species: SpeciesTable) {
  return {
    scientificName: species.latin_name,
    scientificNameAuthorship: species.authorship,
    taxonRank: species.taxon_rank || 'species',
    ...higherOf(species),
  }
}

export const higherOf = ({ kind, taxon_order: order, family, genus }: SpeciesTable) => ({
  kingdom: kingdoms[kind],
  order,
  family,
  genus,
  nomenclaturalCode: kindsOnServer[kind].nomenclaturalCode,
})

/** @returns the columns that are equal in all rows of a species */
export const aboutRow = (species: Pick<SpeciesTable, 'id'>, site: AboutSite) => ({
  datasetName: site.name.en,
  license: dataLicenceWords[site.licence].address,
  references: site.address && taxonIdOf(species.id, site),
})
