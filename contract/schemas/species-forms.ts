/**
 * Defines the forms of new species, of edits and of corrections. This module and `life-stages.ts` translate the wire's
 * input names (`bloomingSeason`, `madultChar`) to the names inside the program.
 */
import * as z from 'zod'
import { type Kind, kinds, type TextField } from '../kinds.ts'
import { linksMaximum, linksTextMaximum } from '../limits.ts'
import { parseLinkText } from '../link-text.ts'
import { kindSchema, nameInput } from '../species-names.ts'
import { storableInput } from '../storable-input.ts'
import { withStages } from './life-stages.ts'
import {
  charactersText,
  linkList,
  longText,
  personName,
  problems,
  requiredName,
  type SpeciesRecord,
} from './species-record.ts'
import { taxonForm, withoutUnknown } from './taxon-form.ts'
import { describedAs } from './text-descriptions.ts'

const optionalText = longText.default('')
const requiredText = longText.pipe(z.string().min(1, { error: problems.missing }))

/** A JSON list of `{linkTitle, link}`, as forms send it. */
const linksAsJson = z
  .string()
  .max(linksTextMaximum, { error: problems.tooLong(linksTextMaximum) })
  .default('[]')
  .transform((text, context) => {
    try {
      return storableInput(JSON.parse(text || '[]'))
    } catch {
      // Invalid JSON gets the same error as unusable input, such as a forbidden key.
    }
    context.addIssue({ code: 'custom', message: 'is not a JSON list' })
    return z.NEVER
  })
  .pipe(linkList)

/** A list of `{linkTitle, link}`, or a text with `title: url` pairs joined by comma and space. */
const linksInEdits = z
  .union([
    z
      .string()
      .max(linksTextMaximum, { error: problems.tooLong(linksTextMaximum) })
      .transform(parseLinkText),
    z.array(z.unknown()).max(linksMaximum),
  ])
  .pipe(linkList)
  .optional()

const threeNames = {
  latinName: requiredName,
  chineseName: requiredName,
  commonName: requiredName.describe(describedAs.commonName),
}
const editor = personName.default('').describe(describedAs.editor)
const otherNames = optionalText.describe(describedAs.otherNames)
const location = optionalText.describe(describedAs.location)
/**
 * The characters are optional, like the classification. A caller without support for the key leaves the stored choices
 * unchanged.
 */
const characters = charactersText
  .optional()
  .describe(`${describedAs.characters}, one per line: \`character: choice, choice\``)
const jsonLinks = {
  link: linksAsJson.describe('Links to English pages, a JSON list of `{linkTitle, link}`'),
  chineseLink: linksAsJson.describe('Links to Chinese pages, a JSON list of `{linkTitle, link}`'),
}

export const plantForm = z
  .object({
    ...threeNames,
    otherNames,
    ...taxonForm,
    characters,
    location,
    bloomingSeason: optionalText.describe('Additional info: free text of several lines'),
    editor,
    ...jsonLinks,
    dbType: z.literal('plant').default('plant').describe('Always plant'),
  })
  .transform(({ bloomingSeason: additionalInfo, ...form }) =>
    recordOf('plant', { ...form, additionalInfo }),
  )

export const birdForm = z
  .object({
    ...threeNames,
    otherNames,
    ...taxonForm,
    characters,
    location,
    habitat: optionalText,
    appearance: requiredText,
    diet: requiredText,
    songs: requiredText,
    migration: optionalText,
    breeding: optionalText,
    juvChar: requiredText.describe(describedAs.juvChar),
    subChar: requiredText.describe(describedAs.subChar),
    mAdultChar: requiredText.describe(describedAs.mAdultChar),
    fAdultChar: optionalText.describe(describedAs.fAdultChar),
    additionalInfo: optionalText.describe(describedAs.additionalInfo),
    editor,
    ...jsonLinks,
    dbType: z.literal('bird').default('bird').describe('Always bird'),
  })
  .transform((form) => recordOf('bird', withStages(form)))

/** A field that is absent from an edit stays unchanged. */
const editedText = longText.optional()
const unchanged = 'unchanged when absent'
const linkForms = 'a list of `{linkTitle, link}` or `title: url` pairs joined by comma and space'

