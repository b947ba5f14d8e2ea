/**
 * Writes the sitemap with an index, and parts of at most 50,000 addresses and 50 MB, as sitemaps.org requires. The
 * module reads and writes species batch by batch, so that the memory does not grow with the number of species.
 */

import { dateOf } from '../../contract/calendar.ts'
import { type Kind, kindNames, kinds } from '../../contract/kinds.ts'
import { galleryAddress, profileAddress } from '../../contract/names.ts'
import { higherRanks, taxonAddress } from '../../contract/taxonomy/taxon-names.ts'
import { escapedXml, xmlDeclaration } from '../../contract/text/xml.ts'
import { countTaxa } from '../catalogue/repositories/classification.ts'
import { listForSearchEngines } from '../catalogue/repositories/for-sitemap-and-feeds.ts'
import { countSpecies } from '../catalogue/repositories/species.ts'
import type { Content } from '../content/site-content.ts'
import type { Queries } from '../database/connection.ts'

/** Maximum number of addresses in one part. */
const addressesMaximum = 50_000
/** Each species has at most two addresses, for its profile and for a gallery with photographs. */
const speciesInPart = addressesMaximum / 2
/** Maximum number of images of one profile, so that a full part stays below 50 MB. */
const imagesOfProfile = 5

export interface SitemapNeeds {
  db: Queries
  content: Pick<Content, 'videos' | 'walks'>
  origin: string
}

/** A page, with the date of its last change and its images, if these are known. */
interface Entry {
  address: string
  changedAt?: string
  images?: readonly string[]
}

const partName = /^(pages|taxa|plants|birds)-([1-9]\d{0,3})$/
const kindOf: Readonly<Record<string, Kind>> = { plants: 'plant', birds: 'bird' }

/** @param name the name of a part, such as `plants-1` @returns its text in pieces; undefined for an unknown part */
export async function sitemapPart(needs: SitemapNeeds, name: string) {
  const [, word = '', digits] = partName.exec(name) ?? []
  const number = Number(digits)
  const kind = kindOf[word]
  if (kind) {
    const offset = (number - 1) * speciesInPart
    if (number > 1 && (await countSpecies(needs.db, kind)) <= offset) return undefined
    return writePart(needs.origin, entriesOfSpecies(needs.db, kind, offset))
  }
  if (word === 'pages' && number === 1) return writePart(needs.origin, [pagesOf(needs.content)])
  if (word !== 'taxa') return undefined
  const entries = (await entriesOfTaxa(needs.db)).slice((number - 1) * addressesMaximum)
  if (number > 1 && entries.length === 0) return undefined
  return writePart(needs.origin, [entries.slice(0, addressesMaximum)])
}

/** @returns the index of all parts */
export async function sitemapIndex({ db, origin }: SitemapNeeds): Promise<string> {
  const counts = [
    ['taxa', (await entriesOfTaxa(db)).length, addressesMaximum],
    ['plants', await countSpecies(db, 'plant'), speciesInPart],
    ['birds', await countSpecies(db, 'bird'), speciesInPart],
  ] as const
  const names = counts.flatMap(([word, count, maximum]) =>
    Array.from({ length: Math.ceil(count / maximum) }, (_, index) => `${word}-${index + 1}`),
  )
  const rows = ['pages-1', ...names].map(
    (name) => `<sitemap><loc>${escapedXml(`${origin}/sitemap/${name}.xml`)}</loc></sitemap>\n`,
  )
  return `${xmlDeclaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</sitemapindex>\n`
}

/**
 * @returns the pages that belong to no species and no taxon, without pages that search engines must not list. The list
 * omits `/databasePlant`, because that page is also at `/`.
 */
function pagesOf(content: SitemapNeeds['content']): Entry[] {
  const addresses = [
    ...['/', kinds.bird.database, '/home', kinds.plant.glossary, kinds.bird.glossary],
    ...['/families', '/terms', kinds.plant.key, kinds.bird.key, '/quiz', '/worksheet', '/guide'],
    ...['/inSeason', '/creation', '/aboutUs'],
    ...['/data', '/rights', '/privacy', '/accessibility', '/api/docs'],
    ...content.walks().walks.map(({ key }) => `/walk/${encodeURIComponent(key)}`),
    ...content.videos().map(({ key }) => `/video/${encodeURIComponent(key)}`),
  ]
  return addresses.map((address) => ({ address }))
}

const columnOf = { order: 'taxon_order', family: 'family', genus: 'genus' } as const

/** @returns the pages of orders, families and genera. A name of both plants and birds has one page for each kind. */
async function entriesOfTaxa(db: Queries): Promise<Entry[]> {
  const addresses = new Set<string>()
  for (const kind of kindNames) {
    const rows = await countTaxa(db, kind)
    const addressesOfKind = new Set<string>()
    for (const rank of higherRanks) {
      for (const row of rows) {
        const name = row[columnOf[rank]]
        if (name) addressesOfKind.add(taxonAddress(rank, name))
      }
    }
    for (const address of addressesOfKind) {
      addresses.add(addresses.has(address) ? `${address}?kind=${kind}` : address)
    }
  }
  return [...addresses].map((address) => ({ address }))
}

async function* entriesOfSpecies(db: Queries, kind: Kind, offset: number) {
  const part = { offset, limit: speciesInPart }
  for await (const batch of listForSearchEngines(db, kind, part, imagesOfProfile)) {
    yield batch.flatMap(({ latin_name, changedAt, paths, hasPhotographs }): Entry[] => [
      {
        address: profileAddress(kind, latin_name),
        changedAt,
        images: paths.slice(0, imagesOfProfile),
      },
      ...(hasPhotographs ? [{ address: galleryAddress(kind, latin_name), changedAt }] : []),
    ])
  }
}

async function* writePart(origin: string, batches: AsyncIterable<Entry[]> | Iterable<Entry[]>) {
  yield `${xmlDeclaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`
  for await (const batch of batches) yield batch.map((entry) => elementOf(origin, entry)).join('')
  yield '</urlset>\n'
}

function elementOf(origin: string, { address, changedAt, images = [] }: Entry): string {
  const addressIn = (language = '') => {
    const query = language && `${address.includes('?') ? '&' : '?'}lang=${language}`
    return escapedXml(`${origin}${address}${query}`)
  }
  const link = (tag: string, language: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressIn(language)}"/>`
  const lastmod = changedAt ? `<lastmod>${dateOf(changedAt)}</lastmod>` : ''
  const pictures = images.map(
    (path) =>
      `<image:image><image:loc>${escapedXml(`${origin}/public${path}`)}</image:loc></image:image>`,
  )
  return `<url><loc>${addressIn()}</loc>${lastmod}${link('en', 'en')}${link('zh-Hans', 'zh')}${pictures.join('')}</url>\n`
}
