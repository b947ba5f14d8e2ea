/** Prepares terms for a page in the reader's language, each with its whole drawing if it has one. */
import {
  type Term,
  type TermGroup,
  type TermsContent,
  termGroupNames,
} from '../../contract/school/terms.ts'
import type { Language } from '../language/language.ts'

export interface ShownTerm extends Pick<Term, 'key' | 'name'> {
  text: string
  drawing?: Drawing
}

export interface Drawing {
  /** SVG path data in a square of 64 units. */
  lines: string
  mark: string
}

function shownTerms(
  { outlines, terms }: TermsContent,
  language: Language,
  isChosen: (term: Term) => boolean,
): ShownTerm[] {
  const outlineLines = new Map(outlines.map(({ key, lines }) => [key, lines]))
  const order = new Intl.Collator(language)
  return terms
    .filter(isChosen)
    .toSorted((one, other) => order.compare(one.name[language], other.name[language]))
    .map(({ key, name, text, drawing }) => ({
      key,
      name,
      text: text[language],
      ...(drawing && {
        drawing: {
          lines: (outlineLines.get(drawing.on ?? '') ?? '') + (drawing.lines ?? ''),
          mark: drawing.mark ?? '',
        },
      }),
    }))
}

export interface GroupOfTerms {
  group: TermGroup
  terms: ShownTerm[]
}

/** @returns all terms by group, in the order of the page; empty groups are left out */
export function termsByGroup(content: TermsContent, language: Language): GroupOfTerms[] {
  return termGroupNames
    .map((group) => ({
      group,
      terms: shownTerms(content, language, (term) => term.group === group),
    }))
    .filter(({ terms }) => terms.length > 0)
}
