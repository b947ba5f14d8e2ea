/** Loads one page of the species whose names resemble the text in the address. */
import type { RouterContextProvider } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { searchTextMaximum } from '../../contract/limits.ts'
import { pageNumber, pageOf } from '../page-data/page-data.ts'

const counts = { plant: 'numOFPlants', bird: 'numOfBirds' } as const

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

export async function loadResults(args: LoaderArgs, kind: Kind) {
  const parameters = new URL(args.request.url).searchParams
  const text = (parameters.get('q') ?? '').slice(0, searchTextMaximum)
  const page = pageNumber(args.request)
  const { api } = pageOf(args)
  const found = await api.searchSpecies({ q: text, kind, page })
  const nothingRecorded = found.total === 0 && (await api[counts[kind]]({})).numOfPlants === 0
  return { text, page, ...found, nothingRecorded }
}
