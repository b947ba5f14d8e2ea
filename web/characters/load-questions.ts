/** Loads the questions of the key for a page that edits or shows the characters of species. */
import type { RouterContextProvider } from 'react-router'
import type { KeyQuestion } from '../../contract/key/key-table.ts'
import { pageOf } from '../page-data/page-data.ts'

export async function loadQuestions(args: {
  context: Readonly<RouterContextProvider>
}): Promise<KeyQuestion[]> {
  const { characters } = await pageOf(args).api.keyQuestions({})
  return characters
}
