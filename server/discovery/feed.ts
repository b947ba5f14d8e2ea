/** Writes the newest species, and the photographs of each day, as Atom (RFC 4287). No entry names a person. */

import { permanentAddress } from '../../contract/addresses/permanent-address.ts'
import { dateOf } from '../../contract/calendar.ts'
import type { Kind } from '../../contract/kinds.ts'
import { profileAddress } from '../../contract/names.ts'
import { escapedXml, xmlDeclaration } from '../../contract/text/xml.ts'
import { newestSpecies } from '../catalogue/repositories/for-sitemap-and-feeds.ts'
import { newestPictures } from '../catalogue/repositories/pictures.ts'
import type { Queries } from '../database/connection.ts'
import { kindWords } from './kind-words.ts'

const entriesMaximum = 50
/** Maximum number of photographs to read of each kind. One upload of a class often has several dozen photographs. */
const picturesMaximum = 300

interface Entry {
  id: string
  address: string
  title: string
  text: string
  at: string
  picture: string | undefined
}

export interface FeedNeeds {
  db: Queries
  origin: string
  language: 'en' | 'zh'
  siteName: Record<'en' | 'zh', string>
}

interface NamedRow {
  id: string
  kind: Kind
  latin_name: string
  common_name: string
  chinese_name: string
}

const words = {
  en: {
    new: 'New on the site',
    species: 'A new species',
    photographs: (count: number) => (count === 1 ? '1 new photograph' : `${count} new photographs`),
  },
  zh: {
    new: '本站新内容',
    species: '新物种',
    photographs: (count: number) => `${count} 张新照片`,
  },
}

export function feedAddress(kinds: readonly Kind[]): string {
  const [kind, secondKind] = kinds
  return kind && !secondKind ? `/${kind}s/feed.xml` : '/feed.xml'
}

export function feedTitle(
  kinds: readonly Kind[],
  { language, siteName }: Pick<FeedNeeds, 'language' | 'siteName'>,
): string {
  const [kind, secondKind] = kinds
  const part = kind && !secondKind ? kindWords[kind][language] : words[language].new
  return `${siteName[language]} · ${part}`
}

export async function atomFeed(needs: FeedNeeds, kinds: readonly Kind[]): Promise<string> {
  const { origin, language, siteName } = needs
  const entriesByKind = await Promise.all(kinds.map((kind) => readEntries(needs, kind)))
  const entries = entriesByKind
    .flat()
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? -1 : 1))
    .slice(0, entriesMaximum)
  const ownAddress = escapedXml(`${origin}${feedAddress(kinds)}?lang=${language}`)
  const home = escapedXml(`${origin}/?lang=${language}`)
  return `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language === 'zh' ? 'zh-Hans' : 'en'}">
<id>${ownAddress}</id>
<title>${escapedXml(feedTitle(kinds, needs))}</title>
<updated>${entries[0]?.at ?? '1970-01-01T00:00:00.000Z'}</updated>
<author><name>${escapedXml(siteName[language])}</name></author>
<link rel="self" type="application/atom+xml" href="${ownAddress}"/>
<link rel="alternate" type="text/html" href="${home}"/>
<icon>${escapedXml(`${origin}/icon-192.png`)}</icon>
${entries.map((entry) => elementOf(entry, needs)).join('')}</feed>
`
}

async function readEntries(needs: FeedNeeds, kind: Kind): Promise<Entry[]> {
  const { db, origin, language } = needs
  const species = await newestSpecies(db, kind, entriesMaximum)
  const pictures = await newestPictures(db, kind, picturesMaximum)
  const days = Map.groupBy(
    pictures,
    ({ species_id, published_at }) => `${species_id} ${dateOf(published_at)}`,
  )
  const entryOf = (
    row: NamedRow,
    details: Pick<Entry, 'text' | 'at' | 'picture'>,
    day = '',
  ): Entry => ({
    id: `${origin}${permanentAddress(row.id)}${day && `#${day}`}`,
    address: `${origin}${profileAddress(kind, row.latin_name)}?lang=${language}`,
    title: titleOf(row),
    ...details,
  })
  const speciesEntries = species.map((row) => {
    const firstPicture = days.get(`${row.id} ${dateOf(row.posted_at)}`)?.[0]
    // The entry of a new species replaces the entry of its photographs of the same day.
    days.delete(`${row.id} ${dateOf(row.posted_at)}`)
    const text = words[language].species
    return entryOf(row, { text, at: row.posted_at, picture: firstPicture?.path })
  })
  const pictureEntries = [...days.values()].flatMap((rows) => {
    const [newest] = rows
    if (!newest) return []
    const { path: picture, published_at: at } = newest
    const text = words[language].photographs(rows.length)
    const row = { ...newest, id: newest.species_id, kind }
    return [entryOf(row, { text, at, picture }, dateOf(at))]
  })
  return [...speciesEntries, ...pictureEntries]
}

const titleOf = ({ latin_name, common_name, chinese_name }: NamedRow) =>
  [latin_name, common_name, chinese_name].filter(Boolean).join(' · ')

function elementOf(
  { id, address, title, text, at, picture }: Entry,
  { origin }: FeedNeeds,
): string {
  const image =
    picture &&
    `<p><img src="${escapedXml(`${origin}/public/compressed${picture}?width=960`)}" alt="${escapedXml(title)}"/></p>`
  const html = `<p>${escapedXml(text)}</p>${image ?? ''}`
  return `<entry>
<id>${escapedXml(id)}</id>
<title>${escapedXml(title)}</title>
<updated>${at}</updated>
<link rel="alternate" type="text/html" href="${escapedXml(address)}"/>
<content type="html">${escapedXml(html)}</content>
</entry>
`
}
