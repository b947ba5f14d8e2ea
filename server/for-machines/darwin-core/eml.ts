/** Writes eml.xml, which describes the data: Ecological Metadata Language 2.2 in the GBIF profile 1.3. */
import { escapedXml, xmlDeclaration } from '../xml.ts'
import { type AboutSite, citationOf, dataLicenceWords } from './about-site.ts'

const titles = {
  checklist: { en: 'Checklist of plants and birds', zh: '植物与鸟类名录' },
  occurrences: { en: 'Occurrences of plants and birds', zh: '植物与鸟类出现记录' },
} as const

export type Dataset = keyof typeof titles

interface Coverage {
  kingdoms: readonly string[]
  /** First and last calendar date of the occurrences. */
  dates?: readonly [string, string] | undefined
}

export function emlFile(dataset: Dataset, site: AboutSite, coverage: Coverage): string {
  const { name, description, today } = site
  const title = titles[dataset]
  const zh = 'xml:lang="zh"'
  const text = (value: string) => escapedXml(value.replace(/\s+/g, ' ').trim())
  const abstract = [description.en, description.zh].filter(Boolean).join(' ')
  const agent = agentOf(site)
  // An IPT reads the identifier of the package as that of one version.
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
${site.address && `<distribution scope="document"><online><url function="information">${text(`${site.address}/data`)}</url></online></distribution>\n`}<coverage>
${datesOf(coverage)}<taxonomicCoverage>
${coverage.kingdoms.map((kingdom) => `<taxonomicClassification><taxonRankName>kingdom</taxonRankName><taxonRankValue>${kingdom}</taxonRankValue></taxonomicClassification>\n`).join('')}</taxonomicCoverage>
</coverage>
<maintenance><description><para>Members of the school add species and photographs while the site runs.</para></description><maintenanceUpdateFrequency>continually</maintenanceUpdateFrequency></maintenance>
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

function datesOf({ dates }: Coverage): string {
  if (!dates) return ''
  const [first, last] = dates.map((date) => `<calendarDate>${date}</calendarDate>`)
  return `<temporalCoverage><rangeOfDates><beginDate>${first}</beginDate><endDate>${last}</endDate></rangeOfDates></temporalCoverage>\n`
}
