/** Defines the choices for a merge of two species, and the names that several species share. */
import * as z from 'zod'
import { kinds } from '../kinds.ts'
import { kindSchema, namesSchema } from '../species-names.ts'
import { imageSchema } from './pictures.ts'

const mergeField = z.enum([
  ...(['latinName', 'chineseName', 'commonName'] as const),
  ...kinds.bird.texts,
  ...(['link', 'chineseLink', 'editor'] as const),
])

export const mergeTake = z
  .array(mergeField)
  .max(mergeField.options.length)
  .default([])
  .describe(
    'Fields that the remaining species takes from the merged species; other fields stay unchanged',
  )

export const mergeCover = z
  .enum(['from', 'into'])
  .default('into')
  .describe('The species whose cover is kept')

export const mergeChoicesSchema = z.object({
  fields: z
    .array(
      z.object({
        field: mergeField.describe('Name of the field'),
        from: z.string().describe('Text of the merged species'),
        into: z.string().describe('Text of the remaining species'),
      }),
    )
    .describe('The fields in which the species differ'),
  covers: z
    .object({
      from: imageSchema
        .nullable()
        .describe('Cover of the merged species; null without photographs'),
      into: imageSchema.nullable().describe('Cover of the remaining species'),
    })
    .describe('The cover photographs of the two species'),
})

export const sharedNameSchema = z.object({
  field: z.enum(['commonName', 'chineseName']).describe('Which of the two names the species share'),
  name: z.string(),
  dbType: kindSchema,
  species: z.array(namesSchema).describe('The species with this name, by Latin name'),
})

export type SharedName = z.infer<typeof sharedNameSchema>
export type MergeField = z.infer<typeof mergeField>
export type MergeChoices = z.infer<typeof mergeChoicesSchema>
