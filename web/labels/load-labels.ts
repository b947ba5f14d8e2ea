/**
 * Loads the labels that the parameters of an address name. `species` lists codes, `walk` names a walk (with
 * `of=species` for its species), and `all`, `place` or `family` make a selection. The loader replaces names (`plant`,
 * `bird`) by codes, so that the address still works after a species is renamed.
 */

import { data, type RouterContextProvider, redirect } from 'react-router'
import { selectionIn } from '../../contract/addresses/species-selection.ts'
import { stopAddress } from '../../contract/addresses/walk-address.ts'
import type { Api, Input } from '../../contract/calls/endpoints.ts'
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
  type ClassroomFacts,
  isLabelSize,
  type Label,
  labelsAddress,
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
  const sizeText = searchParams.get('size')
  const size = isLabelSize(sizeText) ? sizeText : 'large'
  const { walks } = content.walks()
  const key = searchParams.get('walk')
  const walk = walks.find((each) => each.key === key)
  if (key !== null && !walk) throw data(null, { status: 404 })

  const makeLabel = (address: string, subject: Label['subject']): Label => {
    return { address, qr: qrCode(origin + address), subject }
  }
  const selection = selectionOf(searchParams)
  const pageData = {
    origin,
    size,
    walks: walks.map(({ key, name }) => ({ key, name })),
    selection,
    site: site.name,
  }
  if (walk && searchParams.get('of') !== 'species') {
    const labels = walk.stops.map((stop, index) => {
      const number = index + 1
      const subject = { is: 'stop', number, name: stop.name, walk: walk.name } as const
      return makeLabel(stopAddress(walk.key, stop.key), subject)
    })
    return { ...pageData, walk: walk.key, labels, codes: [], leftOutCount: 0 }
  }
  const namedSpecies = [...(walk ? speciesOfWalk(walk) : []), ...namesIn(searchParams)]
  const query = selection
    ? [selection]
    : [...codesIn(searchParams), ...namedSpecies].slice(0, labelsMaximum)
  const { species } = await api.identifySpecies({ species: query })
  const codes = species.map(({ code }) => code)
  if (!selection && namedSpecies.length > 0) {
    throw redirect(labelsAddress(codes, size))
  }
  const shownSpecies = size === 'classroom' ? species.slice(0, classroomSheetsMaximum) : species
  const labels: Label[] = []
  for (const each of shownSpecies) {
    const facts = size === 'classroom' ? { facts: await loadFacts(api, each) } : {}
    labels.push(makeLabel(`/s/${each.code}`, { is: 'species', ...each, ...facts }))
  }
  const leftOutCount = species.length - shownSpecies.length
  return { ...pageData, walk: undefined, labels, codes, leftOutCount }
}

/** Loads the cover of a species and its months with photographs. */
async function loadFacts(
  api: Api,
  { kind, latinName: postName }: { kind: Kind; latinName: string },
): Promise<ClassroomFacts> {
  const profiles = { plant: api.syncPlantInfo, bird: api.syncBirdInfo }
  const answer = await profiles[kind]({ postName })
  const { photographs, cover, calendar } = answer
  const picture = photographs.find(({ _id }) => _id === cover) ?? photographs[0]
  return { picture: picture ?? null, months: calendar.months }
}

/** @returns the selection of all species of a kind, a place or a family, or undefined without such a selection */
function selectionOf(parameters: URLSearchParams): Selection | undefined {
  const selection = selectionIn(parameters)
  if (!selection) return undefined
  if ('all' in selection) return selection
  if ('place' in selection) return { place: selection.place.slice(0, placeMaximum) }
  const family = 'family' in selection ? taxonName(selection.family.slice(0, nameMaximum)) : ''
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

function speciesOfWalk({ stops }: Walk): SpeciesQuery {
  return stops.flatMap(({ species }) => species).map((name) => ({ name }))
}
