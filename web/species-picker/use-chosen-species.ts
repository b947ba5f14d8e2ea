/**
 * Finds the species with a stored Latin name, and its English and Chinese names after the list is loaded. The species
 * may be a new species of the member.
 */
import { useEffect, useMemo, useState } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'
import { useCandidates } from '../search/ask-names.ts'
import type { ListedSpecies } from './listed-species.ts'
import { loadOwnNewSpecies } from './use-own-new-species.ts'

export function useChosenSpecies(kind: Kind, latinName: string) {
  const [knownSpecies, setKnown] = useState<ListedSpecies | null>(null)
  const candidates = useCandidates(kind)
  const isKnown = knownSpecies?.latinName === latinName

  useEffect(() => {
    if (!latinName || isKnown) return
    let isUnmounted = false
    const find = async () => {
      // Without the list, only the Latin name is shown.
      const names = await candidates([latinName]).catch(() => undefined)
      const isChosen = (each: Names) => each.latinName === latinName
      const match =
        names?.find(isChosen) ??
        (names && (await loadOwnNewSpecies().catch(() => [])).find(isChosen))
      if (!isUnmounted && match) setKnown({ kind, ...match })
    }
    find()
    return () => {
      isUnmounted = true
    }
  }, [kind, latinName, isKnown, candidates])

  const species = useMemo(() => {
    if (!latinName) return null
    return isKnown ? knownSpecies : { kind, latinName, commonName: '', chineseName: '' }
  }, [kind, latinName, isKnown, knownSpecies])
  return { species, remember: setKnown }
}
