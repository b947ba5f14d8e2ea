/** Defines questions about names that a person must answer. */
import * as z from 'zod'
import { kindSchema, namesSchema } from '../species-names.ts'

/** The sorts of questions, in the order of the page. */
export const questionSorts = [
  'chineseName',
  'commonName',
  'synonym',
  'referenceSynonym',
  'notInReference',
  'referenceHomonym',
  'unknownGenus',
  'homonym',
] as const
export type QuestionSort = (typeof questionSorts)[number]

export const nameQuestionSchema = z.object({
  id: z
    .string()
    .describe(
      'For /keepNames and /fillClassification; changes when the species in the question change, except in a question about a genus',
    ),
  sort: z
    .enum(questionSorts)
    .describe(
      'A name that several species share, a synonym, a name that the reference lacks or that several authors published. A genus without a family or an order, or a genus that plants and birds share',
    ),
  name: z
    .string()
    .describe(
      'The shared name, the synonym, the accepted name of the reference, the unknown name, the name with its authors or the genus',
    ),
  species: z.array(namesSchema.extend({ dbType: kindSchema })).describe('By Latin name'),
  found: z
    .object({
      family: z.string().describe('Latin name of the family'),
      order: z.string().describe('Latin name of the order; empty if unknown'),
    })
    .nullable()
    .describe('For a genus without a family or an order: the values of the site or the reference'),
})

export type NameQuestion = z.infer<typeof nameQuestionSchema>
