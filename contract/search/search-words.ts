/** Defines the further words by which the search finds species, in addition to their three names. */
import * as z from 'zod'

const textByText = z.record(z.string(), z.string())
const namesByLatinName = z.record(z.string(), z.array(z.string()))

export const searchWordsSchema = z.object({
  otherNames: namesByLatinName.describe('Other names, by Latin name'),
  formerNames: namesByLatinName.describe('Former names, by Latin name'),
  synonyms: namesByLatinName.describe('Synonyms without their authors, by Latin name'),
  families: z
    .record(
      z.string(),
      z.object({
        names: z.array(z.string()).describe('English and Chinese name, as far as they are known'),
        species: z.array(z.string()).describe('Latin names of the species of the family'),
      }),
    )
    .describe('The families of the species, by Latin name'),
  characters: textByText.describe(
    'Pinyin of each Chinese character in the names: the usual reading first',
  ),
  readings: textByText.describe(
    'Pinyin of the Chinese characters of names that have an unusual reading',
  ),
  simplified: textByText.describe(
    'The simplified character for each traditional character of the names',
  ),
})

export type SearchWords = z.infer<typeof searchWordsSchema>

/** The name by which a species was found, if pages do not show this name. */
export const matchedNameSchema = z.object({
  by: z
    .enum(['otherName', 'formerName', 'synonym', 'family', 'pinyin'])
    .describe('Kind of name that was found'),
  name: z.string().describe('The name that was found; for pinyin the reading of the Chinese name'),
})

export type MatchedName = z.infer<typeof matchedNameSchema>
