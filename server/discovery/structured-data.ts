/**
 * Describes a profile or a gallery for search engines as JSON-LD, with the taxon (Bioschemas Taxon 1.0), pictures,
 * rights and breadcrumbs. All texts are plain strings, because a large search engine rejects texts with a language.
 */

import { permanentAddress } from '../../contract/addresses/permanent-address.ts'
import { kinds } from '../../contract/kinds.ts'
import { type Names, profileAddress } from '../../contract/names.ts'
import type { Artwork, Photograph } from '../../contract/schemas/pictures.ts'
import type { RightsShown } from '../../contract/schemas/rights.ts'
import { parseSynonyms } from '../../contract/taxonomy/synonyms.ts'
import { taxonAddress } from '../../contract/taxonomy/taxon-names.ts'
import type { TaxonName } from '../../contract/taxonomy/taxon-shapes.ts'
import { lineageOf } from '../catalogue/species/present.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import { kindWords } from './kind-words.ts'

export interface DescribedPage {
  species: SpeciesTable
  /** Photographs as visitors of the described page see them. Only the gallery names photographers. */
  photographs: readonly Photograph[]
  artworks: readonly Artwork[]
  origin: string
  language: 'en' | 'zh'
  siteName: Record<'en' | 'zh', string>
}

/** Maximum number of pictures. More pictures would only make the page larger. */
const imagesMaximum = 12

/** Sites with a page for each taxon. The pages of other links may contain any text. */
const registerHosts =
  /(^|\.)(wikipedia|wikidata|gbif|inaturalist|worldfloraonline|ipni|ebird|eol|catalogueoflife)\.org$|^powo\.science\.kew\.org$|(^|\.)iplant\.cn$/

const context = ['https://schema.org/', { dct: 'http://purl.org/dc/terms/' }]

/** Describes the taxon of a profile, its breadcrumbs and its pictures. */
export function profileData(described: DescribedPage) {
  const [firstImage, ...otherImages] = imagesOf(described)
  const taxon = { ...taxonOf(described), ...(firstImage && { image: firstImage }) }
  const images = otherImages.map((image) => aboutTaxon(image, described))
  return { '@context': context, '@graph': [taxon, breadcrumbsOf(described), ...images] }
}

/** Describes the pictures of a gallery with their authors. */
export function galleryData(described: DescribedPage) {
  const images = imagesOf(described).map((image) => aboutTaxon(image, described))
  return { '@context': context, '@graph': images }
}

const imagesOf = (described: DescribedPage) =>
  [...described.photographs, ...described.artworks]
    .slice(0, imagesMaximum)
    .map((image) => imageOf(image, described))

const aboutTaxon = (image: object, { species, origin }: DescribedPage) => ({
  ...image,
  about: { '@id': origin + permanentAddress(species.id) },
})

/** @returns the JSON for a script element; no text in it can end the element */
export function scriptText(data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

function taxonOf({ species, origin }: DescribedPage) {
  const { kind, latin_name: name, authorship, taxon_rank: rank } = species
  const address = origin + profileAddress(kind, name)
  return {
    '@type': 'Taxon',
    '@id': origin + permanentAddress(species.id),
    'dct:conformsTo': { '@id': 'https://bioschemas.org/profiles/Taxon/1.0-RELEASE' },
    name,
    taxonRank: rank || 'species',
    scientificName: { '@type': 'TaxonName', name, ...(authorship && { author: authorship }) },
    ...listProperty('alternateName', otherNamesOf(species)),
    ...parentOf(lineageOf(species), origin),
    url: address,
    mainEntityOfPage: address,
    ...listProperty('sameAs', registeredPages(species)),
  }
}

const listProperty = <Name extends string>(name: Name, values: string[]) =>
  values.length > 0 ? { [name]: values } : {}

function otherNamesOf(species: SpeciesTable): string[] {
  const { otherNames = '' } = JSON.parse(species.texts) as { otherNames?: string }
  const names = [
    species.common_name,
    species.chinese_name,
    ...otherNames.split(/[,;，；、\n]/).map((name) => name.trim()),
    ...parseSynonyms(species.synonyms).map(({ scientificName, authorship }) =>
      [scientificName, authorship].filter(Boolean).join(' '),
    ),
  ]
  return [...new Set(names)].filter((name) => name !== '' && name !== species.latin_name)
}

/** Describes the nearest higher taxon, with its own parents nested in it. */
function parentOf(lineage: readonly TaxonName[], origin: string): { parentTaxon?: object } {
  const nearest = lineage.at(-1)
  if (!nearest) return {}
  const { rank, name } = nearest
  const url = origin + taxonAddress(rank, name)
  const parents = parentOf(lineage.slice(0, -1), origin)
  return { parentTaxon: { '@type': 'Taxon', name, taxonRank: rank, url, ...parents } }
}

function registeredPages(species: SpeciesTable): string[] {
  const links = [species.english_links, species.chinese_links].flatMap(
    (list) => JSON.parse(list) as { link: string }[],
  )
  return links.flatMap(({ link }) => {
    const url = URL.parse(link)
    const isPage = url && /^https?:$/.test(url.protocol) && url.pathname.length > 1
    return isPage && registerHosts.test(url.hostname) ? [url.href] : []
  })
}

function breadcrumbsOf({ species, origin, language }: DescribedPage) {
  const { kind } = species
  const labelOf = ({ commonName, chineseName, name }: TaxonName) =>
    (language === 'zh' ? chineseName : commonName) || name
  const names = namesOf(species)
  const steps = [
    { name: kindWords[kind][language], item: origin + kinds[kind].database },
    ...lineageOf(species).map((taxon) => ({
      name: labelOf(taxon),
      item: origin + taxonAddress(taxon.rank, taxon.name),
    })),
    {
      name: (language === 'zh' ? names.chineseName : names.commonName) || names.latinName,
      item: origin + profileAddress(kind, names.latinName),
    },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

const namesOf = (species: SpeciesTable): Names => ({
  latinName: species.latin_name,
  commonName: species.common_name,
  chineseName: species.chinese_name,
})

type Image = (Photograph | Artwork) & Partial<RightsShown>

function imageOf(image: Image, { species, origin, siteName }: DescribedPage) {
  const { path, width, height, licenceAddress = '/rights', licenceName, rightsHolder } = image
  const creator = ('artist' in image ? image.artist : image.takenBy) ?? ''
  const site = `${siteName.en} ${siteName.zh}`
  const { latinName, commonName, chineseName } = namesOf(species)
  const isFree = /^(CC0|PDDL)-|^public-domain$/.test(image.licence ?? '')
  const holder = isFree ? '' : rightsHolder || creator
  return {
    '@type': 'ImageObject',
    contentUrl: `${origin}/public${path}`,
    thumbnailUrl: `${origin}/public/compressed${path}?width=480`,
    width,
    height,
    name: [latinName, commonName, chineseName].filter(Boolean).join(' · '),
    license: new URL(licenceAddress, origin).href,
    acquireLicensePage: `${origin}/rights`,
    creditText: image.credit || [creator, site].filter(Boolean).join(' / '),
    creator: creator
      ? { '@type': 'Person', name: creator }
      : { '@type': 'Organization', name: site, url: `${origin}/` },
    // The notice names nobody as the holder of a right that may belong to another person.
    copyrightNotice: holder ? `© ${holder}` : (licenceName ?? 'All rights reserved'),
  }
}
