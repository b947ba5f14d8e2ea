/** Defines names and profiles on the wire (specification, sections 3 and 7). */
import * as z from 'zod'
import { nameMaximum, searchTextMaximum } from '../limits.ts'
import { speciesRanks } from '../taxonomy/taxon-names.ts'
import { describedAs } from './text-descriptions.ts'

export const kindSchema = z.enum(['plant', 'bird']).describe('Kind of the species: plant or bird')

export const namesSchema = z.object({
  latinName: z.string(),
  commonName: z.string().describe('English name; empty when none is recorded'),
  chineseName: z.string(),
})

export const nameListSchema = z.object({
  returnNames: z
    .array(namesSchema)
    .describe('All published species of this kind, by letter and Latin name'),
  numOfPlants: z.int().describe('How many species of this kind are published'),
})

export const countSchema = z.object({
  numOfPlants: z
    .int()
    .describe(
      'How many species of this kind are published; for birds too, despite the name of the field',
    ),
})

export const glossarySchema = z.object({
  username: z.string().describe('Username of the caller; empty for a visitor'),
  admin: z.boolean().describe('Whether the caller is an admin'),
  glossary: z.record(z.string(), z.array(z.string())).describe('Latin names by lower-case letter'),
  cnNames: z.record(z.string(), z.array(z.string())).describe('Chinese names, in the same order'),
})

const linkSchema = z.object({
  linkTitle: z.string(),
  link: z.string().describe('http or https address'),
})

const synonymSchema = z.object({
  scientificName: z.string().describe('Latin name'),
  authorship: z.string().describe('Authors of the name; empty if unknown'),
  source: z.string().describe('Book or database that gives the synonym; empty if unknown'),
})

const codedCharacterSchema = z.object({
  character: z.string().describe('Key of the character'),
  choices: z.array(z.string()).describe('Keys of the choices; several if the species varies'),
})

const post = {
  _id: z.string(),
  ...namesSchema.shape,
  otherNames: z.string().describe(describedAs.otherNames),
  authorship: z.string().describe(describedAs.authorship),
  rank: z.enum(['', ...speciesRanks]).describe(describedAs.rank),
  genus: z.string().describe(describedAs.genus),
  family: z.string().describe(describedAs.family),
  order: z.string().describe(describedAs.order),
  synonyms: z.array(synonymSchema).describe(describedAs.synonyms),
  characters: z.array(codedCharacterSchema).describe(describedAs.characters),
  location: z.string().describe(describedAs.location),
  additionalInfo: z.string().describe(describedAs.additionalInfo),
  link: z.array(linkSchema).describe('Links to English pages'),
  chineseLink: z.array(linkSchema).describe('Links to Chinese pages'),
  editor: z
    .string()
    .describe(`${describedAs.editor}; when unknown, empty for a plant and Unknown for a bird`),
  postingtime: z
    .string()
    .describe('When the profile was posted, YYYY-MM-DD HH:mm:ss in the site’s time zone'),
  revision: z.int().optional().describe('Number that changes with each edit; only for members'),
}

export const plantPostSchema = z.object({
  ...post,
  dbType: z.literal('plant').describe('Always plant'),
})

export const birdPostSchema = z.object({
  ...post,
  diet: z.string(),
  habitat: z.string(),
  songs: z.string(),
  migration: z.string(),
  appearance: z.string(),
  breeding: z.string(),
  juvChar: z.string().describe(describedAs.juvChar),
  subChar: z.string().describe(describedAs.subChar),
  mAdultChar: z.string().describe(describedAs.mAdultChar),
  fAdultChar: z.string().describe(describedAs.fAdultChar),
  dbType: z.literal('bird').describe('Always bird'),
})

export type PlantPost = z.infer<typeof plantPostSchema>
export type BirdPost = z.infer<typeof birdPostSchema>
export type Link = z.infer<typeof linkSchema>

/** A Latin name as a caller writes it; underscores stand for spaces. */
export const nameInput = z
  .string()
  .trim()
  .min(1)
  .max(nameMaximum)
  .describe('Latin name of a species; underscores stand for spaces')
export const searchInput = z
  .string()
  .max(searchTextMaximum)
  .describe('Text to search for: a Latin, English or Chinese name or a part of it')
