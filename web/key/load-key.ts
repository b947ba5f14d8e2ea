/** Loads a step of the key: on the server, or in the browser from a table that it fetches once. */
import type { RouterContextProvider } from 'react-router'
import type { KeyTable } from '../../contract/key/key-table.ts'
import type { Kind } from '../../contract/kinds.ts'
import { get } from '../client/api.ts'
import { languageOf } from '../language/language.ts'
import { pageOf } from '../page-data/page-data.ts'
import { getLocale } from '../paraglide/runtime.js'
import { type KeyStep, keyStep } from './key-step.ts'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

export async function loadKey(args: LoaderArgs, kind: Kind): Promise<KeyStep> {
  const table = await pageOf(args).api.keyTable({ kind })
  return keyStep(table, new URL(args.request.url).searchParams, languageOf(args.request))
}

const tables = new Map<Kind, Promise<KeyTable>>()
const ready = new Map<Kind, KeyTable>()

/** Fetches the table while the reader looks at the first question. Without it, the server answers each step. */
export function fetchTable(kind: Kind): void {
  if (tables.has(kind)) return
  const table = get('keyTable', { kind })
  tables.set(kind, table)
  table.then(
    (whole) => ready.set(kind, whole),
    () => tables.delete(kind),
  )
}

/** @returns undefined as long as the browser has no table of this kind */
export function stepInBrowser(kind: Kind, request: Request): KeyStep | undefined {
  const table = ready.get(kind)
  return table && keyStep(table, new URL(request.url).searchParams, getLocale())
}
