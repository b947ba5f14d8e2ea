/** Defines the calls about the campus walks. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { mapSchema } from '../schemas/content.ts'
import { listedWalkSchema, walkWithSpeciesSchema } from '../schemas/walks.ts'

export const walkCalls = {
  walks: endpoint({
    method: 'GET',
    path: '/walks',
    allow: 'visitor',
    summary: 'All campus walks with their stops, in order',
    input: z.object({}),
    output: z.object({ walks: z.array(listedWalkSchema) }),
  }),
  walk: endpoint({
    method: 'GET',
    path: '/walk',
    allow: 'visitor',
    summary:
      'One campus walk with the species of each stop and their pictures, species in season first',
    fails: [404],
    input: z.object({
      key: z.string().min(1).max(64).describe('Key of the walk, from its address /walk/{key}'),
    }),
    output: z.object({
      walk: walkWithSpeciesSchema,
      map: mapSchema.nullable().describe('Map of the campus; null without a map'),
    }),
  }),
}
