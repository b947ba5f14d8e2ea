/**
 * Loads the labels of an address: `species=7h3k9q2m,…` for species, `walk=lake` for the stops of a
 * walk, with `of=species` for all species along it. Names (`plant=`, `bird=`) are replaced by
 * codes, so that the address of a sheet works after a species is renamed.
 */

import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Input } from '../../contract/endpoints.ts'
import { kindNames } from '../../contract/kinds.ts'
import { labelsMaximum, nameMaximum } from '../../contract/limits.ts'
import { cleanName } from '../../contract/names.ts'
import type { Walk } from '../../contract/schemas/content.ts'
import { stopAddress } from '../../contract/walk-address.ts'
import { pageOf } from '../page-data/page-data.ts'
import { isLabelSize, type Label, labelsAddress } from './label.ts'
import { qrCode } from './qr-code.ts'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

type SpeciesQuery = Input<'identifySpecies'>['species']

export async function loadLabels(args: LoaderArgs) {
  const { api, content, origin } = pageOf(args)
  const { searchParams } = new URL(args.request.url)
  const asked = searchParams.get('size')
  const size = isLabelSize(asked) ? asked : 'large'
  const { walks } = content.walks()
  const key = searchParams.get('walk')
  const walk = walks.find((each) => each.key === key)
  if (key !== null && !walk) throw data(null, { status: 404 })

  const labelled = (address: string, of: Label['of']): Label => {
    return { address, qr: qrCode(origin + address), of }
  }
  const rest = { origin, size, walks: walks.map(({ key, name }) => ({ key, name })) }
  if (walk && searchParams.get('of') !== 'species') {
    const labels = walk.stops.map((stop, place) => {
      const of = { is: 'stop', number: place + 1, name: stop.name, walk: walk.name } as const
      return labelled(stopAddress(walk.key, stop.key), of)
    })
    return { ...rest, walk: walk.key, labels }
  }
  const named = [...(walk ? alongTheWalk(walk) : []), ...namesIn(searchParams)]
  const wanted = [...codesIn(searchParams), ...named].slice(0, labelsMaximum)
  const { species } = await api.identifySpecies({ species: wanted })
  if (named.length > 0) {
    const codes = species.map(({ code }) => code)
    throw redirect(labelsAddress(codes, size))
  }
  const labels = species.map((each) => labelled(`/s/${each.code}`, { is: 'species', ...each }))
  return { ...rest, walk: undefined, labels }
}

function codesIn(parameters: URLSearchParams): SpeciesQuery {
  const codes = (parameters.get('species') ?? '').split(',').slice(0, labelsMaximum)
  return codes.filter((code) => code.length === 8).map((code) => ({ code }))
}

function namesIn(parameters: URLSearchParams): SpeciesQuery {
  return kindNames.flatMap((kind) =>
    parameters
      .getAll(kind)
      .filter((name) => cleanName(name) !== '' && name.length <= nameMaximum)
      .map((name) => ({ kind, name })),
  )
}

function alongTheWalk({ stops }: Walk): SpeciesQuery {
  return stops.flatMap(({ species }) => species).map((name) => ({ name }))
}
