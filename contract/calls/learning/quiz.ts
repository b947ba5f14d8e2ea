/** The call of the quiz, which asks for names of species by their photographs. */
import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { plantSeasons } from '../../kinds.ts'
import { labelsMaximum, nameMaximum, placeMaximum } from '../../limits.ts'
import { quizDeckSchema } from '../../quiz/quiz-deck.ts'
import { kindSchema } from '../../schemas/species.ts'

/** Characters of a list of codes, with a comma behind each. */
const codesMaximum = labelsMaximum * 9

export const quizCalls = {
  quizDeck: endpoint({
    method: 'GET',
    path: '/quizDeck',
    allow: 'visitor',
    summary:
      'The species of a walk, family, season, place, kind or list, and others for wrong answers',
    fails: [404],
    input: z.object({
      walk: z.string().min(1).max(64).optional().describe('Key of the walk, as in /walk/{key}'),
      family: z
        .string()
        .trim()
        .min(1)
        .max(nameMaximum)
        .optional()
        .describe('Latin name of a family'),
      season: z
        .enum(plantSeasons)
        .optional()
        .describe('Species photographed in it; only these photographs are asked about'),
      place: z
        .string()
        .trim()
        .min(1)
        .max(placeMaximum)
        .optional()
        .describe('Species whose location contains this text'),
      species: z
        .string()
        .min(1)
        .max(codesMaximum)
        .optional()
        .describe('Codes of permanent addresses, separated by commas'),
      all: kindSchema.optional().describe('All species of a kind'),
    }),
    output: quizDeckSchema,
    revalidated: true,
  }),
}
