/** Defines the calls with which admins find shared names, and merge two species into one. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { mergeChoicesSchema, mergeCover, mergeTake, sharedNameSchema } from '../schemas/merging.ts'
import { decidedSchema } from '../schemas/review.ts'
import { kindSchema, nameInput } from '../species-names.ts'

const bothNames = {
  kind: kindSchema,
  from: nameInput.describe('Latin name of the species to merge into `into`'),
  into: nameInput.describe('Latin name of the species that remains'),
}

export const mergingCalls = {
  mergeChoices: endpoint({
    method: 'GET',
    path: '/mergeChoices',
    allow: 'admin',
    summary:
      'The fields in which two species differ, and the cover of each species, before a merge',
    fails: [404],
    input: z.object(bothNames),
    output: mergeChoicesSchema,
  }),
  sharedNames: endpoint({
    method: 'GET',
    path: '/sharedNames',
    allow: 'admin',
    summary: 'The English and Chinese names that several species of a kind share',
    input: z.object({}),
    output: z.object({ names: z.array(sharedNameSchema).describe('Chinese names first') }),
  }),
  mergeSpecies: endpoint({
    method: 'POST',
    path: '/mergeSpecies',
    allow: 'admin',
    summary:
      'Merges two species; pictures move to the remaining species, and former addresses redirect',
    fails: [404, 409],
    input: z.object({
      ...bothNames,
      take: mergeTake,
      cover: mergeCover,
    }),
    output: decidedSchema,
  }),
}
