/** Defines lists of pupils, cards with links, and changes to whole classes. */
import * as z from 'zod'
import { optionalDay } from '../../dates.ts'
import { classesAtOnce, classNameMaximum, pupilListMaximum } from '../../limits.ts'

/** Problems of a line, and the codes of their messages. */
export const lineProblems = [
  'name_missing',
  'name_long',
  'name_formula',
  'name_characters',
  'class_missing',
  'class_long',
  'class_formula',
  'class_characters',
  'too_many_cells',
  'quotes',
  'encoding',
] as const

export const className = z
  .string()
  .max(classNameMaximum * 4)
  .describe('Name of the class, as its accounts have it')

const lastDay = optionalDay.describe(
  'Last day on which the accounts can sign in, YYYY-MM-DD in the site’s time zone',
)

export const enrolInput = z.object({
  list: z
    .string()
    .max(pupilListMaximum, { error: 'list_too_long' })
    .describe('One pupil per line: name, class. A first line `name,class` is skipped'),
  className: className.default('').describe('The class of lines without a class'),
  endsOn: lastDay,
  dryRun: z.boolean().describe('Whether to report only, and create nothing'),
})

export const lineSchema = z.object({
  line: z.int().describe('Line of the list, from 1'),
  name: z.string(),
  className: z.string().describe('Class of the pupil'),
  outcome: z
    .enum(['new', 'exists', 'repeated', 'problem'])
    .describe(
      '`exists`: an account has this name and class; `repeated`: an earlier line has the same name and class',
    ),
  problem: z.enum(lineProblems).optional().describe('Why the line creates no account'),
  username: z.string().optional().describe('Username of the existing account'),
})

export const cardSchema = z.object({
  username: z.string(),
  name: z.string().describe('The real name'),
  className: z.string().describe('Class of the pupil'),
  path: z.string().describe('Address on this site, below its origin, that sets a password once'),
})

export const classStep = z
  .object({
    className,
    act: z
      .enum(['disable', 'enable', 'extend', 'move'])
      .describe('The change to the accounts of the class'),
    to: className.default('').describe('For `move`: the new class'),
    endsOn: lastDay,
  })
  .refine(({ act, to }) => act !== 'move' || to.trim() !== '', {
    error: 'class_missing',
    path: ['to'],
  })
  .refine(({ act, endsOn }) => act !== 'extend' || endsOn !== undefined, {
    error: 'required',
    path: ['endsOn'],
  })

export const changeClassesInput = z.object({
  steps: z.array(classStep).min(1).max(classesAtOnce).describe('At most one for each class'),
  dryRun: z.boolean().describe('Whether to report only, and change nothing'),
})

export const stepOutcomeSchema = z.object({
  className: z.string().describe('The class before the change'),
  act: z
    .enum(['disable', 'enable', 'extend', 'move'])
    .describe('The change to the accounts of the class'),
  to: z.string().describe('For `move`: the new class; otherwise empty'),
  endsOn: z
    .string()
    .nullable()
    .describe('The new last day, YYYY-MM-DD; null if the last day stays unchanged'),
  accounts: z.int().describe('How many accounts change'),
  unchanged: z
    .int()
    .describe('How many accounts do not change, such as admins when the class is disabled'),
})

export const classActSchema = z.object({
  id: z.string(),
  at: z
    .string()
    .describe('When the class act was made, YYYY-MM-DD HH:mm:ss in the site’s time zone'),
  steps: z.array(stepOutcomeSchema).describe('The outcome for each class'),
  undone: z.boolean().describe('Whether the class act was undone'),
})

export type PupilLine = z.infer<typeof lineSchema>
export type LineProblem = (typeof lineProblems)[number]
export type Card = z.infer<typeof cardSchema>
export type ClassStep = z.output<typeof classStep>
export type StepOutcome = z.infer<typeof stepOutcomeSchema>
export type ClassAct = z.infer<typeof classActSchema>
