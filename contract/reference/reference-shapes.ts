/** Defines completed and checked names on the wire, and the state of the reference and of its loading. */
import * as z from 'zod'
import { localForm } from '../local-time.ts'
import { runFields } from '../schemas/status.ts'
import { taxonNameSchema } from '../taxonomy/taxon-shapes.ts'
import { referenceProblemSchema } from './reference-problems.ts'

export const referenceFields = ['latinName', 'commonName', 'chineseName', 'family'] as const
export type ReferenceField = (typeof referenceFields)[number]

export const referenceNameSchema = z.object({
  latinName: z.string().describe('Latin name without authors'),
  authorship: z.string().describe('Authors of the name; empty if unknown'),
  rank: z.string().describe('Rank, such as `species`; empty if unknown'),
  family: z.string().describe('Latin name of the family; empty if unknown'),
  order: z.string().describe('Latin name of the order; empty if unknown'),
  commonName: z.string().describe('English name; empty if unknown'),
  chineseName: z.string().describe('Chinese name; empty if unknown'),
  acceptedName: z.string().describe('The accepted Latin name, for a synonym; otherwise empty'),
})
export type ReferenceName = z.infer<typeof referenceNameSchema>

export const completionsSchema = z.object({
  names: z
    .array(referenceNameSchema)
    .describe('Names of the reference that begin with the text; empty for `family`'),
  families: z
    .array(taxonNameSchema)
    .describe('For `family`: families of the taxonomy that begin with the text'),
})

const nameCheckResults = ['noReference', 'accepted', 'synonym', 'unknown'] as const

export const nameCheckSchema = z.object({
  result: z
    .enum(nameCheckResults)
    .describe('`noReference` if no file with species of this kind is loaded'),
  name: referenceNameSchema.nullable().describe('The name; null if the reference does not have it'),
  accepted: referenceNameSchema.nullable().describe('For a synonym: the accepted name'),
  near: z
    .array(referenceNameSchema)
    .describe(
      'For an unknown name: the name without typed authors, or names that differ in one or two letters, the nearest first',
    ),
})
export type NameCheck = z.infer<typeof nameCheckSchema>

export const loadedSchema = z.object({
  names: z.int().describe('How many names were loaded'),
  above: z.int().describe('Rows that were left out because their rank is above a genus'),
  rejected: z.int().describe('Invalid lines that were left out'),
  problems: z.array(referenceProblemSchema).describe('The first problems'),
  failure: referenceProblemSchema
    .nullable()
    .describe(
      'Why a file was rejected, so that nothing was changed; null if the names were loaded',
    ),
})

export const referenceStateSchema = z.object({
  files: z
    .array(
      z.object({
        name: z.string().describe('Name of the file'),
        names: z.int().describe('How many names the file has'),
        loadedAt: z.string().describe(`When the file was loaded, ${localForm}`),
      }),
    )
    .describe('The files of the present reference'),
  run: z
    .object({
      ...runFields,
      done: z.int().describe('How many lines the load has read'),
      total: z.int().describe('The number of lines to read; 0 until the lines are counted'),
      result: loadedSchema
        .nullable()
        .describe('Null until the load ends, and if an error of the site stopped the load'),
    })
    .nullable()
    .describe('The running or last load; null before the first load'),
})
export type ReferenceState = z.infer<typeof referenceStateSchema>
