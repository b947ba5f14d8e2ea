/**
 * Describes a profile or a gallery for search engines as JSON-LD, with the taxon (Bioschemas Taxon 1.0), pictures,
 * rights and breadcrumbs. All texts are plain strings, because a large search engine rejects texts with a language.
 */

import { permanentAddress } from '../../contract/addresses/permanent-address.ts'
import { kinds } from '../../contract/kinds.ts'
import { type Names, profileAddress } from '../../contract/names.ts'
import type { DescribedSpecies } from '../../contract/rendering/described-species.ts'
import type { Artwork, Photograph } from '../../contract/schemas/pictures.ts'
import type { RightsShown } from '../../contract/schemas/rights.ts'
import { parseSynonyms } from '../../contract/taxonomy/synonyms.ts'
import { taxonAddress } from '../../contract/taxonomy/taxon-names.ts'
import type { TaxonName } from '../../contract/taxonomy/taxon-shapes.ts'
import { kindWords } from './kind-words.ts'

interface SiteOfPage {
  origin: string
  siteName: Record<'en' | 'zh', string>
}

export type DescribedProfile = DescribedSpecies & SiteOfPage & { language: 'en' | 'zh' }

export interface DescribedGallery extends SiteOfPage {
  id: string
  names: Names
  /** Photographs as visitors of the gallery see them, with the names of the photographers. */
  photographs: readonly Photograph[]
}

type Image = (Photograph | Artwork) & Partial<RightsShown>

/** Maximum number of pictures. More pictures would only make the page larger. */
const imagesMaximum = 12

/** Sites with a page for each taxon. The pages of other links may contain any text. */
const registerHosts =
  /(^|\.)(wikipedia|wikidata|gbif|inaturalist|worldfloraonline|ipni|ebird|eol|catalogueoflife)\.org$|^powo\.science\.kew\.org$|(^|\.)iplant\.cn$/

const context = ['https://schema.org/', { dct: 'http://purl.org/dc/terms/' }]

/** Describes the taxon of a profile, its breadcrumbs and its pictures. */
export function profileData(described: DescribedProfile) {
  const { photographs, artworks, cover } = described
  const isCover = ({ _id }: Photograph) => _id === cover
  const coverFirst = photographs.toSorted((a, b) => Number(isCover(b)) - Number(isCover(a)))
  const [firstImage, ...otherImages] = imagesOf([...coverFirst, ...artworks], described)
  const taxon = { ...taxonOf(described), ...(firstImage && { image: firstImage }) }
  const images = otherImages.map((image) => aboutTaxon(image, described))
  return { '@context': context, '@graph': [taxon, breadcrumbsOf(described), ...images] }
}

/** Describes the pictures of a gallery with their authors. */
export function galleryData(described: DescribedGallery) {
  const images = imagesOf(described.photographs, described).map((image) =>
    aboutTaxon(image, described),
  )
  return { '@context': context, '@graph': images }
}

const imagesOf = (images: readonly Image[], page: SiteOfPage & { names: Names }) =>
  images.slice(0, imagesMaximum).map((image) => imageOf(image, page))

const aboutTaxon = (image: object, { id, origin }: { id: string; origin: string }) => ({
  ...image,
  about: { '@id': origin + permanentAddress(id) },
})

/** @returns the JSON for a script element; no text in it can end the element */
export function scriptText(data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

function taxonOf(described: DescribedProfile) {
  const { id, kind, names, texts, lineage, origin } = described
  const { authorship, rank } = texts
  const name = names.latinName
  const address = origin + profileAddress(kind, name)
  return {
    '@type': 'Taxon',
    '@id': origin + permanentAddress(id),
    'dct:conformsTo': { '@id': 'https://bioschemas.org/profiles/Taxon/1.0-RELEASE' },
    name,
    taxonRank: rank || 'species',
    scientificName: { '@type': 'TaxonName', name, ...(authorship && { author: authorship }) },
    ...listProperty('alternateName', otherNamesOf(described)),
    ...parentOf(lineage, origin),
    url: address,
    mainEntityOfPage: address,
    ...listProperty('sameAs', registeredPages(described)),
  }
}

const listProperty = <Name extends string>(name: Name, values: string[]) =>
  values.length > 0 ? { [name]: values } : {}

function otherNamesOf({ names, texts }: DescribedProfile): string[] {
  const { otherNames = '', synonyms = '' } = texts
  const alternateNames = [
    names.commonName,
    names.chineseName,
    ...otherNames.split(/[,;，；、\n]/).map((name) => name.trim()),
    ...parseSynonyms(synonyms).map(({ scientificName, authorship }) =>
      [scientificName, authorship].filter(Boolean).join(' '),
    ),
  ]
  return [...new Set(alternateNames)].filter((name) => name !== '' && name !== names.latinName)
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

function registeredPages({ englishLinks, chineseLinks }: DescribedProfile): string[] {
  return [...englishLinks, ...chineseLinks].flatMap(({ link }) => {
    const url = URL.parse(link)
    const isPage = url && /^https?:$/.test(url.protocol) && url.pathname.length > 1
    return isPage && registerHosts.test(url.hostname) ? [url.href] : []
  })
}

function breadcrumbsOf({ kind, names, lineage, origin, language }: DescribedProfile) {
  const labelOf = ({ commonName, chineseName, name }: TaxonName) =>
    (language === 'zh' ? chineseName : commonName) || name
  const steps = [
    { name: kindWords[kind][language], item: origin + kinds[kind].database },
    ...lineage.map((taxon) => ({
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

function imageOf(image: Image, { names, origin, siteName }: SiteOfPage & { names: Names }) {
  const { path, width, height, licenceAddress = '/rights', licenceName, rightsHolder } = image
  const creator = ('artist' in image ? image.artist : image.takenBy) ?? ''
  const site = `${siteName.en} ${siteName.zh}`
  const { latinName, commonName, chineseName } = names
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
