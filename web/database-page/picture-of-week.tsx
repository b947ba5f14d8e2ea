/** Shows the photograph of the week in a band from edge to edge, over its own blurred placeholder. */
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import type { CaptionedPicture } from '../../contract/schemas/pictures.ts'
import { useRootData } from '../page-data/root-data.ts'
import { m } from '../paraglide/messages.js'
import { PhotographCaption } from '../photographs/photograph-caption.tsx'
import { RightsLine } from '../photographs/rights-line.tsx'
import { SpeciesLink } from '../species/species-link.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './picture-of-week.module.css'

interface PictureOfWeekProps {
  kind: Kind
  picture: CaptionedPicture
}

export function PictureOfWeek({ kind, picture }: PictureOfWeekProps) {
  const ratio = picture.width / picture.height
  return (
    <>
      <SpeciesLink
        kind={kind}
        species={picture}
        picture={picture}
        part="week"
        className={styles.band}
        style={{ '--ratio': ratio } as CSSProperties}
      >
        <span
          className={styles.ground}
          style={{ backgroundImage: `url(${picture.placeholder})` }}
          suppressHydrationWarning
          aria-hidden="true"
        />
        <span className={styles.picture}>
          <Picture
            picture={picture}
            alt=""
            sizes={`(min-width: 60rem) calc(${Math.round(64 * ratio)}svh), 100vw`}
            first
          />
        </span>
        <span className={styles.label}>
          <small>{m.week_picture()}</small>
          <SpeciesNames names={picture} as="entry" />
          <small className={styles.caption}>
            <PhotographCaption photograph={picture} inLink />
          </small>
        </span>
      </SpeciesLink>
      <p className={styles.rights}>
        <RightsLine {...picture} />
      </p>
    </>
  )
}

/** Shows a drawing while no species of the kind has a photograph. */
export function NoPictureOfWeek({ kind }: { kind: Kind }) {
  const isMember = useRootData()?.viewer.role !== 'visitor'
  return (
    <div className={styles.band} data-empty={kind}>
      <span className={styles.drawing} aria-hidden="true" />
      <p className={styles.label}>
        {emptyMessages[kind]()}
        {isMember && (
          <Link to={`/upload?section=${kind}#pictures`}>{m.profile_send_picture()}</Link>
        )}
      </p>
    </div>
  )
}

const emptyMessages: Record<Kind, () => string> = { plant: m.plant_none, bird: m.bird_none }
