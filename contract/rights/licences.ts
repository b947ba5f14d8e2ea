/**
 * Lists the licences of photographs, artworks and data, with their names and addresses. Most licences are SPDX
 * identifiers. Forms offer five licences; an import may add other licences, which stay unchanged.
 */

export const offeredLicences = [
  'CC0-1.0',
  'CC-BY-4.0',
  'CC-BY-NC-4.0',
  'CC-BY-SA-4.0',
  'all-rights-reserved',
] as const

/** The licences under which GBIF accepts data, and `none` if no data is offered for reuse. */
export const dataLicences = ['none', 'CC0-1.0', 'CC-BY-4.0', 'CC-BY-NC-4.0'] as const

export type DataLicence = (typeof dataLicences)[number]

export type OfferedLicence = (typeof offeredLicences)[number]

/** Matches a Creative Commons licence with its elements, and with its version and its country if it has them. */
const creativeCommons = /^CC-(BY(?:-NC)?(?:-SA|-ND)?)(?:-(\d\.\d)(?:-([A-Z]{2,4}))?)?$/

const otherLicences: Readonly<Record<string, string>> = {
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'public-domain': 'https://creativecommons.org/publicdomain/mark/1.0/',
  'PDDL-1.0': 'https://opendatacommons.org/licenses/pddl/1-0/',
  MIT: 'https://opensource.org/license/mit',
  'all-rights-reserved': '/rights',
}

export const isLicence = (text: string) =>
  Object.hasOwn(otherLicences, text) || creativeCommons.test(text)

/** @returns the address of the page that explains the licence; a path for the page of this site about rights */
export function licenceAddress(licence: string): string {
  const [, elements = '', version, country] = creativeCommons.exec(licence) ?? []
  if (!version) return otherLicences[licence] ?? 'https://creativecommons.org/licenses/'
  const parts = [elements, version, ...(country ? [country] : [])]
  return `https://creativecommons.org/licenses/${parts.join('/').toLowerCase()}/`
}

/** @returns the usual name, such as `CC BY-SA 3.0 RS`; undefined if all rights are reserved */
export function licenceName(licence: string): string | undefined {
  if (licence === 'all-rights-reserved') return undefined
  // The name is in both languages, because an answer contains the same name for readers of both languages.
  if (licence === 'public-domain') return 'Public domain 公有领域'
  const [, elements, ...versionAndCountry] = creativeCommons.exec(licence) ?? []
  if (!elements) return licence.replace(/-(\d)/, ' $1')
  return ['CC', elements, ...versionAndCountry].filter(Boolean).join(' ')
}
