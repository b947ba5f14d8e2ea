/**
 * Links to a species. A view transition enlarges the picture of the link to the picture of the profile, and reduces the
 * picture again when the reader returns. A visitor's browser fetches the page when the link gets the pointer or the
 * focus, or when the visitor presses the link.
 */
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Link, type LinkProps, useViewTransitionState } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { type Names, profileAddress } from '../../contract/names.ts'
import { usePrefetch } from '../page-data/use-prefetch.ts'
import type { PictureSource } from '../ui/picture.tsx'

/** The names and the picture of a species whose page is loading, as the state of the navigation. */
export interface Arriving {
  names: Names
  picture?: PictureSource
}

interface LinkedSpecies {
  kind: Kind
  species: Names
  /** The picture that is enlarged; without a picture, the link only fetches its page early. */
  picture: PictureSource | null | undefined
  /** The part of the page. If two parts show the same picture, only the picture of the clicked part is enlarged. */
  part: string
}

interface SpeciesLinkProps extends LinkedSpecies {
  className: string | undefined
  style?: CSSProperties
  children: ReactNode
}

/** The part and the picture of the last followed link. When the reader returns, this picture is reduced again. */
let lastFollowedLink = ''

/** Renders a link that contains its picture. */
export function SpeciesLink({
  kind,
  species,
  picture,
  part,
  style,
  ...otherProps
}: SpeciesLinkProps) {
  const { linkProps, pictureStyle } = useSpeciesLink({ kind, species, picture, part })
  return <Link {...otherProps} {...linkProps} style={{ ...style, ...pictureStyle }} />
}

/** @returns the properties of a link to a species, and the style of the element that contains the picture */
export function useSpeciesLink({ kind, species, picture, part }: LinkedSpecies) {
  const address = profileAddress(kind, species.latinName)
  const prefetch = usePrefetch()
  const [isPressed, setIsPressed] = useState(false)
  const partAndPicture = part + (picture?.path ?? '')
  const isEnlarged = useViewTransitionState(address) && lastFollowedLink === partAndPicture
  const linkProps = {
    to: address,
    state: { arriving: arrivingFrom(species, picture) },
    viewTransition: Boolean(picture),
    prefetch: isPressed && prefetch === 'intent' ? 'render' : prefetch,
    'data-enlarged': isEnlarged || undefined,
    onPointerDown: () => setIsPressed(true),
    onClick: () => {
      lastFollowedLink = partAndPicture
    },
  } satisfies LinkProps & { 'data-enlarged': boolean | undefined }
  const pictureStyle = { '--grows': isEnlarged ? 'species' : undefined } as CSSProperties
  return { linkProps, pictureStyle }
}

function arrivingFrom(
  { latinName, commonName, chineseName }: Names,
  source: PictureSource | null | undefined,
): Arriving {
  const names = { latinName, commonName, chineseName }
  if (!source) return { names }
  const { path, width, height, placeholder } = source
  return { names, picture: { path, width, height, placeholder } }
}
