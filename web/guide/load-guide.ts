/** Loads a part of a field guide, such as `/guide?walk=lake&page=2`. */
import { learningAddress, selectionIn } from '../../contract/addresses/species-selection.ts'
import type { Input } from '../../contract/calls/endpoints.ts'
import { type LoaderArgs, pageNumber, pageOf } from '../page-data/page-data.ts'
import { loadChoices } from '../selection/load-choices.ts'
import { qrCode } from '../ui/qr/qr-code.ts'

export async function loadGuide(args: LoaderArgs) {
  const { api, origin, site } = pageOf(args)
  const selection = selectionIn(new URL(args.request.url).searchParams)
  const choices = await loadChoices(args)
  if (!selection) return { choices, guide: undefined }
  const address = origin + learningAddress('/guide', selection)
  const cover = { address, qr: qrCode(address), site: site.name }
  // The server does not have a reader's own list, so the browser fetches all species and filters them.
  if ('list' in selection) return { choices, guide: { selection, cover, part: undefined } }
  const page = pageNumber(args.request)
  const part = await api.fieldGuide({ ...(selection as Input<'fieldGuide'>), page })
  return { choices, guide: { selection, cover, part: { ...part, page } } }
}

export type Guide = NonNullable<Awaited<ReturnType<typeof loadGuide>>['guide']>
