/** Provides the questions of the key to the forms and lists of a page. */
import { createContext, type ReactNode, use } from 'react'
import type { KeyQuestion } from '../../contract/key/key-table.ts'
import type { SpeciesRank } from '../../contract/taxonomy/taxon-names.ts'
import { getLocale } from '../paraglide/runtime.js'
import { rankWords } from '../species/taxon-words.ts'
import { charactersInWords } from './characters-in-words.ts'

const Questions = createContext<readonly KeyQuestion[]>([])

interface QuestionsOfKeyProps {
  /** The questions of the call `keyQuestions`. The list is empty if the page did not load the questions. */
  questions: readonly KeyQuestion[]
  children: ReactNode
}

export function QuestionsOfKey({ questions, children }: QuestionsOfKeyProps) {
  return <Questions value={questions}>{children}</Questions>
}

export const useQuestions = () => use(Questions)

/**
 * @returns a function that puts the characters and the rank of a species into words, and returns other texts unchanged
 */
export function useTextInWords(): (field: string, text: string) => string {
  const questions = useQuestions()
  return (field, text) => {
    if (field === 'characters') return charactersInWords(questions, text, getLocale())
    return field === 'rank' ? (rankWords[text as SpeciesRank]?.() ?? text) : text
  }
}
