/** Shapes of the campus walks on the wire: what `content/` says, with what the database knows of it. */
import * as z from 'zod'
import { stopSchema, walkSchema } from './content.ts'
import { newestPictureSchema } from './pictures.ts'
import { kindSchema, namesSchema } from './species.ts'

const kind = kindSchema.nullable().describe('Null when no such species is published')

const inOrder = 'The stops, in the order of the walk'

const stopSpeciesSchema = namesSchema.extend({
  kind,
  inSeason: z
    .boolean()
    .describe('Whether it was photographed in this month of any year; these come first'),
  picture: newestPictureSchema
    .nullable()
    .describe('One of this month if there is one; null without pictures'),
})

/** A walk with all there is to see at its stops. */
export const walkWithSpeciesSchema = walkSchema.extend({
  stops: z
    .array(
      stopSchema.extend({
        species: z.array(stopSpeciesSchema).describe('What there is to see at the stop'),
      }),
    )
    .describe(inOrder),
})

/** A walk with where the species of its stops are found. */
export const listedWalkSchema = walkSchema.extend({
  stops: z
    .array(
      stopSchema.extend({
        species: z
          .array(z.object({ latinName: z.string(), kind }))
          .describe('What there is to see at the stop'),
      }),
    )
    .describe(inOrder),
})

export type StopSpecies = z.infer<typeof stopSpeciesSchema>
export type WalkWithSpecies = z.infer<typeof walkWithSpeciesSchema>
export type WalkStop = WalkWithSpecies['stops'][number]
export type ListedWalk = z.infer<typeof listedWalkSchema>
