/** Loads one page of the species whose names resemble the text in the address. */
import type { Kind } from '../../contract/kinds.ts'
import { searchTextMaximum } from '../../contract/limits.ts'
import { nameKey } from '../../contract/names.ts'
import type { LookAlikesContent } from '../../contract/school/look-alikes.ts'
import { type Language, languageOf } from '../language/language.ts'
import { type LoaderArgs, pageNumber, pageOf } from '../page-data/page-data.ts'

/**
 * If two of the first results are look-alikes, the reader probably means one of them. Later results only share letters.
 */
const nearResults = 6
/** More pairs would hide the results. */
const alikeMaximum = 2

const counts = { plant: 'numOFPlants', bird: 'numOfBirds' } as const

export async function loadResults(args: LoaderArgs, kind: Kind) {
  const parameters = new URL(args.request.url).searchParams
  const text = (parameters.get('q') ?? '').slice(0, searchTextMaximum)
  const page = pageNumber(args.request)
  const { api, content } = pageOf(args)
  const found = await api.searchSpecies({ q: text, kind, page })
  const nothingRecorded = found.total === 0 && (await api[counts[kind]]({})).numOfPlants === 0
  const { pairs } = content.lookAlikes()
  const alike = text
    ? alikeAmong(found.results.slice(0, nearResults), pairs, languageOf(args.request))
    : []
  return { text, page, ...found, nothingRecorded, alike }
}

/** @returns the pairs of look-alikes of which both species are among the results, and their differences */
function alikeAmong(
  results: readonly { latinName: string }[],
  pairs: LookAlikesContent['pairs'],
  language: Language,
) {
  const shown = new Map(results.map(({ latinName }) => [nameKey(latinName), latinName]))
  return pairs
    .flatMap(({ first, second, difference }) => {
      const [one, other] = [shown.get(nameKey(first)), shown.get(nameKey(second))]
      return one && other ? [{ one, other, difference: difference[language] }] : []
    })
    .slice(0, alikeMaximum)
}
