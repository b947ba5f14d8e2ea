/**
 * Fetches the cover photographs of the species on the list. The browser fetches the covers of all species of a kind,
 * so that no call contains the list.
 */
import { useEffect, useState } from 'react'
import { type Kind, kindNames } from '../../contract/kinds.ts'
import { get } from '../client/api.ts'
import type { PictureSource } from '../ui/picture.tsx'
import type { Entry } from './entry.ts'

/** The covers by the code of the species. A species without photographs has no cover. */
type Covers = ReadonlyMap<string, PictureSource>

/** @returns the covers; undefined until they are fetched. If a call fails, its species have no covers. */
export function useCovers(entries: readonly Entry[] | undefined): Covers | undefined {
  const [covers, setCovers] = useState<Covers>()
  const listedKinds = kindNames.filter((kind) => entries?.some((entry) => entry.kind === kind))
  const key = listedKinds.join(' ')

  useEffect(() => {
    if (!key) return
    let isStale = false
    const kinds = kindNames.filter((kind) => key.split(' ').includes(kind))
    Promise.all(kinds.map(coversOf)).then((found) => !isStale && setCovers(new Map(found.flat())))
    return () => {
      isStale = true
    }
  }, [key])
  return covers
}

async function coversOf(kind: Kind): Promise<[string, PictureSource][]> {
  try {
    const { species } = await get('keyTable', { kind })
    return species.flatMap(({ code, picture }): [string, PictureSource][] =>
      picture ? [[code, { ...picture, placeholder: '' }]] : [],
    )
  } catch {
    return []
  }
}
