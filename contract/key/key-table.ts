/** Defines the table of the key, with the questions about a kind and the coded values of its species. */
import * as z from 'zod'
import { inBothLanguages, key } from '../school/content-fields.ts'
import { kindSchema, namesSchema } from '../species-names.ts'
import { characterFields, choiceSchema, lengthSchema } from './characters.ts'

const bits = z
  .int()
  .min(0)
  .max(2 ** 30 - 1)

const pathData = z.string().optional()

/** A drawing without checks, because the server checks the content when it reads the file. */
const drawing = z
  .object({
    lines: pathData.describe('Drawn with thin lines'),
    mark: pathData.describe('The part to look at'),
  })
  .optional()
  .describe('SVG path data in a square of 64 units; absent without a drawing')

const shownChoice = choiceSchema.extend({ drawing })

const shownCharacter = characterFields.extend({
  choices: z.array(shownChoice).describe('In the order of the page; empty for a length'),
  length: lengthSchema
    .extend({ drawing })
    .optional()
    .describe('A length to measure instead of choices'),
})

export const keyQuestionsSchema = z.object({
  characters: z.array(shownCharacter).describe('The questions about plants and about birds'),
})

const termInQuestion = z.object({
  field: z.enum(['question', 'hint']).describe('The text that contains the term'),
  at: z.int().describe('Where the term begins, in UTF-16 code units'),
  length: z.int().describe('Length of the term, in UTF-16 code units'),
  term: key.describe('Key of the term'),
})

/** Each term is listed once per question and language. */
const explained = z.array(termInQuestion)

export const keyTableSchema = z.object({
  kind: kindSchema,
  characters: z
    .array(
      shownCharacter.omit({ kind: true }).extend({
        terms: z
          .object({ en: explained, zh: explained })
          .optional()
          .describe('Terms in the question and its hint; absent without a term'),
      }),
    )
    .describe('The questions'),
  species: z
    .array(
      namesSchema.extend({
        code: z.string().describe('Code of the permanent address /s/{code}'),
        picture: z
          .object({
            path: z.string().describe('Served from /public{path}'),
            width: z.int().describe('Width of the master in pixels'),
            height: z.int().describe('Height of the master in pixels'),
          })
          .nullable()
          .describe('Null without photographs'),
        values: z
          .array(bits)
          .describe(
            'For each character, bit n for choice n; for a length, its minimum in mm times 32768 plus its maximum. 0 if the character is not described; an empty list if no character is described',
          ),
        months: z
          .int()
          .min(0)
          .max(4095)
          .describe(
            'One bit for each month with a photograph, from bit 0 for January to bit 11 for December',
          ),
      }),
    )
    .describe('All published species of this kind, or the species of the walk, by Latin name'),
  walk: z
    .object({
      key: key.describe('Key of the walk, as in /walk/{key}'),
      name: inBothLanguages.describe('Name of the walk'),
    })
    .nullable()
    .describe('The walk to which the species belong; null for all species of the kind'),
})

export type KeyTable = z.infer<typeof keyTableSchema>
export type KeyQuestion = z.infer<typeof shownCharacter>
export type KeyCharacter = KeyTable['characters'][number]
export type KeySpecies = KeyTable['species'][number]
