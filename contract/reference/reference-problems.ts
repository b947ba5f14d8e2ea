/** Lists the reasons why a table of names, or a line of the table, cannot be loaded. */
import * as z from 'zod'

export const referenceProblems = [
  // Problems of a line. The load leaves out the line.
  'nameMissing',
  'tooLong',
  'tooManyCells',
  'notUtf8',
  // Problems of a file. The load rejects the file.
  'notNames',
  'noNames',
  'brokenQuotes',
  'endlessLine',
  'brokenCsv',
  'tooManyInvalid',
  'unreadable',
] as const
export type ReferenceReason = (typeof referenceProblems)[number]

export const referenceProblemSchema = z.object({
  reason: z.enum(referenceProblems).describe('Why the line or the file was not loaded'),
  file: z.string().describe('Name of the file'),
  line: z.int().nullable().describe('Number of the line; null for the whole file'),
  detail: z
    .string()
    .describe(
      'The column, the headings of the file, or the message of the parser; otherwise empty',
    ),
})
export type ReferenceProblem = z.infer<typeof referenceProblemSchema>
