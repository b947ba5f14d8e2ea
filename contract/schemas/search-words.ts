/** What species can be found by beside their three names. */
import * as z from 'zod'

const textByText = z.record(z.string(), z.string())
const namesByLatinName = z.record(z.string(), z.array(z.string()))

export const searchWordsSchema = z.object({
  otherNames: namesByLatinName.describe('Other names, by Latin name'),
  formerNames: namesByLatinName.describe('Latin names before a renaming, by Latin name'),
  characters: textByText.describe(
    'Pinyin of each Chinese character in these names: its usual reading, then its others',
  ),
  readings: textByText.describe(
    'Pinyin of names in which a character is not read as usual, without what is not Chinese',
  ),
  simplified: textByText.describe('For traditional characters of these names the simplified one'),
})

export type SearchWords = z.infer<typeof searchWordsSchema>

/** The name a species was found by, where it is none of the three that are shown. */
export const matchedNameSchema = z.object({
  by: z.enum(['otherName', 'formerName', 'pinyin']).describe('Kind of name that was found'),
  name: z.string().describe('The name that was found; for pinyin the reading of the Chinese name'),
})

export type MatchedName = z.infer<typeof matchedNameSchema>
