/** Says at the top of the upload page how many pictures of earlier visits are not sent, and links to them. */
import { useEffect, useState } from 'react'
import { afterChanges } from '../client/api.ts'
import { countUnsent, type Unsent } from '../device/stored-work.ts'
import { m } from '../paraglide/messages.js'
import styles from './upload-page.module.css'

const words = {
  plant: { text: m.upload_unsent_plant, place: '?section=plant#pictures' },
  bird: { text: m.upload_unsent_bird, place: '?section=bird#pictures' },
  creation: { text: m.upload_unsent_creation, place: '?section=creation#creation' },
}
const places = ['plant', 'bird', 'creation'] as const

export function UnsentNote({ username }: { username: string }) {
  const left = useUnsentOfEarlier(username)
  const shown = places.filter((place) => left && left[place] > 0)
  return (
    <div aria-live="polite" className={styles.unsent}>
      {left && shown.length > 0 && (
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

/** @returns the pictures of earlier visits; those of this visit stand in their own list */
function useUnsentOfEarlier(username: string): Unsent | undefined {
  const [left, setLeft] = useState<Unsent>()
  useEffect(() => {
    const count = () =>
      countUnsent(username).then(
        (now) => setLeft((before) => (before ? lower(before, now) : now)),
        () => {},
      )
    count()
    afterChanges.add(count)
    return () => {
      afterChanges.delete(count)
    }
  }, [username])
  return left
}

const lower = (a: Unsent, b: Unsent): Unsent => ({
  plant: Math.min(a.plant, b.plant),
  bird: Math.min(a.bird, b.bird),
  creation: Math.min(a.creation, b.creation),
})