const editOf = {
  ...threeNames,
  location: editedText.describe(`${describedAs.location}; ${unchanged}`),
  additionalInfo: editedText.describe(`${describedAs.additionalInfo}; ${unchanged}`),
  link: linksInEdits.describe(`Links to English pages: ${linkForms}; ${unchanged}`),
  chineseLink: linksInEdits.describe(`Links to Chinese pages: ${linkForms}; ${unchanged}`),
  otherNames: editedText.describe(`${describedAs.otherNames}; ${unchanged}`),
  ...taxonForm,
  characters,
  originalLatin: nameInput.describe('The Latin name before the edit'),
  editor: personName.optional().describe(`${describedAs.editor}; ${unchanged}`),
  revision: z.int().positive().optional().describe('The revision that the author of the edit read'),
}

export const plantEdit = z.object(editOf).transform((form) => changeOf('plant', form))

const birdTextsInEdits = {
  appearance: editedText,
  songs: editedText,
  diet: editedText,
  habitat: editedText,
  migration: editedText,
  breeding: editedText,
  juvChar: editedText.describe(`${describedAs.juvChar}; ${unchanged}`),
  subChar: editedText.describe(`${describedAs.subChar}; ${unchanged}`),
  madultChar: editedText.describe(`${describedAs.mAdultChar}; ${unchanged}`),
  fadultChar: editedText.describe(`${describedAs.fAdultChar}; ${unchanged}`),
}

export const birdEdit = z
  .object({ ...editOf, ...birdTextsInEdits })
  .transform((form) => changeOf('bird', withStages(form)))

/** Corrections of a new species or of an edit before its approval. An absent field stays unchanged. */
export const speciesChange = z
  .object({
    dbType: kindSchema
      .optional()
      .describe('`plant` or `bird`, for a new species of the wrong kind'),
    species: requiredName
      .optional()
      .describe('For an edit: Latin name of the right species, of the same kind'),
    latinName: requiredName.optional(),
    chineseName: requiredName.optional(),
    commonName: requiredName.optional().describe(describedAs.commonName),
    location: editOf.location,
    additionalInfo: editOf.additionalInfo,
    link: editOf.link,
    chineseLink: editOf.chineseLink,
    otherNames: editOf.otherNames,
    ...taxonForm,
    characters,
    editor: editOf.editor,
    ...birdTextsInEdits,
  })
  .transform(({ dbType: kind, species, link, chineseLink, ...otherFields }) => {
    const { latinName, chineseName, commonName, editor, ...form } = otherFields
    const nameFields = { latinName, chineseName, commonName, editor }
    const allFields = { ...nameFields, englishLinks: link, chineseLinks: chineseLink }
    const presentFields = Object.entries(allFields).filter(([, value]) => value !== undefined)
    const texts = textsOf('bird', withStages(form))
    const record: Partial<SpeciesRecord> = { ...Object.fromEntries(presentFields), texts }
    return { kind, species, record }
  })

type Texts = { [Field in TextField]?: string | undefined }
type Names = Pick<SpeciesRecord, 'latinName' | 'commonName' | 'chineseName'>
type Links = SpeciesRecord['englishLinks']

/** An edit with the Latin name of the species, the revision that the author read, and the fields of the form. */
export interface SpeciesEdit {
  originalLatin: string
  revision: number | undefined
  change: Partial<SpeciesRecord>
}

function changeOf(
  kind: Kind,
  form: Names &
    Texts & {
      originalLatin: string
      revision?: number | undefined
      link?: Links | undefined
      chineseLink?: Links | undefined
      editor?: string | undefined
    },
): SpeciesEdit {
  const { latinName, commonName, chineseName, originalLatin, revision, ...edited } = form
  return {
    originalLatin,
    revision,
    change: {
      latinName,
      commonName,
      chineseName,
      texts: textsOf(kind, edited),
      ...(edited.link && { englishLinks: edited.link }),
      ...(edited.chineseLink && { chineseLinks: edited.chineseLink }),
      ...(edited.editor !== undefined && { editor: edited.editor }),
    },
  }
}

function recordOf(
  kind: Kind,
  form: Names & Texts & { link: Links; chineseLink: Links; editor: string },
): SpeciesRecord {
  const { latinName, commonName, chineseName, editor } = form
  return {
    latinName,
    commonName,
    chineseName,
    texts: withoutUnknown(textsOf(kind, form)),
    englishLinks: form.link,
    chineseLinks: form.chineseLink,
    editor,
  }
}

/** @returns the texts of the form that belong to the kind and are present */
function textsOf(kind: Kind, form: Texts): SpeciesRecord['texts'] {
  const presentTexts = kinds[kind].texts.filter((field) => form[field] !== undefined)
  return Object.fromEntries(presentTexts.map((field) => [field, form[field]]))
}
