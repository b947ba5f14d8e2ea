/**
 * Links to a species. A view transition enlarges the picture of the link to the picture of the profile, and reduces the
 * picture again when the reader returns. A visitor's browser fetches the page when the link gets the pointer or the
 * focus, or when the visitor presses the link.
 */
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Link, useViewTransitionState } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { type Names, profileAddress } from '../../contract/names.ts'
import { usePrefetch } from '../page-data/use-prefetch.ts'
import type { PictureSource } from '../ui/picture.tsx'

/** The names and the picture of a species whose page is loading, as the state of the navigation. */
export interface Arriving {
  names: Names
  picture?: PictureSource
}

interface SpeciesLinkProps {
  kind: Kind
  species: Names & PictureSource
  /** The part of the page. If two parts show the same picture, only the picture of the clicked part is enlarged. */
  part: 'week' | 'new' | 'season'
  className: string | undefined
  style?: CSSProperties
  children: ReactNode
}

/** The part and the picture of the last followed link. When the reader returns, this picture is reduced again. */
let lastFollowedLink = ''

export function SpeciesLink({ kind, species, part, style, ...linkProps }: SpeciesLinkProps) {
  const { latinName, commonName, chineseName, path, width, height, placeholder } = species
  const address = profileAddress(kind, latinName)
  const prefetch = usePrefetch()
  const [isPressed, setIsPressed] = useState(false)
  const isEnlarged = useViewTransitionState(address) && lastFollowedLink === part + path
  const arriving: Arriving = {
    names: { latinName, commonName, chineseName },
    picture: { path, width, height, placeholder },
  }
  return (
    <Link
      {...linkProps}
      style={{ ...style, '--grows': isEnlarged ? 'species' : undefined } as CSSProperties}
      to={address}
      state={{ arriving }}
      viewTransition
      prefetch={isPressed && prefetch === 'intent' ? 'render' : prefetch}
      onPointerDown={() => setIsPressed(true)}
      onClick={() => {
        lastFollowedLink = part + path
      }}
    />
  )
}
