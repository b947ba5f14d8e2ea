/** Shapes of names and profiles on the wire (specification, sections 3 and 7). */
import * as z from 'zod'
import { nameMaximum, searchTextMaximum } from '../limits.ts'

export const kindSchema = z.enum(['plant', 'bird'])

export const namesSchema = z.object({
  latinName: z.string(),
  commonName: z.string(),
  chineseName: z.string(),
})

export const nameListSchema = z.object({
  returnNames: z.array(namesSchema),
  numOfPlants: z.int().describe('How many species of this kind are published'),
})

export const countSchema = z.object({ numOfPlants: z.int() })

export const glossarySchema = z.object({
  username: z.string(),
  admin: z.boolean(),
  glossary: z.record(z.string(), z.array(z.string())).describe('Latin names by lower-case letter'),
  cnNames: z.record(z.string(), z.array(z.string())).describe('Chinese names, in the same order'),
})

const linkSchema = z.object({ linkTitle: z.string(), link: z.string() })

const post = {
  _id: z.string(),
  ...namesSchema.shape,
  otherNames: z.string(),
  location: z.string(),
  additionalInfo: z.string(),
  link: z.array(linkSchema).describe('English links'),
  chineseLink: z.array(linkSchema),
  editor: z.string(),
  postingtime: z.string().describe("YYYY-MM-DD HH:mm:ss in the site's time zone"),
  revision: z
    .int()
    .optional()
    .describe('Another one after each change; told to those who may edit'),
}

export const plantPostSchema = z.object({ ...post, dbType: z.literal('plant') })

export const birdPostSchema = z.object({
  ...post,
  diet: z.string(),
  habitat: z.string(),
  songs: z.string(),
  migration: z.string(),
  appearance: z.string(),
  breeding: z.string(),
  juvChar: z.string(),
  subChar: z.string(),
  mAdultChar: z.string(),
  fAdultChar: z.string(),
  dbType: z.literal('bird'),
})

export type PlantPost = z.infer<typeof plantPostSchema>
export type BirdPost = z.infer<typeof birdPostSchema>
export type Link = z.infer<typeof linkSchema>

/** A Latin name as a caller writes it; underscores stand for spaces. */
export const nameInput = z.string().trim().min(1).max(nameMaximum)
export const searchInput = z.string().max(searchTextMaximum)
