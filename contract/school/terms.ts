/** Defines `content/terms.yaml`, which has the words of botany and ornithology that the site explains. */
import * as z from 'zod'
import type { Kind } from '../kinds.ts'
import { inBothLanguages, key, requireUniqueKeys } from './content-fields.ts'
import { strokes } from './drawing.ts'

/** The groups of terms in the order of the page. The terms of a group become links in the texts of the group's kind. */
export const termGroups = {
  leaf: 'plant',
  flower: 'plant',
  fruit: 'plant',
  stem: 'plant',
  body: 'bird',
  life: 'bird',
} as const satisfies Record<string, Kind>

export type TermGroup = keyof typeof termGroups
export const termGroupNames = Object.keys(termGroups) as TermGroup[]

const termsMaximum = 1000
const formMaximum = 60
const formsMaximum = 20

const form = z.string().trim().min(2).max(formMaximum)
const forms = z.array(form).max(formsMaximum).default([])
const word = z.string().trim().min(1).max(formMaximum)

const termSchema = z.strictObject({
  key: key.describe('Part of the address of the term: /terms#{key}'),
  group: z
    .enum(termGroupNames as [TermGroup, ...TermGroup[]])
    .describe('Group of the term on the page'),
  name: z.strictObject({ en: word, zh: word }),
  also: z
    .strictObject({ en: forms, zh: forms })
    .prefault({})
    .describe('Other forms in texts; English plurals need no entry'),
  text: inBothLanguages.describe('Plain text'),
  drawing: z
    .strictObject({
      on: key.optional().describe('Key of an outline, which is also drawn'),
      lines: strokes.optional().describe('Drawn with thin lines'),
      mark: strokes.optional().describe('The part that the term means'),
    })
    .optional()
    .describe('SVG path data in a square of 64 units; absent without a drawing'),
})

export const termsContentSchema = z
  .strictObject({
    outlines: z
      .array(
        z.strictObject({
          key: key.describe('Drawings of terms refer to this key'),
          lines: strokes.describe('Drawn with thin lines'),
        }),
      )
      .max(100)
      .default([])
      .superRefine(requireUniqueKeys)
      .describe('Drawings that several terms share'),
    terms: z
      .array(termSchema)
      .max(termsMaximum)
      .default([])
      .superRefine(requireUniqueKeys)
      .describe('In any order'),
  })
  .superRefine(({ outlines, terms }, context) => {
    const outlineKeys = new Set(outlines.map((outline) => outline.key))
    for (const [index, { drawing }] of terms.entries()) {
      if (drawing?.on === undefined || outlineKeys.has(drawing.on)) continue
      context.addIssue({
        code: 'custom',
        path: ['terms', index, 'drawing', 'on'],
        message: `there is no outline ${drawing.on}`,
      })
    }
  })

export type TermsSource = z.input<typeof termsContentSchema>
export type TermsContent = z.infer<typeof termsContentSchema>
export type Term = TermsContent['terms'][number]
