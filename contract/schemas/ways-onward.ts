/** Defines the ways onward from a species on the wire. */
import * as z from 'zod'
import { kindNames, kinds, type TextField } from '../kinds.ts'
import { inBothLanguages } from '../school/content-fields.ts'
import { kindSchema, namesSchema } from '../species-names.ts'
import { mapSchema, stopSchema, walkSchema } from './content.ts'
import { newestPictureSchema } from './pictures.ts'

const textFields = new Set(kindNames.flatMap((kind) => kinds[kind].texts))

const neighbourSchema = namesSchema.extend({
  kind: kindSchema,
  picture: newestPictureSchema.nullable().describe('Null without photographs'),
})

const wayAlongWalkSchema = z.object({
  ...walkSchema.pick({ key: true, name: true, minutes: true }).shape,
  stop: z
    .object({
      ...stopSchema.pick({ key: true, name: true, x: true, y: true }).shape,
      number: z.int().describe('Place of the stop on the walk, from 1'),
    })
    .describe('The first stop of the walk with this species'),
  stops: z.array(stopSchema.pick({ x: true, y: true })).describe('All stops, in order'),
})

const mentionSchema = z.object({
  field: z
    .enum([...textFields] as [TextField, ...TextField[]])
    .describe('The text, such as `additionalInfo` or `Juvenile`'),
  at: z.int().describe('Where the name or term begins, in UTF-16 code units of the stored text'),
  length: z.int().describe('Length of the name or term, in UTF-16 code units'),
  kind: kindSchema,
  latinName: z.string().describe('Latin name of the species that the text names'),
})

const termInTextSchema = mentionSchema
  .pick({ field: true, at: true, length: true })
  .extend({ term: z.string().describe('Key of the term, from the address /terms#{key}') })

const lookAlikeSchema = neighbourSchema.extend({
  difference: inBothLanguages.describe('How the two species differ'),
})

export const waysOnwardSchema = z.object({
  lookAlikes: z
    .array(lookAlikeSchema)
    .describe('Species that are easily confused with this species'),
  genus: z
    .array(neighbourSchema)
    .describe('Species of the same genus; species with photographs come first'),
  family: z
    .array(neighbourSchema)
    .describe(
      'Species of the same family and of another genus; species with photographs come first',
    ),
  place: z
    .object({
      name: z.string().describe('First part of the location'),
      chineseName: z
        .string()
        .describe(
          'First part of the first Chinese line of the location; empty without a Chinese line',
        ),
      species: z
        .array(neighbourSchema)
        .describe('Plants and birds; species with photographs come first'),
    })
    .nullable()
    .describe(
      'Other species at the same place; null without other species, and for a sensitive species',
    ),
  walks: z.array(wayAlongWalkSchema).describe('The walks that pass the species'),
  map: mapSchema.nullable().describe('Map of the campus; null without a map'),
  inSeason: z.array(neighbourSchema).describe('Other species in season this month'),
  mentions: z
    .array(mentionSchema)
    .describe('Latin and Chinese names of other species in the texts, each species once per text'),
  terms: z.array(termInTextSchema).describe('Terms in the texts, each once in each language'),
})

export type Neighbour = z.infer<typeof neighbourSchema>
export type LookAlike = z.infer<typeof lookAlikeSchema>
export type WayAlongWalk = z.infer<typeof wayAlongWalkSchema>
export type Mention = z.infer<typeof mentionSchema>
export type TermInText = z.infer<typeof termInTextSchema>
export type WaysOnward = z.infer<typeof waysOnwardSchema>
