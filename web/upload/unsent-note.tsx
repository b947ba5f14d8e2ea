/** Says at the top of the upload page how many pictures of earlier visits are not sent, and links to them. */
import { useEffect, useState } from 'react'
import { afterChanges } from '../client/api.ts'
import { countUnsent, type Unsent } from '../device/stored-work.ts'
import { m } from '../paraglide/messages.js'
import { reading } from './draft/restored-work.tsx'
import styles from './upload-page.module.css'

const words = {
  plant: { text: m.upload_unsent_plant, place: '?section=plant#pictures' },
  bird: { text: m.upload_unsent_bird, place: '?section=bird#pictures' },
  creation: { text: m.upload_unsent_creation, place: '?section=creation#creation' },
}
const places = ['plant', 'bird', 'creation'] as const

export function UnsentNote({ username }: { username: string }) {
  const unsent = useUnsentOfEarlier(username)
  const { begun = none, left = none } = unsent ?? {}
  // A line stays until the page is left, so that the layout does not shift.
  const shown = places.filter((place) => begun[place] > 0)
  return (
    <div aria-live="polite" className={styles.unsent} {...reading(!unsent)}>
      {shown.length > 0 && (
        <p>
          {m.upload_unsent()}{' '}
          {shown.map((place) => (
            <a key={place} href={words[place].place}>
              {words[place].text({ count: left[place] })}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}

interface UnsentOfEarlier {
  /** The pictures when the page was opened. */
  begun: Unsent
  left: Unsent
}

/** @returns the pictures of earlier visits, undefined until counted; those of this visit stand in their own list */
function useUnsentOfEarlier(username: string): UnsentOfEarlier | undefined {
  const [unsent, setUnsent] = useState<UnsentOfEarlier>()
  useEffect(() => {
    const count = () =>
      countUnsent(username).then(
        (now) =>
          setUnsent((before) =>
            before ? { ...before, left: lower(before.left, now) } : { begun: now, left: now },
          ),
        () => setUnsent((before) => before ?? { begun: none, left: none }),
      )
    count()
    afterChanges.add(count)
    return () => {
      afterChanges.delete(count)
    }
  }, [username])
  return unsent
}

const none: Unsent = { plant: 0, bird: 0, creation: 0 }

const lower = (a: Unsent, b: Unsent): Unsent => ({
  plant: Math.min(a.plant, b.plant),
  bird: Math.min(a.bird, b.bird),
  creation: Math.min(a.creation, b.creation),
})
