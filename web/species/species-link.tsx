/**
 * Links to a species. The picture of the link grows into the picture of the profile, and shrinks again on the way
 * back. A visitor's browser fetches the page as soon as the link is touched.
 */
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Link, useViewTransitionState } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { type Names, profileAddress } from '../../contract/names.ts'
import { usePrefetch } from '../page-data/use-prefetch.ts'
import type { PictureSource } from '../ui/picture.tsx'

/** The names and the picture of a species that is loading, as state of the address. */
export interface Arriving {
  names: Names
  picture?: PictureSource
}

interface SpeciesLinkProps {
  kind: Kind
  species: Names & PictureSource
  /** The part of the page: the same picture may stand in two parts, and only one of them grows. */
  part: 'week' | 'new' | 'season'
  className: string | undefined
  style?: CSSProperties
  children: ReactNode
}

/** The link that was followed last. After the way back, its picture shrinks into its place. */
let followed = ''

export function SpeciesLink({ kind, species, part, style, ...rest }: SpeciesLinkProps) {
  const { latinName, commonName, chineseName, path, width, height, placeholder } = species
  const address = profileAddress(kind, latinName)
  const prefetch = usePrefetch()
  const [touched, setTouched] = useState(false)
  const grows = useViewTransitionState(address) && followed === part + path
  const arriving: Arriving = {
    names: { latinName, commonName, chineseName },
    picture: { path, width, height, placeholder },
  }
  return (
    <Link
      {...rest}
      style={{ ...style, '--grows': grows ? 'species' : undefined } as CSSProperties}
      to={address}
      state={{ arriving }}
      viewTransition
      prefetch={touched && prefetch === 'intent' ? 'render' : prefetch}
      onPointerDown={() => setTouched(true)}
      onClick={() => {
        followed = part + path
      }}
    />
  )
}
