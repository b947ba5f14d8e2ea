/**
 * Shows the Creation Preview with published and pending creations. The list of a member leaves out the pending
 * creations of other members. An admin sees all creations, and can feature or delete a creation.
 */

import { useState } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { profileAddress } from '../../../contract/names.ts'
import type { CreationCard } from '../../../contract/schemas/submissions.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { UndoLine } from '../../admin/undo-line.tsx'
import { kindOf } from '../../client/kind-of.ts'
import { m } from '../../paraglide/messages.js'
import { artworkAlt } from '../../photographs/photograph-alt.ts'
import { SpeciesNames } from '../../species/species-names.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CreationActions } from './creation-actions.tsx'
import styles from './creation-preview.module.css'

/** The number of creations on a page. They fill three rows on a wide screen, or two screens of a phone. */
const pageSize = 6
const listId = 'creations'

interface CreationPreviewProps {
  creations: readonly CreationCard[]
  isAdmin: boolean
  call: SignedInCall
}

export function CreationPreview({ creations, isAdmin, call }: CreationPreviewProps) {
  const { revalidate } = useRevalidator()
  const [parameters] = useSearchParams()
  const pages = Math.max(1, Math.ceil(creations.length / pageSize))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1))
  const shownCreations = creations.slice((page - 1) * pageSize, page * pageSize)
  const [undoableId, setUndoableId] = useState('')
  const finishChange = (changeId = '') => {
    setUndoableId(changeId)
    return revalidate()
  }
  return (
    <>
      <UndoLine
        changeId={undoableId}
        text={m.home_unfeatured()}
        call={call}
        onUndone={() => finishChange()}
      />
      {creations.length === 0 && <p className={styles.none}>{m.creation_none()}</p>}
      <ul className={styles.grid} id={listId} tabIndex={-1}>
        {shownCreations.map((creation) => (
          <li key={creation._id} className={styles.card}>
            <Card creation={creation} />
            {isAdmin && (
              <CreationActions
                creation={creation}
                preview={<BothPictures creation={creation} />}
                call={call}
                onChanged={finishChange}
              />
            )}
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        list={listId}
        addressOf={(target) => `?section=creation&page=${target}`}
      />
    </>
  )
}

function BothPictures({ creation }: { creation: CreationCard }) {
  const { plant, picImage, artImage, artist } = creation
  const sizes = '(min-width: 44rem) 11rem, 46vw'
  return (
    <div className={styles.pair}>
      {picImage && (
        <Picture
          picture={picImage}
          alt={m.creation_photograph_alt({ latin: plant })}
          sizes={sizes}
          ratio={1}
          fit="contain"
        />
      )}
      <Picture
        picture={artImage}
        alt={artworkAlt({ plant, artist })}
        sizes={sizes}
        ratio={1}
        fit="contain"
      />
    </div>
  )
}

function Card({ creation }: { creation: CreationCard }) {
  const { plant, status, artist, photographer, picImage } = creation
  const names = {
    latinName: plant,
    commonName: creation.commonName,
    chineseName: creation.chineseName,
  }
  return (
    <>
      <BothPictures creation={creation} />
      <p>
        <Link to={profileAddress(kindOf(creation), plant)} className={styles.names}>
          <SpeciesNames names={names} as="entry" />
        </Link>
      </p>
      <p className={styles.credits}>
        <span>
          {m.artwork_painter()} {artist || m.gallery_unknown()}
        </span>
        {picImage && (
          <span>
            {m.gallery_by()} {photographer || m.gallery_unknown()}
          </span>
        )}
      </p>
      <p>
        <b className={styles.state} data-state={status}>
          {status === 'approved' ? m.submission_approved() : m.submission_pending()}
        </b>
      </p>
    </>
  )
}
