/** Lists the featured pairs of the home page. An admin can remove each pair, and undo the removal. */
import { useState } from 'react'
import { Link } from 'react-router'
import { profileAddress } from '../../contract/names.ts'
import type { UploadHomeEntry } from '../../contract/schemas/pairs.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { administrationFailure } from '../admin/failure-words.ts'
import { UndoLine } from '../admin/undo-line.tsx'
import { post } from '../client/api.ts'
import { kindOf } from '../client/kind-of.ts'
import { m } from '../paraglide/messages.js'
import { artworkAlt } from '../photographs/photograph-alt.ts'
import { SpeciesNames } from '../species/species-names.tsx'
import { keepFocusNear } from '../ui/behaviour/keep-focus.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { Picture, type PictureSource } from '../ui/picture.tsx'
import styles from './home-section.module.css'
import { PreviewDialog } from './preview-dialog.tsx'

interface CurrentlyFeaturedProps {
  entries: UploadHomeEntry[]
  call: SignedInCall
  onChanged: () => unknown
}

export function CurrentlyFeatured({ entries, call, onChanged }: CurrentlyFeaturedProps) {
  const [preview, setPreview] = useState<{ picture: PictureSource; alt: string }>()
  const [busy, setBusy] = useState('')
  const [undoableId, setUndoable] = useState('')
  const showToast = useToast()

  async function unfeature(id: string) {
    setBusy(id)
    keepFocusNear(document.activeElement)
    try {
      const { changeId } = await call(() => post('unFeatureHome', { id }))
      showToast({ look: 'success', text: m.home_unfeatured() })
      setUndoable(changeId)
      onChanged()
    } catch (error) {
      showToast({
        look: 'failure',
        title: m.home_failed_unfeature(),
        text: administrationFailure(error),
      })
    }
    setBusy('')
  }

  return (
    <>
      <UndoLine
        changeId={undoableId}
        text={m.home_unfeatured()}
        call={call}
        onUndone={() => {
          setUndoable('')
          return onChanged()
        }}
      />
      {entries.length === 0 && <p className={styles.none}>{m.home_none()}</p>}
      <ul className={styles.entries}>
        {entries.map(({ id, plant, pic, art, ...entry }) => (
          <li key={id} className={styles.entry}>
            <h3>
              <Link to={profileAddress(kindOf(entry), plant)}>
                <SpeciesNames names={entry} as="entry" />
              </Link>
            </h3>
            <div className={styles.pair}>
              {[
                { picture: pic, alt: plant },
                { picture: art, alt: artworkAlt(art) },
              ].map((half) => (
                <button
                  key={half.picture._id}
                  type="button"
                  className={styles.preview}
                  aria-label={m.home_preview({ what: half.alt })}
                  onClick={() => setPreview(half)}
                >
                  <Picture {...half} sizes="(min-width: 48rem) 16rem, 45vw" ratio={1} />
                </button>
              ))}
            </div>
            <Button
              busy={busy === id}
              aria-label={m.home_unfeature_label({ plant })}
              onClick={() => unfeature(id)}
            >
              {m.home_unfeature()}
            </Button>
          </li>
        ))}
      </ul>
      {preview && <PreviewDialog {...preview} onClose={() => setPreview(undefined)} />}
    </>
  )
}
