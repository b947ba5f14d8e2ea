/**
 * Loads a glossary with the number of species under each letter, and their names. If the kind has too many species for
 * one page, the loader sends only the counts. The browser then fetches the names of a letter when a reader opens the
 * letter.
 */
import type { RouterContextProvider } from 'react-router'
import { callsByKind } from '../../contract/calls/by-kind/visitor-calls.ts'
import type { Kind } from '../../contract/kinds.ts'
import { glossaryColumns } from '../../contract/limits.ts'
import { pageOf } from '../page-data/page-data.ts'
import { entriesOf, type Letter } from './entries.ts'

const namesMaximum = 2000

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
    return { letter, count: entries.length, entries: total > namesMaximum ? undefined : entries }
  })
  return { letters }
}
