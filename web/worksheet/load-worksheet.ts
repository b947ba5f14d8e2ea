/** Loads a worksheet such as `/worksheet?walk=lake&count=6&set=1`; `names=1` adds a list of names to choose from. */
import { learningAddress, selectionIn } from '../../contract/addresses/species-selection.ts'
import { type LoaderArgs, pageOf } from '../page-data/page-data.ts'
import { loadChoices } from '../selection/load-choices.ts'
import { qrCode } from '../ui/qr/qr-code.ts'
import { chosenSpecies, worksheetCounts } from './chosen-species.ts'

const setMaximum = 1000

export async function loadWorksheet(args: LoaderArgs) {
  const { api, origin } = pageOf(args)
  const { searchParams } = new URL(args.request.url)
  const selection = selectionIn(searchParams)
  const choices = await loadChoices(args)
  // Only the browser has a reader's own list.
  if (!selection || 'list' in selection) return { choices, sheet: undefined }

  const requestedCount = Number(searchParams.get('count'))
  const count = worksheetCounts.find((each) => each === requestedCount) ?? worksheetCounts[0]
  const set = Math.min(Math.max(1, Math.trunc(Number(searchParams.get('set'))) || 1), setMaximum)
  const isFixed = 'species' in selection
  const deck = await api.quizDeck(selection)
  const entries = chosenSpecies(deck, set, isFixed ? undefined : count)
  const codes = entries.map(({ species }) => species.code).join()
  const address = origin + learningAddress('/quiz', { species: codes })
  const { families } = deck
  return {
    choices,
    sheet: {
      ...{ selection, count, set, isFixed, entries, families, codes },
      withNames: searchParams.get('names') === '1',
      quiz: { address, qr: qrCode(address) },
    },
  }
}

export type Worksheet = NonNullable<Awaited<ReturnType<typeof loadWorksheet>>['sheet']>
