/** Describes the stored characters of a species in words, such as `Form: Tree · Shrub` for `habit: tree, shrub`. */
import { parseCharacters } from '../../contract/key/coded-characters.ts'
import type { KeyQuestion } from '../../contract/key/key-table.ts'
import { lengthInWords, parseLength } from '../../contract/key/lengths.ts'
import type { Language } from '../language/language.ts'
import { m } from '../paraglide/messages.js'

/** The separator is not a comma, because the name of a choice may contain a comma. */
const separator = '\u00a0· '

/**
 * @param text one character per line, as stored
 * @returns one character per line, in the order of the questions. Keys that the school no longer uses stay unchanged.
 * An invalid text stays unchanged too.
 */
export function charactersInWords(
  questions: readonly KeyQuestion[],
  text: string,
  language: Language,
): string {
  const coded = parseCharacters(text)
  if (!coded) return text
  const askedKeys = questions.map(({ key }) => key).filter((key) => coded.has(key))
  const otherKeys = [...coded.keys()].filter((key) => !askedKeys.includes(key))
  return [...askedKeys, ...otherKeys]
    .map((key) => {
      const question = questions.find((each) => each.key === key)
      const { unit } = question?.length ?? {}
      const texts = (coded.get(key) ?? []).map((choice) => {
        const range = unit && parseLength(choice)
        if (range) return lengthInWords(range, unit)[language]
        return question?.choices.find((each) => each.key === choice)?.name[language] ?? choice
      })
      return m.characters_line(
        { name: question?.name[language] ?? key, choices: texts.join(separator) },
        { locale: language },
      )
    })
    .join('\n')
}
