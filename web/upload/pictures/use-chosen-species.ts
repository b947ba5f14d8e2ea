/** The species whose Latin name is kept, with its other names as soon as the list is here. */
import { useEffect, useMemo, useState } from 'react'
import type { Kind } from '../../../contract/kinds.ts'
import { loadNames } from '../../search/load-names.ts'
import type { ListedSpecies } from '../../species/use-species-list.ts'

export function useChosenSpecies(kind: Kind, latinName: string) {
  const [known, setKnown] = useState<ListedSpecies | null>(null)
  const isKnown = known?.latinName === latinName

  useEffect(() => {
    if (!latinName || isKnown) return
    let asked = true
    const find = async () => {
      // Without the list its Latin name must do.
      const names = await loadNames(kind).catch(() => [])
      const found = names.find((each) => each.latinName === latinName)
      if (asked && found) setKnown({ kind, ...found })
    }
    find()
    return () => {
      asked = false
    }
  }, [kind, latinName, isKnown])

  const species = useMemo(() => {
    if (!latinName) return null
    return isKnown ? known : { kind, latinName, commonName: '', chineseName: '' }
  }, [kind, latinName, isKnown, known])
  return { species, remember: setKnown }
}
