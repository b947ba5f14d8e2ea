/** Yields the rows of the checklist for taxa, synonyms, names, texts, distribution, characters and pictures. */

import { parseCharacters } from '../../contract/key/coded-characters.ts'
import { lengthIn, lengthInWords, lengthText } from '../../contract/key/lengths.ts'
import type { ProseField } from '../../contract/kinds.ts'
import { licenceAddress } from '../../contract/rights/licences.ts'
import { degreeOf } from '../../contract/taxonomy/establishment.ts'
import { parseSynonyms } from '../../contract/taxonomy/synonyms.ts'
import { creditedFor } from '../catalogue/pictures/service.ts'
import {
  artworksForData,
  photographsForData,
  speciesForData,
} from '../catalogue/repositories/for-data.ts'
import { textsOf } from '../catalogue/repositories/species.ts'
import type { Queries } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import { visitor } from '../kernel/caller.ts'
import { type AboutSite, dataLicenceWords, reservedLicences } from './about-site.ts'
import { aboutRow, higherOf, namesOf, placeWithheld, taxonIdOf } from './taxon-rows.ts'
import type {
  descriptionTable,
  distributionTable,
  measurementTable,
  multimediaTable,
  RowOf,
  taxonTable,
  vernacularTable,
} from './terms.ts'

/** Values of the GBIF vocabulary of descriptions. The place of a species is in the table of distribution. */
const descriptionTypes: Partial<Record<ProseField, string>> = {
  additionalInfo: 'general',
  diet: 'biology',
  habitat: 'habitat',
  songs: 'behaviour',
  migration: 'migration',
  appearance: 'morphology',
  breeding: 'reproduction',
  Juvenile: 'morphology',
  Subadult: 'morphology',
  MaleAdult: 'morphology',
  FemaleAdult: 'morphology',
}

const hasChinese = (text: string) => /\p{Script=Han}/u.test(text)

/** Yields zero or more rows for each species, in batches. */
async function* eachSpecies<Row>(db: Queries, rowsOf: (species: SpeciesTable) => Row[]) {
  for await (const batch of speciesForData(db)) yield batch.flatMap(rowsOf)
}

export const taxonRows = (db: Queries, site: AboutSite) =>
  eachSpecies(db, (species): RowOf<typeof taxonTable>[] => {
    const taxonID = taxonIdOf(species.id, site)
    const withheld = species.is_sensitive ? placeWithheld : ''
    const acceptedRow = {
      ...{ taxonID, acceptedNameUsageID: taxonID, taxonomicStatus: 'accepted' },
      ...{ ...namesOf(species), ...aboutRow(species, site), informationWithheld: withheld },
    }
    return [acceptedRow, ...synonymRows(species, taxonID, site)]
  })

/** @returns one row for each synonym, without repetitions */
function synonymRows(species: SpeciesTable, acceptedNameUsageID: string, site: AboutSite) {
  const synonyms = parseSynonyms(species.synonyms).map(({ scientificName, authorship }) => ({
    taxonID: `${acceptedNameUsageID}#${encodeURIComponent(scientificName.replaceAll(' ', '_'))}`,
    ...{ acceptedNameUsageID, taxonomicStatus: 'synonym' },
    ...{ scientificName, scientificNameAuthorship: authorship },
    ...{ ...higherOf(species), genus: '', taxonRank: '' },
    ...aboutRow(species, site),
  }))
  return [...new Map(synonyms.map((row) => [row.taxonID, row])).values()]
}

export const vernacularRows = (db: Queries, site: AboutSite) =>
  eachSpecies(db, (species): RowOf<typeof vernacularTable>[] => {
    const taxonID = taxonIdOf(species.id, site)
    const { otherNames = '' } = textsOf(species)
    const namesInText = otherNames.split(/[,;，；、\n]/).map((name) => name.trim())
    const mainNames = [species.common_name, species.chinese_name]
    const name = (vernacularName: string, isPreferredName: 'true' | 'false') => ({
      ...{ taxonID, vernacularName, isPreferredName },
      language: hasChinese(vernacularName) ? 'zh' : 'en',
    })
    const furtherNames = new Set(
      namesInText.filter((each) => each !== '' && !mainNames.includes(each)),
    )
    return [
      ...mainNames.filter((each) => each !== '').map((each) => name(each, 'true')),
      ...[...furtherNames].map((each) => name(each, 'false')),
    ]
  })

