/** Writes eml.xml, which describes the data in the Ecological Metadata Language 2.2 with the GBIF profile 1.3. */
import type { Kind } from '../../contract/kinds.ts'
import { escapedXml, xmlDeclaration } from '../../contract/text/xml.ts'
import { type AboutSite, citationOf, dataLicenceWords } from './about-site.ts'
import { kingdoms } from './taxon-rows.ts'

const titles = {
  checklist: { en: 'Checklist of plants and birds', zh: '植物与鸟类名录' },
  occurrences: { en: 'Occurrences of plants and birds', zh: '植物与鸟类出现记录' },
} as const

export type Dataset = keyof typeof titles

export interface Coverage {
  /** The kinds of species that the data has. */
  kinds: readonly Kind[]
  /** Latin names of the families. */
  families: readonly string[]
  /** The first and the last date of the occurrences, each of which is a day, a month or a year. */
  dates?: readonly [string, string] | undefined
}

export function emlFile(dataset: Dataset, site: AboutSite, coverage: Coverage): string {
  const { name, description, today } = site
  const title = titles[dataset]
  const zh = 'xml:lang="zh"'
  const text = (value: string) => escapedXml(value.replace(/\s+/g, ' ').trim())
  const abstract = [description.en, description.zh].filter(Boolean).join(' ')
  const agent = agentOf(site)
  // The publishing toolkit of GBIF (IPT) reads the identifier of the package as the identifier of one version.
  const packageId = `${site.address || 'urn:huaniao'}/export/${dataset}/${today}`
  return `${xmlDeclaration}<eml:eml xmlns:eml="https://eml.ecoinformatics.org/eml-2.2.0" xmlns:dc="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="https://eml.ecoinformatics.org/eml-2.2.0 https://rs.gbif.org/schema/eml-gbif-profile/1.3/eml.xsd" packageId="${text(packageId)}" system="http://gbif.org" scope="system" xml:lang="en">
<dataset>
<title xml:lang="en">${text(`${name.en}: ${title.en}`)}</title>
<title ${zh}>${text(`${name.zh}：${title.zh}`)}</title>
<creator>${agent}</creator>
<metadataProvider>${agent}</metadataProvider>
<pubDate>${today}</pubDate>
<language>en</language>
<abstract><para>${text(abstract || `${name.en}: ${title.en}`)}</para></abstract>
${keywordsOf(dataset)}<intellectualRights><para>${licenceOf(site)}</para></intellectualRights>
${site.address && `<distribution scope="document"><online><url function="information">${text(`${site.address}/data`)}</url></online></distribution>\n`}${coverageOf(site, coverage)}<maintenance><description><para>Members of the school add species and photographs while the site runs.</para></description><maintenanceUpdateFrequency>continually</maintenanceUpdateFrequency></maintenance>
<contact>${agent}</contact>
</dataset>
<additionalMetadata><metadata><gbif>
<dateStamp>${today}T00:00:00Z</dateStamp>
<hierarchyLevel>dataset</hierarchyLevel>
<citation>${text(citationOf(site).en)}</citation>
</gbif></metadata></additionalMetadata>
</eml:eml>
`
}

function agentOf({ name, contact, address }: AboutSite): string {
  const mail = contact && `<electronicMailAddress>${escapedXml(contact)}</electronicMailAddress>`
  const page = address && `<onlineUrl>${escapedXml(`${address}/`)}</onlineUrl>`
  return `<organizationName>${escapedXml(name.en || name.zh)}</organizationName>${mail}${page}`
}

const keywordsOf = (dataset: Dataset) =>
  `<keywordSet><keyword>${dataset === 'checklist' ? 'Checklist' : 'Occurrence'}</keyword><keywordThesaurus>GBIF Dataset Type Vocabulary: http://rs.gbif.org/vocabulary/gbif/dataset_type.xml</keywordThesaurus></keywordSet>\n`

function licenceOf({ licence }: AboutSite): string {
  const { before, title, address, after } = dataLicenceWords[licence]
  return `${before}<ulink url="${address}"><citetitle>${title}</citetitle></ulink>${after}`
}

/** @returns the coverage; an empty text if no place, date or taxon is known, because EML forbids an empty coverage */
function coverageOf(site: AboutSite, coverage: Coverage): string {
  const parts = placeOf(site) + datesOf(coverage) + taxaOf(coverage)
  return parts && `<coverage>\n${parts}</coverage>\n`
}

/** EML requires a bounding box. The campus lies within about a kilometre of the point. */
const boxDegrees = 0.01

function placeOf({ coordinates, country, name }: AboutSite): string {
  if (!coordinates) return ''
  const { latitude, longitude } = coordinates
  const side = (degrees: number, limit: number) =>
    String(Number(Math.max(-limit, Math.min(limit, degrees)).toFixed(5)))
  const placeText = [`Campus of ${name.en || name.zh}`, country].filter(Boolean).join(', ')
  return `<geographicCoverage><geographicDescription>${escapedXml(placeText)}</geographicDescription><boundingCoordinates><westBoundingCoordinate>${side(longitude - boxDegrees, 180)}</westBoundingCoordinate><eastBoundingCoordinate>${side(longitude + boxDegrees, 180)}</eastBoundingCoordinate><northBoundingCoordinate>${side(latitude + boxDegrees, 90)}</northBoundingCoordinate><southBoundingCoordinate>${side(latitude - boxDegrees, 90)}</southBoundingCoordinate></boundingCoordinates></geographicCoverage>\n`
}

function datesOf({ dates }: Coverage): string {
  if (!dates) return ''
  const [first, last] = dates.map((date) => `<calendarDate>${dayOrYear(date)}</calendarDate>`)
  return `<temporalCoverage><rangeOfDates><beginDate>${first}</beginDate><endDate>${last}</endDate></rangeOfDates></temporalCoverage>\n`
}

/** @returns a date as EML allows it: a day, or a year. A photograph may have only a month. */
const dayOrYear = (date: string) => (date.length === 10 ? date : date.slice(0, 4))

const higherTaxa: Record<Kind, string> = {
  plant: classification('kingdom', kingdoms.plant, 'plants'),
  bird: classification('kingdom', kingdoms.bird) + classification('class', 'Aves', 'birds'),
}

function taxaOf({ kinds, families }: Coverage): string {
  if (kinds.length === 0) return ''
  const higher = kinds.map((kind) => higherTaxa[kind])
  const lower = families.map((family) => classification('family', family))
  return `<taxonomicCoverage>\n${[...higher, ...lower].join('')}</taxonomicCoverage>\n`
}

function classification(rank: string, name: string, common = ''): string {
  const commonName = common && `<commonName>${common}</commonName>`
  return `<taxonomicClassification><taxonRankName>${rank}</taxonRankName><taxonRankValue>${escapedXml(name)}</taxonRankValue>${commonName}</taxonomicClassification>\n`
}
