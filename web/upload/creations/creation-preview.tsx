/** The Creation Preview: published creations and one's own that wait, photograph and artwork side by side. */

import { Link } from 'react-router'
import { profileAddress } from '../../../contract/names.ts'
import type { CreationCard } from '../../../contract/schemas/contributions.ts'
import { m } from '../../paraglide/messages.js'
import { SpeciesNames } from '../../species/species-names.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './creation-preview.module.css'

export function CreationPreview({ creations }: { creations: readonly CreationCard[] }) {
  if (creations.length === 0) return <p className={styles.none}>{m.creation_none()}</p>
  return (
    <ul className={styles.grid}>
      {creations.map((creation) => (
        <li key={creation._id} className={styles.card}>
          <Card creation={creation} />
        </li>
      ))}
    </ul>
  )
}

function Card({ creation }: { creation: CreationCard }) {
  const { plant, dbType, status, picImage, artImage, artist, photographer } = creation
  const names = {
    latinName: plant,
    commonName: creation.commonName,
    chineseName: creation.chineseName,
  }
  const sizes = '(min-width: 44rem) 11rem, 46vw'
  return (
    <>
      <div className={styles.pair}>
        <Picture
          picture={picImage}
          alt={m.creation_photograph_alt({ latin: plant })}
          sizes={sizes}
          ratio={1}
          fit="contain"
        />
        <Picture
          picture={artImage}
          alt={
            artist
              ? m.artwork_alt({ latin: plant, artist })
              : m.artwork_alt_unknown({ latin: plant })
          }
          sizes={sizes}
          ratio={1}
          fit="contain"
        />
      </div>
      <p>
        <Link to={profileAddress(dbType, plant)} className={styles.names}>
          <SpeciesNames names={names} as="entry" />
        </Link>
      </p>
      <p className={styles.credits}>
        <span>
          {m.artwork_painter()} {artist || m.gallery_unknown()}
        </span>
        <span>
          {m.gallery_by()} {photographer || m.gallery_unknown()}
        </span>
      </p>
      <p>
        <b className={styles.state} data-state={status}>
          {status === 'approved' ? m.submission_approved() : m.submission_pending()}
        </b>
      </p>
    </>
  )
}
