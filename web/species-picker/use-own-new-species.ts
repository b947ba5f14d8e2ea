/**
 * Loads the member's own new species that are under review, for fields that accept them too. A field
 * fetches them at each focus and keeps them on this page, because nobody else may see them.
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

/** Puts the member's own new species at the beginning of a list of recorded species. */
export function useOwnNewSpecies(
  list: SpeciesList,
  { kinds, text, wanted }: { kinds: readonly Kind[]; text: string; wanted: boolean },
): SpeciesList {
  const [all, setAll] = useState<readonly ListedSpecies[]>([])
  const asked = useRef(0)

  async function fetchOwn() {
    asked.current += 1
    const question = asked.current
    // Without an answer the field offers the recorded species alone.
    const own = await loadOwnNewSpecies().catch(() => undefined)
    if (!own || question !== asked.current) return
    setAll(own.filter(({ kind }) => kinds.includes(kind)))
  }

  if (!wanted) return list
  const key = nameKey(text)
  const found = all.filter(({ latinName, commonName, chineseName }) =>
    [latinName, commonName, chineseName].some((name) => nameKey(name).includes(key)),
  )
  return {
    ...list,
    found: [...found.map((names) => ({ names })), ...list.found],
    named: () => list.named() ?? speciesNamed(text, all),
    prepare() {
      list.prepare()
      fetchOwn()
    },
  }
}
