/** Reads the entries of one letter from the answer about a glossary. */
import type { Output } from '../../contract/calls/endpoints.ts'

export interface Entry {
  latinName: string
  chineseName: string
}

export interface Letter {
  letter: string
  count: number
  /** The entries of the letter; undefined if the browser fetches the entries later. */
  entries: Entry[] | undefined
}

export function entriesOf(answer: Output<'userInfoGlossary'>, letter: string): Entry[] {
  const chineseNames = answer.cnNames[letter] ?? []
  return (answer.glossary[letter] ?? []).map((latinName, index) => ({
    latinName,
    chineseName: chineseNames[index] ?? '',
  }))
}
