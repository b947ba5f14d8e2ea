/**
 * Loads the labels of an address: `species=7h3k9q2m,…` for species, `walk=lake` for the stops of a
 * walk, with `of=species` for all species along it. `all=plant`, `place=Gate` or `family=Rosaceae` make a selection.
 * Names (`plant=`, `bird=`) are replaced by codes, so that a sheet's address works after a species is renamed.
 */

import { data, type RouterContextProvider, redirect } from 'react-router'
import { selectionIn } from '../../contract/addresses/species-selection.ts'
import { stopAddress } from '../../contract/addresses/walk-address.ts'
import type { Api, Input } from '../../contract/endpoints.ts'
import { type Kind, kindNames } from '../../contract/kinds.ts'
import {
  classroomSheetsMaximum,
  labelsMaximum,
  nameMaximum,
  placeMaximum,
} from '../../contract/limits.ts'
import { cleanName } from '../../contract/names.ts'
import type { Walk } from '../../contract/schemas/content.ts'
import { taxonName } from '../../contract/taxonomy/taxon-names.ts'
import { pageOf } from '../page-data/page-data.ts'
import { qrCode } from '../ui/qr/qr-code.ts'
import {
  isLabelSize,
  type Label,
  labelsAddress,
  type MoreForClassroom,
  type Selection,
} from './label.ts'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

type SpeciesQuery = Input<'identifySpecies'>['species']

export async function loadLabels(args: LoaderArgs) {
  const { api, content, origin, site } = pageOf(args)
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
  const selection = labelledSelection(searchParams)
  const rest = {
    origin,
    size,
    walks: walks.map(({ key, name }) => ({ key, name })),
    selection,
    site: site.name,
  }
  if (walk && searchParams.get('of') !== 'species') {
    const labels = walk.stops.map((stop, place) => {
      const of = { is: 'stop', number: place + 1, name: stop.name, walk: walk.name } as const
      return labelled(stopAddress(walk.key, stop.key), of)
    })
    return { ...rest, walk: walk.key, labels, codes: [], left: 0 }
  }
  const named = [...(walk ? alongTheWalk(walk) : []), ...namesIn(searchParams)]
  const wanted = selection
    ? [selection]
    : [...codesIn(searchParams), ...named].slice(0, labelsMaximum)
  const { species } = await api.identifySpecies({ species: wanted })
  const codes = species.map(({ code }) => code)
  if (!selection && named.length > 0) {
    throw redirect(labelsAddress(codes, size))
  }
  const shown = size === 'classroom' ? species.slice(0, classroomSheetsMaximum) : species
  const labels: Label[] = []
  for (const each of shown) {
    const more = size === 'classroom' ? { more: await forClassroom(api, each) } : {}
    labels.push(labelled(`/s/${each.code}`, { is: 'species', ...each, ...more }))
  }
  return { ...rest, walk: undefined, labels, codes, left: species.length - shown.length }
}

/** Loads the cover of a species and its months with photographs. */
async function forClassroom(
  api: Api,
  { kind, latinName: postName }: { kind: Kind; latinName: string },
): Promise<MoreForClassroom> {
  const profiles = { plant: api.syncPlantInfo, bird: api.syncBirdInfo }
  const answer = await profiles[kind]({ postName })
  const { photographs, cover, calendar } = answer
  const picture = photographs.find(({ _id }) => _id === cover) ?? photographs[0]
  return { picture: picture ?? null, months: calendar.months }
}

/** @returns undefined unless all species of a kind, a place or a family are selected */
function labelledSelection(parameters: URLSearchParams): Selection | undefined {
  const asked = selectionIn(parameters)
  if (!asked) return undefined
  if ('all' in asked) return asked
  if ('place' in asked) return { place: asked.place.slice(0, placeMaximum) }
  const family = 'family' in asked ? taxonName(asked.family.slice(0, nameMaximum)) : ''
  return family ? { family } : undefined
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
