/** Defines the calls of the quiz and of the field guide. */
import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { fieldGuideSchema } from '../../learning/field-guide.ts'
import { quizDeckSchema } from '../../learning/quiz-deck.ts'
import { selectionInput } from '../../learning/selection-input.ts'
import { pageInput } from '../../paging.ts'

export const learningCalls = {
  quizDeck: endpoint({
    method: 'GET',
    path: '/quizDeck',
    allow: 'visitor',
    summary:
      'The species of a walk, family, season, month, place, kind or list, and further species for wrong answers',
    fails: [404],
    input: selectionInput.extend({
      few: z
        .literal('yes')
        .optional()
        .describe(
          'Limits the quiz for a phone: one photograph of each season or stage, and few further species',
        ),
    }),
    output: quizDeckSchema,
    revalidated: true,
  }),
  fieldGuide: endpoint({
    method: 'GET',
    path: '/fieldGuide',
    allow: 'visitor',
    summary: 'The species of a selection with photograph, texts and characters, for a guide',
    fails: [404],
    input: selectionInput.extend({ page: pageInput }),
    output: fieldGuideSchema,
    revalidated: true,
  }),
  'guide.epub': endpoint({
    method: 'GET',
    path: '/guide.epub',
    allow: 'visitor',
    summary: 'The field guide of a selection as an e-book (EPUB 3.3)',
    fails: [404],
    input: selectionInput.extend({
      page: pageInput,
      lang: z.enum(['en', 'zh']).default('en').describe('Language of the guide'),
    }),
    output: z.unknown(),
    file: { type: 'application/epub+zip', name: 'field-guide.epub', streamed: true },
  }),
}
