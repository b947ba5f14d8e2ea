/** Describes the name, licence, country, coordinates, contact and rights of the site for its data archives. */
import type { CharactersContent } from '../../contract/key/characters.ts'
import { type DataLicence, licenceName } from '../../contract/rights/licences.ts'
import { type Coordinates, readCoordinates } from '../../contract/school/coordinates.ts'
import type { RightsPolicy } from '../catalogue/pictures/rights.ts'
import type { Config } from '../config/config.ts'
import type { Content } from '../content/site-content.ts'
import { todayIn } from '../kernel/dates.ts'

export interface AboutSite {
  name: Record<'en' | 'zh', string>
  description: Record<'en' | 'zh', string>
  /** The configured public address without a slash at the end; empty without a configured address. */
  address: string
  licence: Exclude<DataLicence, 'none'>
  /** Code of the country in two letters; empty if unknown. */
  country: string
  /** Coordinates of the campus; undefined if unknown. */
  coordinates: Coordinates | undefined
  /** E-mail address; empty if unknown. */
  contact: string
  rights: RightsPolicy
  /** The characters of the key, which name the coded values of species. */
  characters: CharactersContent['characters']
  /** Calendar date of the site's time zone. */
  today: string
}

/** The licence in the words that the IPT of GBIF recognises, and the address of its legal code. */
export const dataLicenceWords = {
  'CC0-1.0': {
    before:
      'To the extent possible under law, the publisher has waived all rights to these data and has dedicated them to the ',
    title: 'Public Domain (CC0 1.0)',
    address: 'http://creativecommons.org/publicdomain/zero/1.0/legalcode',
    after:
      '. Users may copy, modify, distribute and use the work, including for commercial purposes, without restriction.',
  },
  'CC-BY-4.0': {
    before: 'This work is licensed under a ',
    title: 'Creative Commons Attribution (CC-BY 4.0) License',
    address: 'http://creativecommons.org/licenses/by/4.0/legalcode',
    after: '.',
  },
  'CC-BY-NC-4.0': {
    before: 'This work is licensed under a ',
    title: 'Creative Commons Attribution Non Commercial (CC-BY-NC 4.0) License',
    address: 'http://creativecommons.org/licenses/by-nc/4.0/legalcode',
    after: '.',
  },
} as const

/** @returns the licences of pictures that no data archive contains; an empty text means the default of the site */
export const reservedLicences = ({ defaultLicence }: RightsPolicy): string[] =>
  defaultLicence === 'all-rights-reserved' ? ['all-rights-reserved', ''] : ['all-rights-reserved']

/** @returns the citation of the data, in English and in Chinese */
export function citationOf({ name, address, licence, today }: AboutSite) {
  const page = address && ` ${address}/data`
  const year = today.slice(0, 4)
  const terms = licenceName(licence)
  return {
    en: `${name.en} (${year}). Plants and birds of the campus: checklist and occurrences. ${terms}.${page}`,
    zh: `${name.zh}. 校园植物与鸟类：名录与出现记录[DS/OL]. ${year}. ${terms}.${page}`,
  }
}

export interface SiteNeeds {
  config: Pick<Config, 'siteUrl' | 'data' | 'rights' | 'timeZone'>
  content: Pick<Content, 'site' | 'about' | 'characters'>
}

/** @returns the description of the site; undefined if the school offers no data */
export function aboutSite({ config, content }: SiteNeeds): AboutSite | undefined {
  const { licence, country, coordinates } = config.data
  if (licence === 'none') return undefined
  const { name, description } = content.site()
  const addresses = content.about()?.contacts.map(({ address = '' }) => address) ?? []
  const mail = addresses.find((address) => address.startsWith('mailto:')) ?? ''
  return {
    name,
    description,
    licence,
    country,
    coordinates: readCoordinates(coordinates),
    address: config.siteUrl ?? '',
    contact: mail.replace(/^mailto:|\?.*$/g, ''),
    // This copy does not change if an admin edits the settings while the site writes a data archive.
    rights: { ...config.rights },
    characters: content.characters().characters,
    today: todayIn(config.timeZone),
  }
}
