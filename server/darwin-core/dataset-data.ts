/** Describes the data archives as a schema.org Dataset, for data search engines. */
import { type AboutSite, citationOf, dataLicenceWords } from './about-site.ts'

export function datasetData(site: AboutSite, origin: string, language: 'en' | 'zh') {
  const { name, description, licence, today } = site
  const title = { en: 'Plants and birds of the campus', zh: '校园植物与鸟类' }
  const club = { '@type': 'Organization', name: name[language], url: `${origin}/` }
  const files = ['checklist', 'occurrences'].map((file) => ({
    '@type': 'DataDownload',
    encodingFormat: 'application/zip',
    contentUrl: `${origin}/export/${file}.zip`,
  }))
  return {
    '@context': 'https://schema.org/',
    '@type': 'Dataset',
    '@id': `${origin}/data`,
    url: `${origin}/data`,
    name: `${name[language]}: ${title[language]}`,
    description: description[language] || title[language],
    license: dataLicenceWords[licence].address,
    creator: club,
    publisher: club,
    dateModified: today,
    isAccessibleForFree: true,
    citation: citationOf(site)[language],
    distribution: files,
  }
}
