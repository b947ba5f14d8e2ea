/** Defines a field guide on the wire: species with the facts that a reader needs outdoors. */
import * as z from 'zod'
import { proseFields } from '../kinds.ts'
import { pageOf } from '../paging.ts'
import { photographSchema } from '../schemas/pictures.ts'
import { inBothLanguages } from '../school/content-fields.ts'
import { kindSchema, namesSchema } from '../species-names.ts'
import { taxonNameSchema } from '../taxonomy/taxon-shapes.ts'

const guideEntrySchema = namesSchema.extend({
  code: z.string().describe('Code of the permanent address /s/{code}'),
  kind: kindSchema,
  family: taxonNameSchema.nullable().describe('Null if the family is unknown'),
  texts: z
    .array(
      z.object({
        field: z.enum(proseFields).describe('Name of the field'),
        text: z.string().describe('Text of the field'),
      }),
    )
    .describe(
      'The prose texts of the profile, in the order of the profile; empty texts are left out',
    ),
  characters: z
    .array(
      z.object({
        name: inBothLanguages,
        choices: z.array(inBothLanguages).describe('The answer'),
      }),
    )
    .describe('The questions of the key with the answers for the species, in words'),
  months: z.array(z.int()).describe('Months with photographs, 1 for January'),
  photograph: photographSchema
    .nullable()
    .describe('The cover photograph with photographer and rights; null without a photograph'),
})

export const fieldGuideSchema = z.object({
  entries: z.array(guideEntrySchema).describe('By family and Latin name, plants first'),
  ...pageOf,
})

export type FieldGuide = z.infer<typeof fieldGuideSchema>
export type GuideEntry = z.infer<typeof guideEntrySchema>
