/**
 * Loads a glossary: the number of species under each letter, and their names. A catalogue too
 * large for one page sends only the counts; a letter's names follow when it is opened.
 */
import type { RouterContextProvider } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { glossaryColumns } from '../../contract/limits.ts'
import { callsByKind } from '../client/calls-by-kind.ts'
import { pageOf } from '../page-data/page-data.ts'
import { entriesOf, type Letter } from './entries.ts'

const namesOnOnePage = 2000

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

export async function loadGlossary(args: LoaderArgs, kind: Kind): Promise<{ letters: Letter[] }> {
  const { api } = pageOf(args)
  const answer = await api[callsByKind[kind].glossary]({})
  const total = Object.values(answer.glossary).reduce((sum, names) => sum + names.length, 0)
  const letters = [...glossaryColumns.join(''), '#'].map((letter) => {
    const entries = entriesOf(answer, letter)
    return { letter, count: entries.length, entries: total > namesOnOnePage ? undefined : entries }
  })
  return { letters }
}
