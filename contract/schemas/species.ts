/** Defines names, profiles and revisions on the wire (specification, sections 3 and 7). */
import * as z from 'zod'
import { searchTextMaximum } from '../limits.ts'
import { localForm, localTime } from '../local-time.ts'
import { namesSchema } from '../species-names.ts'
import { speciesRanks } from '../taxonomy/taxon-names.ts'
import { describedAs } from './text-descriptions.ts'

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

/** A revision of a species with the fields that the revision changed. */
export const versionSchema = z.object({
  number: z.int().describe('Number of the revision; increases, with gaps'),
  at: localTime.describe(`When the revision was published, ${localForm}`),
  author: z.string().describe('Username of the author; empty when unknown'),
  reviewer: z.string().describe('Username of the reviewer; empty without a review'),
  current: z.boolean().describe('Whether the revision is published now'),
  fields: z
    .array(
      z.object({
        field: z.string().describe('Name of the field'),
        before: z.string().describe('Text of the previous revision; empty for the first revision'),
        after: z.string().describe('Text of this revision'),
      }),
    )
    .describe('The fields that differ from the previous revision'),
})

export type PlantPost = z.infer<typeof plantPostSchema>
export type BirdPost = z.infer<typeof birdPostSchema>
export type Version = z.infer<typeof versionSchema>
export type Link = z.infer<typeof linkSchema>

export const searchInput = z
  .string()
  .max(searchTextMaximum)
  .describe('Text to search for: a Latin, English or Chinese name or a part of it')
