/** Reads the entries of one letter from the answer about a glossary. */
import type { Output } from '../../contract/endpoints.ts'

export interface Entry {
  latinName: string
  chineseName: string
}

export interface Letter {
  letter: string
  count: number
  /** Undefined until the entries are fetched. */
  entries: Entry[] | undefined
}

export function entriesOf(answer: Output<'userInfoGlossary'>, letter: string): Entry[] {
  const chinese = answer.cnNames[letter] ?? []
  return (answer.glossary[letter] ?? []).map((latinName, place) => ({
    latinName,
    chineseName: chinese[place] ?? '',
  }))
}
