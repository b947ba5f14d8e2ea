/**
 * Loads the member's own undecided new species, for fields that also accept these species. A field fetches the species
 * when the field gets or loses the focus. The field stores the species only in memory, because other members may not
 * see them.
 */
import { useRef, useState } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import { nameKey } from '../../contract/names.ts'
import { get } from '../client/api.ts'
import { kindOf } from '../client/kind-of.ts'
import { type ListedSpecies, type SpeciesList, speciesNamed } from './listed-species.ts'

export async function loadOwnNewSpecies(): Promise<ListedSpecies[]> {
  const { species } = await get('pendingSpecies', {})
  return species.map((each) => {
    const { latinName, commonName, chineseName } = each
    return { kind: kindOf(each), latinName, commonName, chineseName, isNew: true }
  })
}

/** @returns the list of recorded species with the member's own new species at the beginning */
export function useOwnNewSpecies(
  list: SpeciesList,
  { kinds, text, isWanted }: { kinds: readonly Kind[]; text: string; isWanted: boolean },
): SpeciesList {
  const [ownSpecies, setOwnSpecies] = useState<readonly ListedSpecies[]>([])
  const latestRequest = useRef(0)

  async function fetchOwn() {
    latestRequest.current += 1
    const request = latestRequest.current
    // Without an answer, the field offers only the recorded species.
    const ownNewSpecies = await loadOwnNewSpecies().catch(() => undefined)
    if (!ownNewSpecies || request !== latestRequest.current) return
    setOwnSpecies(ownNewSpecies.filter(({ kind }) => kinds.includes(kind)))
  }

  if (!isWanted) return list
  const key = nameKey(text)
  const found = ownSpecies.filter(({ latinName, commonName, chineseName }) =>
    [latinName, commonName, chineseName].some((name) => nameKey(name).includes(key)),
  )
  return {
    ...list,
    found: [...found.map((names) => ({ names })), ...list.found],
    findByName: () => list.findByName() ?? speciesNamed(text, ownSpecies),
    prepare() {
      list.prepare()
      fetchOwn()
    },
  }
}
