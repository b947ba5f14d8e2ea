/** Defines the quiz on the wire: the species, and their photographs under addresses without names. */
import * as z from 'zod'
import { photographSchema } from '../schemas/pictures.ts'
import { kindSchema, namesSchema } from '../species-names.ts'
import { taxonNameSchema } from '../taxonomy/taxon-shapes.ts'

const quizSpeciesSchema = namesSchema.extend({
  code: z.string().describe('Code of the permanent address /s/{code}'),
  kind: kindSchema,
  genus: z.string().describe('Latin name of the genus'),
  family: z.string().describe('Latin name of the family; empty if unknown'),
  isAsked: z.boolean().describe('False for a species that serves only as a wrong answer'),
})

const quizPictureSchema = z.object({
  id: z.string().describe('Served from /public/quiz/{id}, an address without a name'),
  width: z.int().describe('Width of the master in pixels, at most 1600'),
  height: z.int().describe('Height of the master in pixels, at most 1600'),
  section: photographSchema.shape.season.describe('Season of a plant, life stage of a bird'),
  of: z.int().describe('The index of the species of the photograph in `species`, from 0'),
})

export const quizDeckSchema = z.object({
  species: z.array(quizSpeciesSchema).describe('The species with photographs, by Latin name'),
  pictures: z
    .array(quizPictureSchema)
    .describe('A few photographs of each species, by id, so that the order reveals no species'),
  pairs: z
    .array(z.tuple([z.int(), z.int()]))
    .describe('Look-alikes: the indexes of both species in `species`, from 0'),
  families: z.array(taxonNameSchema).describe('The names of all families of the species'),
})

export type QuizDeck = z.infer<typeof quizDeckSchema>
export type QuizSpecies = z.infer<typeof quizSpeciesSchema>
export type QuizPicture = z.infer<typeof quizPictureSchema>
