/** Turns pictures into the slides of the zoom view. */
import { renditionWidths } from '../../contract/limits.ts'
import type { Names } from '../../contract/names.ts'
import type { Artwork, Photograph } from '../../contract/schemas/pictures.ts'
import { artworkAlt, photographAlt } from '../photographs/photograph-alt.ts'
import { type PictureSource, pictureAddress } from '../ui/picture.tsx'

export interface Slide {
  id: string
  /** The address of the largest picture, to which its thumbnail links. */
  href: string
  /** The address of a copy that contains its credit, for saving; published pictures only. */
  saved?: string
  src: string
  alt: string
  width: number
  height: number
  srcSet: { src: string; width: number; height: number }[]
  names: Names
  photograph?: Photograph
  artwork?: Artwork
}

export function photographSlides(photographs: Photograph[], names: Names): Slide[] {
  return photographs.map((photograph) => ({
    ...slideOf(photograph._id, photograph, photographAlt(photograph, names)),
    saved: savedAddress(photograph),
    names,
    photograph,
  }))
}

export function artworkSlides(artworks: Artwork[], names: Names): Slide[] {
  return artworks.map((artwork) => ({
    ...slideOf(artwork._id, artwork, artworkAlt(artwork)),
    saved: savedAddress(artwork),
    names,
    artwork,
  }))
}

const savedAddress = ({ path }: { path: string }) => `/public/saved${path}`

/** The slide of a picture whose credits are not shown. */
export function imageSlide({
  id,
  image,
  alt,
  names,
}: Pick<Slide, 'id' | 'alt' | 'names'> & { image: PictureSource }): Slide {
  return { ...slideOf(id, image, alt), names }
}

/** Pixels. A small picture is enlarged to this width, so that it is never smaller than its thumbnail. */
const smallestWidth = 960

function slideOf(id: string, picture: PictureSource, alt: string) {
  const { width, height } = picture
  const scale = Math.max(1, smallestWidth / width)
  return {
    id,
    href: `/public${picture.path}`,
    src: pictureAddress(picture, 1600),
    alt,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    srcSet: renditionWidths
      .filter((_width, place) => place === 0 || (renditionWidths[place - 1] ?? 0) < width)
      .map((kept) => {
        const real = Math.min(kept, width)
        return {
          src: pictureAddress(picture, kept),
          width: real,
          height: Math.round((height * real) / width),
        }
      }),
  }
}
