/**
 * Finds terms in texts. English terms match as whole words in singular or plural, and Chinese terms match as exact
 * strings. The longest match counts, and no match may overlap the name of a species.
 */
import type { Kind } from '../../contract/kinds.ts'
import { type TermsContent, termGroups } from '../../contract/school/terms.ts'

interface Words {
  pattern: RegExp
  /** Keys of terms by each form of their names, in lower case. */
  keys: ReadonlyMap<string, string>
}

interface SpeciesNames {
  kind: Kind
  /** Names of the species itself. */
  own: readonly string[]
  /** @returns the positions of species' names in a text */
  placesOfNames?: ((text: string) => { start: number; end: number }[]) | undefined
}

interface FoundTerm<Field> {
  field: Field
  at: number
  length: number
  /** The key of the term. */
  term: string
}

const han = /\p{Script=Han}/u
const cachedWords = new WeakMap<TermsContent, Partial<Record<Kind, Words>>>()

/** @returns the first use of each term of the kind, in each language */
export function termsIn<Field extends string>(
  texts: readonly { field: Field; text: string }[],
  content: TermsContent,
  { kind, own, placesOfNames }: SpeciesNames,
): FoundTerm<Field>[] {
  const { pattern, keys } = wordsOf(content, kind)
  const ownNames = patternOf(own.map((name) => name.trim()).filter((name) => name.length > 1))
  const seen = new Set<string>()
  return texts.flatMap(({ field, text }) => {
    const names = [
      ...(placesOfNames?.(text) ?? []),
      ...[...text.matchAll(ownNames)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
      })),
    ]
    return [...text.matchAll(pattern)].flatMap(({ 0: word, index: at }): FoundTerm<Field>[] => {
      const term = keys.get(word.toLowerCase())
      const useKey = `${han.test(word)} ${term}`
      const isInName = names.some(({ start, end }) => at < end && at + word.length > start)
      if (term === undefined || seen.has(useKey) || isInName || isNameLike(text, word, at))
        return []
      seen.add(useKey)
      return [{ field, at, length: word.length, term }]
    })
  })
}

/** @returns whether a word has a capital within a sentence or after its first letter, so that it may be a name */
function isNameLike(text: string, word: string, at: number): boolean {
  if (word === word.toLowerCase()) return false
  const isFirst = /(?:^|[.!?:;。！？：；\n“"(（])\s*$/u.test(text.slice(Math.max(0, at - 4), at))
  return !isFirst || word.slice(1) !== word.slice(1).toLowerCase()
}

function wordsOf(content: TermsContent, kind: Kind): Words {
  const byKind = cachedWords.get(content) ?? {}
  cachedWords.set(content, byKind)
  const wordsOfKind = byKind[kind]
  if (wordsOfKind) return wordsOfKind
  const keys = new Map<string, string>()
  for (const { key, group, name, also } of content.terms) {
    if (termGroups[group] !== kind) continue
    const english = [name.en, ...also.en].flatMap((form) => [form, pluralOf(form)])
    // A single character is more often a part of a word than a whole word.
    const chinese = [name.zh, ...also.zh].filter((form) => form.length > 1)
    for (const form of [...english, ...chinese]) {
      const lower = form.toLowerCase()
      if (!keys.has(lower)) keys.set(lower, key)
    }
  }
  const words = { keys, pattern: patternOf([...keys.keys()]) }
  byKind[kind] = words
  return words
}

/** @returns a pattern that finds any of the forms, the longest first; without forms, the pattern finds nothing */
function patternOf(forms: readonly string[]): RegExp {
  const longestFirst = forms.toSorted((a, b) => b.length - a.length)
  const [chinese, latin] = [true, false].map((isChinese) =>
    longestFirst
      .filter((form) => han.test(form) === isChinese)
      .map((form) => RegExp.escape(form))
      .join('|'),
  )
  const wholeWords = latin && `(?<![\\p{L}\\p{N}-])(?:${latin})(?![\\p{L}\\p{N}-])`
  return new RegExp([wholeWords, chinese].filter(Boolean).join('|') || '(?!)', 'giu')
}

function pluralOf(form: string): string {
  if (/[^aeiou]y$/i.test(form)) return `${form.slice(0, -1)}ies`
  return /(?:s|x|ch|sh)$/i.test(form) ? `${form}es` : `${form}s`
}
