/** Defines the rules for a new or changed species (specification, section 5). */
import * as z from 'zod'
import { characterLines, parseCharacters } from '../key/coded-characters.ts'
import { type Kind, kinds, type TaxonField, type TextField } from '../kinds.ts'
import {
  linksMaximum,
  longTextMaximum,
  nameMaximum,
  shortTextMaximum,
  webAddressMaximum,
} from '../limits.ts'
import { cleanName } from '../names.ts'
import { storable } from '../storable-input.ts'
import { parseSynonyms, synonymLines } from '../taxonomy/synonyms.ts'
import { speciesRanks, taxonName } from '../taxonomy/taxon-names.ts'

/** Problems of a field. Pages look up translations by these exact texts. */
export const problems = {
  missing: 'is required',
  noLetter: 'has no letter',
  notAnAddress: 'is not an http or https address',
  notADate: 'is not a date',
  notARank: 'is not a rank',
  notOneWord: 'is not one Latin word',
  notCharacters: 'has a line that is not character: choice, choice',
  tooLong: (maximum: number) => `is longer than ${maximum} characters`,
}
const tooLong = (maximum: number) => ({ error: problems.tooLong(maximum) })

/** A name that may be empty, because many clubs' lists lack English names. */
export const optionalName = z.string().max(nameMaximum, tooLong(nameMaximum)).transform(cleanName)
export const requiredName = optionalName.pipe(
  z
    .string()
    .min(1, { error: problems.missing })
    .refine((name) => name === '' || /\p{L}/u.test(name), { error: problems.noLetter }),
)

/** Line ends become LF. A text that arrives with CRLF may be up to twice as long. */
const textOf = (maximum: number) =>
  z
    .string()
    .max(2 * maximum, tooLong(maximum))
    .transform((text) => storable(text).replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(maximum, tooLong(maximum)))
export const shortText = textOf(shortTextMaximum)
export const longText = textOf(longTextMaximum)
/** The name of a photographer, artist or editor. */
export const personName = shortText.transform(cleanName)

/** The name of a genus, a family or an order, which may be empty. */
const taxonWord = optionalName
  .transform(taxonName)
  .pipe(
    z
      .string()
      .regex(/^(?:\p{Script=Latin}[\p{Script=Latin}-]*)?$/u, { error: problems.notOneWord }),
  )

/** The classification of a species. An empty value means unknown. */
export const taxonSchemas = {
  authorship: personName,
  rank: shortText
    .transform((rank) => rank.toLowerCase())
    .pipe(z.enum(['', ...speciesRanks], { error: problems.notARank })),
  genus: taxonWord,
  family: taxonWord,
  order: taxonWord,
  synonyms: longText.transform((text) => synonymLines(parseSynonyms(text))),
} satisfies Record<TaxonField, z.ZodType<string, string>>

/** A web address. An address without a scheme gets https://; schemes other than http and https are errors. */
export const webAddress = z
  .string()
  .trim()
  .max(webAddressMaximum, tooLong(webAddressMaximum))
  .transform((address) => (/^https?:\/\//i.test(address) ? address : `https://${address}`))
  .refine(isWebAddress, { error: problems.notAnAddress })

function isWebAddress(address: string): boolean {
  // Browsers drop a tab or line break inside "java\tscript:", so such an address is an error.
  if (/[\p{Cc}\s]/u.test(address) || !URL.canParse(address)) return false
  const { protocol, hostname, username } = new URL(address)
  // The prefix turns "javascript://example.org" into "https://javascript://example.org", whose host has no dot.
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === ''
}

export const linkList = z
  .array(z.object({ linkTitle: shortText, link: webAddress }))
  .max(linksMaximum)

/** The schema keeps characters that the content lacks, because the content may contain these characters again later. */
export const charactersText = longText.transform((text, context) => {
  const coded = parseCharacters(text)
  if (coded) return characterLines(coded)
  context.addIssue({ code: 'custom', message: problems.notCharacters })
  return z.NEVER
})

const textSchemas: Record<TextField, z.ZodType<string, string>> = {
  otherNames: longText,
  ...taxonSchemas,
  characters: charactersText,
  location: longText,
  additionalInfo: longText,
  diet: longText,
  habitat: longText,
  songs: longText,
  migration: longText,
  appearance: longText,
  breeding: longText,
  Juvenile: longText,
  Subadult: longText,
  MaleAdult: longText,
  FemaleAdult: longText,
}

/** @returns the schema of a stored species with names, the texts of its kind, links and editor; texts may be empty */
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
