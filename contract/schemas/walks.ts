/** Defines the campus walks on the wire, which are the walks of `content/` with data of their species. */
import * as z from 'zod'
import { kindSchema, namesSchema } from '../species-names.ts'
import { stopSchema, walkSchema } from './content.ts'
import { newestPictureSchema } from './pictures.ts'

const kind = kindSchema.nullable().describe('Null when the species is not published')

const inOrder = 'The stops, in the order of the walk'

const stopSpeciesSchema = namesSchema.extend({
  kind,
  code: z
    .string()
    .nullable()
    .describe('Code of the permanent address /s/{code}; null when the species is not published'),
  inSeason: z.boolean().describe('Whether the species is in season; species in season come first'),
  picture: newestPictureSchema
    .nullable()
    .describe('A photograph of this month if possible; null without photographs'),
})

/** A walk with the species of each stop, each with its names and a picture. */
export const walkWithSpeciesSchema = walkSchema.extend({
  stops: z
    .array(
      stopSchema.extend({
        species: z.array(stopSpeciesSchema).describe('The species at the stop'),
      }),
    )
    .describe(inOrder),
})

/** A walk with the species of each stop, each with its names and kind. */
export const listedWalkSchema = walkSchema.extend({
  stops: z
    .array(
      stopSchema.extend({
        species: z.array(namesSchema.extend({ kind })).describe('The species at the stop'),
      }),
    )
    .describe(inOrder),
})

export type StopSpecies = z.infer<typeof stopSpeciesSchema>
export type WalkWithSpecies = z.infer<typeof walkWithSpeciesSchema>
export type WalkStop = WalkWithSpecies['stops'][number]
export type ListedWalk = z.infer<typeof listedWalkSchema>
