/**
 * New species and edits of them, as members send them in. The wire's odd names (`bloomingSeason`,
 * `madultChar`) are translated here, once; what comes out says what it is.
 */
import * as z from 'zod'
import { incoming } from '../incoming.ts'
import { type Kind, kinds, type TextField } from '../kinds.ts'
import { linksMaximum, linksTextMaximum } from '../limits.ts'
import { parseLinkText } from '../link-text.ts'
import { nameInput } from './species.ts'
import {
  linkList,
  longText,
  personName,
  problems,
  requiredName,
  type SpeciesRecord,
} from './species-record.ts'

const optionalText = longText.default('')
const requiredText = longText.pipe(z.string().min(1, { error: problems.missing }))

/** A JSON list of `{linkTitle, link}`, as forms send it. */
const linksAsJson = z
  .string()
  .max(linksTextMaximum, { error: problems.tooLong(linksTextMaximum) })
  .default('[]')
  .transform((text, context) => {
    try {
      return incoming(JSON.parse(text || '[]'))
    } catch {
      // It gets the same answer.
    }
    context.addIssue({ code: 'custom', message: 'is not a JSON list' })
    return z.NEVER
  })
  .pipe(linkList)

/** The same list, or its text: `title: url` pairs joined by comma-space. */
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
  commonName: requiredName,
}
const editor = personName.default('').describe('Name and grade')

export const plantForm = z
  .object({
    ...threeNames,
    otherNames: optionalText,
    location: optionalText,
    bloomingSeason: optionalText.describe('Additional info'),
    editor,
    link: linksAsJson,
    chineseLink: linksAsJson,
    dbType: z.literal('plant').default('plant'),
  })
  .transform(({ bloomingSeason: additionalInfo, ...form }) =>
    recordOf('plant', { ...form, additionalInfo }),
  )

export const birdForm = z
  .object({
    ...threeNames,
    otherNames: optionalText,
    location: optionalText,
    habitat: optionalText,
    appearance: requiredText,
    diet: requiredText,
    songs: requiredText,
    migration: optionalText,
    breeding: optionalText,
    juvChar: requiredText,
    subChar: requiredText,
    mAdultChar: requiredText,
    fAdultChar: optionalText,
    additionalInfo: optionalText,
    editor,
    link: linksAsJson,
    chineseLink: linksAsJson,
    dbType: z.literal('bird').default('bird'),
  })
  .transform(({ juvChar, subChar, mAdultChar, fAdultChar, ...form }) =>
    recordOf('bird', {
      ...form,
      juvenile: juvChar,
      subadult: subChar,
      maleAdult: mAdultChar,
      femaleAdult: fAdultChar,
    }),
  )

/** A field an edit does not name stays as it is. */
const editedText = longText.optional()

const editOf = {
  ...threeNames,
  location: editedText,
  additionalInfo: editedText,
  link: linksInEdits,
  chineseLink: linksInEdits,
  otherNames: editedText,
  originalLatin: nameInput.describe('The Latin name before the edit'),
  editor: personName.optional(),
  revision: z.int().positive().optional().describe('The revision its author was reading'),
}

export const plantEdit = z.object(editOf).transform((form) => changeOf('plant', form))

export const birdEdit = z
  .object({
    ...editOf,
    appearance: editedText,
    songs: editedText,
    diet: editedText,
    habitat: editedText,
    migration: editedText,
    breeding: editedText,
    juvChar: editedText,
    subChar: editedText,
    madultChar: editedText,
    fadultChar: editedText,
  })
  .transform(({ juvChar, subChar, madultChar, fadultChar, ...form }) =>
    changeOf('bird', {
      ...form,
      juvenile: juvChar,
      subadult: subChar,
      maleAdult: madultChar,
      femaleAdult: fadultChar,
    }),
  )

type Texts = { [Field in TextField]?: string | undefined }
type Names = Pick<SpeciesRecord, 'latinName' | 'commonName' | 'chineseName'>
type Links = SpeciesRecord['englishLinks']

/** What an edit says, and of which species. */
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
  const { latinName, commonName, chineseName, originalLatin, revision, ...said } = form
  return {
    originalLatin,
    revision,
    change: {
      latinName,
      commonName,
      chineseName,
      texts: textsOf(kind, said),
      ...(said.link && { englishLinks: said.link }),
      ...(said.chineseLink && { chineseLinks: said.chineseLink }),
      ...(said.editor !== undefined && { editor: said.editor }),
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
    texts: textsOf(kind, form),
    englishLinks: form.link,
    chineseLinks: form.chineseLink,
    editor,
  }
}

/** Those of the kind that were given. */
function textsOf(kind: Kind, form: Texts): SpeciesRecord['texts'] {
  const given = kinds[kind].texts.flatMap((field) => {
    const text = form[field]
    return text === undefined ? [] : [[field, text]]
  })
  return Object.fromEntries(given)
}
