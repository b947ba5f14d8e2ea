/** Shows the state of a picture as a text, and the progress of sending for screen readers. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Kind } from '../../../../contract/kinds.ts'
import { profileAddress } from '../../../../contract/names.ts'
import type { KnownPicture } from '../../../../contract/schemas/submissions.ts'
import { kindOf } from '../../../client/kind-of.ts'
import { m } from '../../../paraglide/messages.js'
import { LatinName } from '../../../species/latin-name.tsx'
import type { QueueItem } from '../../queue/items/item.ts'
import { pictureFailureWords } from './picture-failure-words.ts'
import styles from './picture-item.module.css'

export function PictureState({ kind, item }: { kind: Kind; item: QueueItem }) {
  const { state, fileName } = item
  return (
    <>
      <p className={styles.state} data-state={state.is}>
        {stateMessage(kind, item)}
      </p>
      {state.is === 'sending' && (
        <progress
          className="visually-hidden"
          aria-label={m.pictures_progress({ name: fileName })}
          value={state.progress}
        />
      )}
    </>
  )
}

function stateMessage(kind: Kind, { state, isWanted }: QueueItem): ReactNode {
  switch (state.is) {
    case 'preparing':
      return m.pictures_state_preparing()
    case 'ready':
      return isWanted ? m.pictures_state_next() : m.pictures_state_ready()
    case 'sending':
      return m.pictures_state_sending({ percent: Math.floor(state.progress * 100) })
    case 'waiting':
      return m.pictures_state_waiting()
    case 'sent':
      return state.status === 'approved' ? m.pictures_state_published() : m.pictures_state_sent()
    case 'known':
      return <KnownNote picture={state.where} />
    case 'refused':
      return pictureFailureWords(state.code, kind)
  }
}

/** Links to the species of a published picture or to the member's submissions, in a new tab, so that the form stays. */
function KnownNote({ picture }: { picture: KnownPicture | undefined }) {
  if (!picture) return m.pictures_state_known()
  const { status, latinName } = picture
  const isPublished = status === 'published'
  const address = isPublished ? profileAddress(kindOf(picture), latinName) : '/account#submissions'
  return (
    <>
      {isPublished ? m.pictures_state_published_already() : m.pictures_state_sent_already()}{' '}
      <Link to={address} target="_blank">
        {isPublished ? <LatinName name={latinName} /> : m.upload_to_submissions()}
        <span className="visually-hidden"> {m.form_new_tab()}</span>
      </Link>
    </>
  )
}
