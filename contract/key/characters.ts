/**
 * Defines `content/characters.yaml` with the characters of the key, which are questions about a species. A reader
 * answers these questions by looking or measuring.
 */
import * as z from 'zod'
import { kindNames } from '../kinds.ts'
import { key, requireUniqueKeys } from '../school/content-fields.ts'
import { strokes } from '../school/drawing.ts'
import { lengthUnits } from './lengths.ts'

/** Maximum number of choices of a character. Each choice is one bit of a positive integer. */
const choicesMaximum = 30
const charactersMaximum = 100
/** Maximum number of choices in one answer, such as the colours of a bird. */
const answersMaximum = 5

const text = (maximum: number) => z.string().trim().min(1).max(maximum)
const inBothLanguages = (maximum: number) =>
  z.strictObject({ en: text(maximum), zh: text(maximum) })

const drawing = z
  .strictObject({
    lines: strokes.optional().describe('Drawn with thin lines'),
    mark: strokes.optional().describe('The part to look at'),
  })
  .optional()
  .describe('SVG path data in a square of 64 units; absent without a drawing')

export const choiceSchema = z.strictObject({
  key: key.describe('Must not change, because species are coded with this key'),
  name: inBothLanguages(60).describe('The choice in both languages'),
  drawing,
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, { error: 'must be a colour such as #c0392b' })
    .max(7)
    .optional()
    .describe('A colour to show, such as #c0392b'),
})

export const lengthSchema = z.strictObject({
  unit: z
    .enum(lengthUnits)
    .describe('The unit in which readers measure; the site stores whole millimetres'),
  drawing,
})

export const characterFields = z.strictObject({
  key: key.describe('Must not change, because species are coded with this key'),
  kind: z.enum(kindNames).describe('Whether the question is about plants or about birds'),
  name: inBothLanguages(60).describe('The character in a few words'),
  question: inBothLanguages(200).describe('The question of the key'),
  hint: inBothLanguages(400).optional().describe('Where and how to look'),
  ease: z.int().min(1).max(5).describe('From 1 (easy to see) to 5 (hard to see)'),
  answers: z
    .int()
    .min(1)
    .max(answersMaximum)
    .default(1)
    .describe('Maximum number of choices in one answer, such as three colours of a bird'),
  choices: z
    .array(choiceSchema)
    .max(choicesMaximum)
    .default([])
    .superRefine(requireUniqueKeys)
    .describe('In the order of the page; at least two; empty for a length'),
  length: lengthSchema.optional().describe('A length to measure instead of choices'),
})

export const characterSchema = characterFields.superRefine(({ choices, length }, context) => {
  const problem = (message: string) =>
    context.addIssue({ code: 'custom', path: ['choices'], message })
  if (length && choices.length > 0) problem('must be left out beside a length')
  if (!length && choices.length < 2)
    problem('must have at least two entries, unless the question has a length')
})

export const charactersContentSchema = z.strictObject({
  characters: z
    .array(characterSchema)
    .max(charactersMaximum)
    .default([])
    .superRefine(requireUniqueKeys)
    .describe(
      'The key ignores the order, because it finds the question that separates best; lists of characters use the order',
    ),
})

export type CharactersSource = z.input<typeof charactersContentSchema>
export type CharactersContent = z.infer<typeof charactersContentSchema>
export type Character = z.infer<typeof characterSchema>
export type CharacterSource = z.input<typeof characterSchema>
export type ChoiceSource = z.input<typeof choiceSchema>
