/** Arranges a field guide as a book, with the page of each entry and its texts in the reader's language. */
import type { ProseField } from '../kinds.ts'
import { isChinese } from '../text/language-of-text.ts'
import type { GuideEntry } from './field-guide.ts'

export const entriesOnPage = 2

/** The number of the first page with entries, because page 1 is the cover. */
const firstPage = 2

/** Maximum letters of one text, so that all texts of an entry fit on half a page of A5. A bird has more texts. */
const textMaximum: Record<GuideEntry['kind'], number> = { plant: 260, bird: 140 }

/** The texts that help outdoors; a profile has more texts. */
const texts: Record<GuideEntry['kind'], readonly ProseField[]> = {
  plant: ['otherNames', 'location', 'additionalInfo'],
  bird: ['appearance', 'songs', 'habitat', 'location'],
}

export interface BookEntry {
  species: GuideEntry
  page: number
  texts: { field: ProseField; text: string }[]
  characters: { name: string; choices: string }[]
}

/** The separator is not a comma, because the words of a choice may contain a comma. */
const separator = ' · '

export function bookOf(entries: readonly GuideEntry[], language: 'en' | 'zh'): BookEntry[] {
  return entries.map((entry, index) => ({
    species: entry,
    page: firstPage + Math.floor(index / entriesOnPage),
    texts: texts[entry.kind].flatMap((field) => {
      const entryText = entry.texts.find((each) => each.field === field)
      return entryText
        ? [
            {
              field,
              text: shortened(inLanguage(entryText.text, language), textMaximum[entry.kind]),
            },
          ]
        : []
    }),
    characters: entry.characters.map(({ name, choices }) => ({
      name: name[language],
      choices: choices.map((choice) => choice[language]).join(separator),
    })),
  }))
}

/** Matches a sentence with the mark at its end. */
const sentence = /[^.!?。！？\n]+[.!?。！？”"’]*\s*|[.!?。！？]+\s*/gu

/** @returns the sentences in the reader's language; the whole text if no sentence is in this language */
export function inLanguage(text: string, language: 'en' | 'zh'): string {
  const sentences = text.match(sentence) ?? []
  const ownSentences = sentences.filter((each) => isChinese(each) === (language === 'zh'))
  return ownSentences.length > 0 ? ownSentences.join('') : text
}

/**
 * @param maximum the maximum width in letters; an ideograph is as wide as two letters
 * @returns as many whole sentences as fit, or the beginning with an ellipsis, if these sentences fill at most a third of
 * the maximum
 */
export function shortened(text: string, maximum: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const beginning = fitting(line, maximum)
  if (beginning === line) return line
  const marks = ['. ', '。', '！', '？', '! ', '? ']
  const end = Math.max(...marks.map((mark) => beginning.lastIndexOf(mark)))
  if (end > beginning.length / 3) return beginning.slice(0, end + 1)
  const space = beginning.lastIndexOf(' ')
  return `${space > beginning.length / 2 ? beginning.slice(0, space) : beginning}…`
}

const isWide = /\p{Script=Han}/u

function fitting(text: string, maximum: number): string {
  let width = 0
  let end = 0
  for (const character of text) {
    width += isWide.test(character) ? 2 : 1
    if (width > maximum) break
    end += character.length
  }
  return text.slice(0, end)
}

export interface IndexLine {
  species: GuideEntry
  name: string
  page: number
}

/** @returns the names in alphabetical order, without empty names; Chinese names by pinyin */
export function indexOf(
  book: readonly BookEntry[],
  nameOf: (entry: GuideEntry) => string,
  language: 'en' | 'zh',
): IndexLine[] {
  const { compare } = new Intl.Collator(language)
  return book
    .map(({ species, page }) => ({ species, name: nameOf(species), page }))
    .filter(({ name }) => name !== '')
    .sort((one, other) => compare(one.name, other.name))
}
