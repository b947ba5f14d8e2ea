/** Puts the stored characters of a species into words: `Form: Tree · Shrub` instead of `habit: tree, shrub`. */
import { parseCharacters } from '../../contract/key/coded-characters.ts'
import type { KeyQuestion } from '../../contract/key/key-table.ts'
import { lengthInWords, parseLength } from '../../contract/key/lengths.ts'
import type { Language } from '../language/language.ts'
import { m } from '../paraglide/messages.js'

/** Not a comma, because the words of a choice may contain one. */
const betweenChoices = '\u00a0· '

/**
 * @param text one character per line, as stored
 * @returns one character per line, in the order of the questions; keys that the school no longer has are unchanged
 */
export function charactersInWords(
  questions: readonly KeyQuestion[],
  text: string,
  language: Language,
): string {
  const coded = parseCharacters(text)
  if (!coded) return text
  const asked = questions.map(({ key }) => key).filter((key) => coded.has(key))
  const others = [...coded.keys()].filter((key) => !asked.includes(key))
  return [...asked, ...others]
    .map((key) => {
      const question = questions.find((each) => each.key === key)
      const { unit } = question?.length ?? {}
      const words = (coded.get(key) ?? []).map((choice) => {
        const range = unit && parseLength(choice)
        if (range) return lengthInWords(range, unit)[language]
        return question?.choices.find((each) => each.key === choice)?.name[language] ?? choice
      })
      return m.characters_line(
        { name: question?.name[language] ?? key, choices: words.join(betweenChoices) },
        { locale: language },
      )
    })
    .join('\n')
}