export const descriptionRows = (db: Queries, site: AboutSite) =>
  eachSpecies(db, (species): RowOf<typeof descriptionTable>[] => {
    // A text of a sensitive species may reveal its place.
    if (species.is_sensitive) return []
    const texts = textsOf(species)
    return Object.entries(descriptionTypes).flatMap(([field, type]) => {
      const description = texts[field as ProseField] ?? ''
      if (description === '') return []
      const language = hasChinese(description) ? 'zh' : 'en'
      const license = dataLicenceWords[site.licence].address
      return [{ taxonID: taxonIdOf(species.id, site), description, type, language, license }]
    })
  })

export const distributionRows = (db: Queries, site: AboutSite) =>
  eachSpecies(db, (species): RowOf<typeof distributionTable>[] => {
    const { location = '' } = textsOf(species)
    const place = [location, site.name.en].filter(Boolean).join('; ')
    return [
      {
        taxonID: taxonIdOf(species.id, site),
        locality: species.is_sensitive ? '' : place,
        countryCode: site.country,
        occurrenceStatus: 'present',
        establishmentMeans: species.establishment_means,
        degreeOfEstablishment: degreeOf(species.kind, species.establishment_degree),
      },
    ]
  })

/** Yields a row for each coded choice and each coded length of a species. Leaves out values that the key lacks. */
export const measurementRows = (db: Queries, site: AboutSite) =>
  eachSpecies(db, (species): RowOf<typeof measurementTable>[] => {
    const taxonID = taxonIdOf(species.id, site)
    const codedCharacters = parseCharacters(textsOf(species).characters ?? '')
    return site.characters.flatMap((character) => {
      const chosenKeys =
        character.kind === species.kind ? codedCharacters?.get(character.key) : undefined
      const range = character.length && lengthIn(chosenKeys ?? [])
      if (range) {
        const { zh } = lengthInWords(range, 'mm')
        return {
          ...{ taxonID, measurementID: `${taxonID}#${character.key}` },
          ...{ measurementType: character.name.en, measurementValue: lengthText(range) },
          ...{ measurementUnit: 'mm', measurementRemarks: `${character.name.zh}：${zh}` },
        }
      }
      return character.choices
        .filter(({ key }) => chosenKeys?.includes(key))
        .map(({ key, name }) => ({
          taxonID,
          measurementID: `${taxonID}#${character.key}.${key}`,
          measurementType: character.name.en,
          measurementValue: name.en,
          measurementUnit: '',
          measurementRemarks: `${character.name.zh}：${name.zh}`,
        }))
    })
  })

/** Yields a row for each published picture that is not reserved, and no row if the site has no configured address. */
export async function* multimediaRows(db: Queries, site: AboutSite) {
  if (site.address === '') return
  const hiddenLicences = reservedLicences(site.rights)
  for (const images of [
    photographsForData(db, hiddenLicences),
    artworksForData(db, hiddenLicences),
  ]) {
    for await (const batch of images) {
      const rows = await creditedFor(db, batch, visitor, site.rights)
      yield rows.map((row): RowOf<typeof multimediaTable> => {
        const licence = row.licence || site.rights.defaultLicence
        return {
          taxonID: taxonIdOf(row.species_id, site),
          type: 'StillImage',
          format: row.path.endsWith('.png') ? 'image/png' : 'image/jpeg',
          identifier: `${site.address}/public${row.path}`,
          references: taxonIdOf(row.species_id, site),
          title: row.latin_name,
          created: row.made_on,
          creator: row.artist,
          rightsHolder: row.rights_holder,
          license: licenceAddress(licence),
        }
      })
    }
  }
}
