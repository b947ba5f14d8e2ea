/** Yields and counts the rows of the occurrences: published photographs with a date, unless all rights are reserved. */
import type { Section } from '../../contract/kinds.ts'
import { cultivatedOrCaptive, degreeOf } from '../../contract/taxonomy/establishment.ts'
import { countDatedPhotographs, datedPhotographs } from '../catalogue/repositories/for-data.ts'
import type { Queries } from '../database/connection.ts'
import { type AboutSite, reservedLicences } from './about-site.ts'
import { aboutRow, namesOf, placeWithheld, taxonIdOf } from './taxon-rows.ts'
import type { occurrenceTable, RowOf } from './terms.ts'

const stages: Partial<Record<Section, { lifeStage: string; sex?: string }>> = {
  Juvenile: { lifeStage: 'juvenile' },
  Subadult: { lifeStage: 'subadult' },
  MaleAdult: { lifeStage: 'adult', sex: 'male' },
  FemaleAdult: { lifeStage: 'adult', sex: 'female' },
}

/**
 * Yields the rows in batches.
 * @param includesCultivated whether the rows include plants in cultivation and animals in captivity
 */
export async function* occurrenceRows(db: Queries, site: AboutSite, includesCultivated: boolean) {
  const creditsClub = site.rights.creditPupils !== 'name'
  for await (const batch of datedPhotographs(db, reservedLicences(site.rights))) {
    yield batch.flatMap((row): RowOf<typeof occurrenceTable>[] => {
      const degree = degreeOf(row.kind, row.establishment_degree)
      if (!includesCultivated && cultivatedOrCaptive.includes(degree)) return []
      const species = { ...row, id: row.species_id }
      const locality = [row.location, site.name.en].filter(Boolean).join('; ')
      return [
        {
          // The photograph keeps its id when an admin moves the photograph or merges the species.
          occurrenceID: `urn:uuid:${row.id}`,
          basisOfRecord: 'HumanObservation',
          eventDate: row.taken_on,
          taxonID: taxonIdOf(species.id, site),
          ...namesOf(species),
          countryCode: site.country,
          locality: row.is_sensitive ? '' : locality,
          informationWithheld: row.is_sensitive ? placeWithheld : '',
          ...stages[row.season],
          occurrenceStatus: 'present',
          establishmentMeans: row.establishment_means,
          degreeOfEstablishment: degree,
          recordedBy: creditsClub ? site.name.en : row.taken_by || site.name.en,
          ...aboutRow(species, site),
        },
      ]
    })
  }
}

/** @returns the number of rows without species in cultivation or captivity (`wild`), and with these species (`all`) */
export async function countOccurrences(db: Queries, { rights }: Pick<AboutSite, 'rights'>) {
  const counts = await countDatedPhotographs(db, reservedLicences(rights))
  const sum = (rows: typeof counts) => rows.reduce((total, { count }) => total + Number(count), 0)
  const wild = counts.filter(
    ({ kind, establishment_degree }) =>
      !cultivatedOrCaptive.includes(degreeOf(kind, establishment_degree)),
  )
  return { wild: sum(wild), all: sum(counts) }
}
