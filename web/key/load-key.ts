/** Loads a step of the key, either on the server, or in the browser from a table that is fetched once. */
import type { RouterContextProvider } from 'react-router'
import type { KeyTable } from '../../contract/key/key-table.ts'
import type { Kind } from '../../contract/kinds.ts'
import { get } from '../client/api.ts'
import { type Language, languageOf } from '../language/language.ts'
import { pageOf } from '../page-data/page-data.ts'
import { getLocale } from '../paraglide/runtime.js'
import { type KeyStep, keyStep, prepareSets } from './key-step.ts'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

export async function loadKey(args: LoaderArgs, kind: Kind): Promise<KeyStep> {
  const query = new URL(args.request.url).searchParams
  const table = await pageOf(args).api.keyTable(tableOf(kind, query.get('walk')))
  return keyStep(table, query, languageOf(args.request))
}

const tableOf = (kind: Kind, walk?: string | null) => ({ kind, ...(walk && { walk }) })

/** The tables by kind and walk. */
const tables = new Map<string, Promise<KeyTable>>()
const readyTables = new Map<string, KeyTable>()
const nameOf = (kind: Kind, walk?: string | null) => `${kind} ${walk ?? ''}`

/**
 * Fetches the table while the reader looks at the first question; without the table, the server makes each step.
 * @param walk the key of a walk, for a table that has only the species of the walk
 * @returns whether the table is loaded
 */
export async function fetchTable(kind: Kind, walk: string | undefined): Promise<boolean> {
  const name = nameOf(kind, walk)
  const table = tables.get(name) ?? get('keyTable', tableOf(kind, walk))
  tables.set(name, table)
  return table.then(
    (loadedTable) => {
      prepareSets(loadedTable)
      readyTables.set(name, loadedTable)
      return true
    },
    () => {
      tables.delete(name)
      return false
    },
  )
}

let lastStep: { table: KeyTable; search: string; language: Language; step: KeyStep } | undefined

/**
 * @param search the parameters of the address
 * @returns the same object for the same step, because the page and the router both request the step. The step is
 * undefined until the browser has the table of this kind and walk.
 */
export function stepInBrowser(kind: Kind, search: string): KeyStep | undefined {
  const query = new URLSearchParams(search)
  const table = readyTables.get(nameOf(kind, query.get('walk')))
  if (!table) return undefined
  const language = getLocale()
  if (lastStep?.table !== table || lastStep.search !== search || lastStep.language !== language) {
    lastStep = { table, search, language, step: keyStep(table, query, language) }
  }
  return lastStep.step
}
