/** Loads one page of search results for the text in the address, with the look-alikes among the results. */
import type { Kind } from '../../contract/kinds.ts'
import { searchTextMaximum } from '../../contract/limits.ts'
import { languageOf } from '../language/language.ts'
import { type LoaderArgs, pageNumber, pageOf } from '../page-data/page-data.ts'
import { lookAlikesAmong } from './look-alikes-among.ts'

const countCalls = { plant: 'numOFPlants', bird: 'numOfBirds' } as const

export async function loadResults(args: LoaderArgs, kind: Kind) {
  const parameters = new URL(args.request.url).searchParams
  const text = (parameters.get('q') ?? '').slice(0, searchTextMaximum)
  const page = pageNumber(args.request)
  const { api, content } = pageOf(args)
  const answer = await api.searchSpecies({ q: text, kind, page })
  const isDatabaseEmpty = answer.total === 0 && (await api[countCalls[kind]]({})).numOfPlants === 0
  const { pairs } = content.lookAlikes()
  const lookAlikes = text ? lookAlikesAmong(answer.results, pairs, languageOf(args.request)) : []
  return { text, page, ...answer, isDatabaseEmpty, lookAlikes }
}
