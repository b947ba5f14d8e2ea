/** Defines the calls of the key, which finds the name of a species by its characters. */
import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { keyQuestionsSchema, keyTableSchema } from '../../key/key-table.ts'
import { decidedSchema } from '../../schemas/review.ts'
import { key } from '../../school/content-fields.ts'
import { kindSchema, nameInput } from '../../species-names.ts'

const choices = z.array(key).max(30)

export const keyCalls = {
  keyQuestions: endpoint({
    method: 'GET',
    path: '/keyQuestions',
    allow: 'visitor',
    summary: 'The questions of the key with their choices, without the species',
    input: z.object({}),
    output: keyQuestionsSchema,
    revalidated: true,
  }),
  keyTable: endpoint({
    method: 'GET',
    path: '/keyTable',
    allow: 'visitor',
    summary: 'The questions of the key, and the coded values of all species of a kind or of a walk',
    fails: [404],
    input: z.object({
      kind: kindSchema.default('plant'),
      walk: z.string().min(1).max(64).optional().describe('Key of the walk, as in /walk/{key}'),
    }),
    output: keyTableSchema,
    revalidated: true,
  }),
  codeSpecies: endpoint({
    method: 'POST',
    path: '/codeSpecies',
    allow: 'admin',
    summary: 'Describes many species for the key in one change',
    fails: [409],
    input: z.object({
      kind: kindSchema.default('plant'),
      cells: z
        .array(
          z.object({
            name: nameInput.describe('Latin name of the species'),
            character: key.describe('Key of the character'),
            before: choices.describe(
              'The choices that the admin saw; 409 if the stored choices differ',
            ),
            choices: choices.describe('The choices to store; an empty list removes the character'),
          }),
        )
        .min(1)
        .max(1000)
        .describe('The call stores all cells, or none of them'),
    }),
    output: decidedSchema,
  }),
}
