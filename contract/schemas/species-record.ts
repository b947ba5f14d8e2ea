/** What a new or changed species must be like before it may be kept (specification, section 5). */
import * as z from 'zod'
import { storable } from '../incoming.ts'
import { type Kind, kinds, type TextField } from '../kinds.ts'
import {
  linksMaximum,
  longTextMaximum,
  nameMaximum,
  shortTextMaximum,
  webAddressMaximum,
} from '../limits.ts'
import { cleanName } from '../names.ts'

/** What is said of a field that is wrong; a page says it in its reader's language. */
export const problems = {
  missing: 'is required',
  noLetter: 'has no letter',
  notAnAddress: 'is not an http or https address',
  notADate: 'is not a date',
  tooLong: (maximum: number) => `is longer than ${maximum} characters`,
}
const tooLong = (maximum: number) => ({ error: problems.tooLong(maximum) })

/** A name that may be missing, as English ones are in many a club's list. */
export const optionalName = z.string().max(nameMaximum, tooLong(nameMaximum)).transform(cleanName)
export const requiredName = optionalName.pipe(
  z
    .string()
    .min(1, { error: problems.missing })
    .refine((name) => name === '' || /\p{L}/u.test(name), { error: problems.noLetter }),
)

/** Line ends are LF everywhere; a text that comes with CRLF may be up to twice as long. */
const textOf = (maximum: number) =>
  z
    .string()
    .max(2 * maximum, tooLong(maximum))
    .transform((text) => storable(text).replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(maximum, tooLong(maximum)))
export const shortText = textOf(shortTextMaximum)
export const longText = textOf(longTextMaximum)
/** The name of a person: who took, drew or edited something. */
export const personName = shortText.transform(cleanName)

/** An address without a scheme gets https://; any other scheme than http and https is refused. */
export const webAddress = z
  .string()
  .trim()
  .max(webAddressMaximum, tooLong(webAddressMaximum))
  .transform((address) => (/^https?:\/\//i.test(address) ? address : `https://${address}`))
  .refine(isWebAddress, { error: problems.notAnAddress })

function isWebAddress(address: string): boolean {
  // A tab or line break inside "java\tscript:" is dropped by browsers: refuse it instead.
  if (/[\p{Cc}\s]/u.test(address) || !URL.canParse(address)) return false
  const { protocol, hostname, username } = new URL(address)
  // "https://javascript:alert(1)" is what the prefix makes of "javascript:alert(1)".
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === ''
}

export const linkList = z
  .array(z.object({ linkTitle: shortText, link: webAddress }))
  .max(linksMaximum)

const textSchemas: Record<TextField, z.ZodType<string, string>> = {
  otherNames: longText,
  location: longText,
  additionalInfo: longText,
  diet: longText,
  habitat: longText,
  songs: longText,
  migration: longText,
  appearance: longText,
  breeding: longText,
  juvenile: longText,
  subadult: longText,
  maleAdult: longText,
  femaleAdult: longText,
}

/** A species as it is kept: names, the texts of its kind, links, editor. Texts may be empty. */
export function speciesRecordSchema(kind: Kind) {
  const texts = Object.fromEntries(
    kinds[kind].texts.map((field) => [field, textSchemas[field].default('')]),
  )
  return z.object({
    latinName: requiredName,
    commonName: requiredName,
    chineseName: requiredName,
    texts: z.object(texts) as z.ZodType<Partial<Record<TextField, string>>>,
    englishLinks: linkList.default([]),
    chineseLinks: linkList.default([]),
    editor: personName.default(''),
  })
}

export type SpeciesRecord = z.output<ReturnType<typeof speciesRecordSchema>>
