/** Makes the slides of the zoom view from pictures. */
import { renditionWidths } from '../../contract/limits.ts'
import type { Names } from '../../contract/names.ts'
import type { Artwork, Photograph } from '../../contract/schemas/pictures.ts'
import { artworkAlt, photographAlt } from '../photographs/photograph-alt.ts'
import { type PictureSource, pictureAddress } from '../ui/picture.tsx'

export interface Slide {
  id: string
  /** The address of the master, to which the picture on the page links. */
  href: string
  /** The address of a copy with the credit, for readers who save the picture; only for published pictures. */
  copyAddress?: string
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
    copyAddress: copyAddressOf(photograph),
    names,
    photograph,
  }))
}

export function artworkSlides(artworks: Artwork[], names: Names): Slide[] {
  return artworks.map((artwork) => ({
    ...slideOf(artwork._id, artwork, artworkAlt(artwork)),
    copyAddress: copyAddressOf(artwork),
    names,
    artwork,
  }))
}

const copyAddressOf = ({ path }: { path: string }) => `/public/saved${path}`

/** @returns the slide of a picture whose credits are not shown */
export function imageSlide({
  id,
  image,
  alt,
  names,
}: Pick<Slide, 'id' | 'alt' | 'names'> & { image: PictureSource }): Slide {
  return { ...slideOf(id, image, alt), names }
}

/** The minimum width in pixels. A smaller picture is enlarged, so that its slide is not smaller than on the page. */
const widthMinimum = 960

function slideOf(id: string, picture: PictureSource, alt: string) {
  const { width, height } = picture
  const scale = Math.max(1, widthMinimum / width)
  return {
    id,
    href: `/public${picture.path}`,
    src: pictureAddress(picture, 1600),
    alt,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    srcSet: renditionWidths
      .filter((_width, index) => index === 0 || (renditionWidths[index - 1] ?? 0) < width)
      .map((rendition) => {
        const trueWidth = Math.min(rendition, width)
        return {
          src: pictureAddress(picture, rendition),
          width: trueWidth,
          height: Math.round((height * trueWidth) / width),
        }
      }),
  }
}
