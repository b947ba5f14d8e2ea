/** Shows an artwork with its label, and the photograph on which the artwork is based, if any. */
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import type { Display } from '../../contract/schemas/pairs.ts'
import type { RightsShown } from '../../contract/schemas/rights.ts'
import { kindOf } from '../client/kind-of.ts'
import { m } from '../paraglide/messages.js'
import { photoDay } from '../photographs/photo-date.ts'
import { artworkAlt } from '../photographs/photograph-alt.ts'
import { Place } from '../photographs/place.tsx'
import { RightsLine } from '../photographs/rights-line.tsx'
import { useSpeciesLink } from '../species/species-link.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import { Facts } from '../ui/facts.tsx'
import { Picture, type PictureSource } from '../ui/picture.tsx'
import { ZoomLink } from '../zoom/zoom-link.tsx'
import styles from './pair.module.css'

interface PairProps {
  display: Display
  /** The `sizes` attribute of one half of the pair. */
  sizes: string
  /** Whether the pair is at the head of the page. The pictures of other pairs are below the first screen. */
  first?: boolean
  onZoom: (id: string) => void
}

/** The ids of the two halves. The address contains the id of the half that the reader enlarges. */
export const photoOf = ({ _id }: Display) => `${_id}-photo`
export const artOf = ({ _id }: Display) => `${_id}-art`

export const photoAlt = (display: Display) =>
  m.exhibition_photo_alt({ plant: display.plant, photographer: orUnknown(display.photographer) })

export function Pair({ display, sizes, first = false, onZoom }: PairProps) {
  const { plant, picImage, artImage, picRights, artRights, picCode, artCode } = display
  const names = {
    latinName: plant,
    commonName: display.commonName,
    chineseName: display.chineseName,
  }
  const { linkProps, pictureStyle } = useSpeciesLink({
    kind: kindOf(display),
    species: names,
    picture: picImage,
    part: first ? 'showcase' : `wall ${display._id}`,
  })
  const sharesRights = picRights && JSON.stringify(picRights) === JSON.stringify(artRights)
  return (
    <div className={styles.pair}>
      <figure className={styles.figure}>
        <div className={styles.halves}>
          <FramedPicture picture={artImage} as="artwork">
            <ZoomLink picture={{ _id: artOf(display), path: artImage.path }} onZoom={onZoom}>
              <Picture
                picture={artImage}
                alt={artworkAlt(display)}
                sizes={sizes}
                ratio={boxRatio(artImage)}
                fit="contain"
                first={first}
                far={!first}
              />
            </ZoomLink>
          </FramedPicture>
          {picImage && (
            <FramedPicture picture={picImage} as="photograph" style={pictureStyle}>
              <ZoomLink picture={{ _id: photoOf(display), path: picImage.path }} onZoom={onZoom}>
                <Picture
                  picture={picImage}
                  alt={photoAlt(display)}
                  sizes={sizes}
                  ratio={boxRatio(picImage)}
                  fit="contain"
                  first={first}
                  far={!first}
                />
              </ZoomLink>
            </FramedPicture>
          )}
        </div>
        <figcaption className={styles.label} data-scheme="light">
          <Link {...linkProps} className={styles.names}>
            <SpeciesNames names={names} as="entry" />
          </Link>
          <span>
            <Facts
              facts={[
                m.exhibition_by({ artist: orUnknown(display.artist) }),
                ...(display.artTime ? [photoDay(display.artTime).shown] : []),
              ]}
            />
          </span>
          <span>
            {m.artwork_setting()} <Place place={display.location} />
          </span>
          {!sharesRights && <Rights {...artRights} />}
          {picImage && (
            <span>
              {m.gallery_by()} {orUnknown(display.photographer)}
            </span>
          )}
          {picRights && <Rights {...picRights} />}
          {artCode && (
            <span>
              <Facts facts={[`${m.gallery_code()} ${artCode}`, picCode]} />
            </span>
          )}
        </figcaption>
      </figure>
    </div>
  )
}

function Rights(rights: Partial<RightsShown>) {
  return (
    <span className={styles.rights}>
      <RightsLine {...rights} />
    </span>
  )
}

interface FramedPictureProps {
  picture: PictureSource
  as: 'artwork' | 'photograph'
  style?: CSSProperties
  children: ReactNode
}

/** Shows a framed picture. The centres of all pictures in a row are at the same height. */
function FramedPicture({ picture, as, style, children }: FramedPictureProps) {
  return (
    <div
      className={styles.framed}
      data-as={as}
      style={{ ...style, '--ratio': boxRatio(picture) } as CSSProperties}
    >
      {children}
    </div>
  )
}

/**
 * @returns the width of a box divided by its height. A very long picture is shown whole in a box that a finger can
 * press.
 */
function boxRatio({ width, height }: PictureSource): number {
  return Math.round(Math.min(4, Math.max(0.4, width / height)) * 1000) / 1000
}

function orUnknown(text: string): string {
  return text || m.gallery_unknown()
}
