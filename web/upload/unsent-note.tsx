/** Shows how many pictures of earlier visits are not sent, and links to the forms with these pictures. */
import { useEffect, useState } from 'react'
import { changeListeners } from '../client/api.ts'
import { countUnsent, type Unsent } from '../device/stored-work.ts'
import { m } from '../paraglide/messages.js'
import { readingAttribute } from './draft/restored-work.tsx'
import styles from './upload-page.module.css'

const links = {
  plant: { text: m.upload_unsent_plant, address: '?section=plant#pictures' },
  bird: { text: m.upload_unsent_bird, address: '?section=bird#pictures' },
  creation: { text: m.upload_unsent_creation, address: '?section=creation#creation' },
}
const formNames = ['plant', 'bird', 'creation'] as const

export function UnsentNote({ username }: { username: string }) {
  const unsent = useUnsentOfEarlierVisits(username)
  const { atStart = noPictures, remaining = noPictures } = unsent ?? {}
  // A link stays until the reader leaves the page, so that the layout does not shift.
  const formsWithPictures = formNames.filter((form) => atStart[form] > 0)
  return (
    <div aria-live="polite" className={styles.unsent} {...readingAttribute(!unsent)}>
      {formsWithPictures.length > 0 && (
        <p>
          {m.upload_unsent()}{' '}
          {formsWithPictures.map((form) => (
            <a key={form} href={links[form].address}>
              {links[form].text({ count: remaining[form] })}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}

interface UnsentOfEarlierVisits {
  /** The numbers of unsent pictures when the page was opened. */
  atStart: Unsent
  remaining: Unsent
}

/** @returns the numbers of unsent pictures of earlier visits; undefined until the pictures are counted */
function useUnsentOfEarlierVisits(username: string): UnsentOfEarlierVisits | undefined {
  const [unsent, setUnsent] = useState<UnsentOfEarlierVisits>()
  useEffect(() => {
    const updateCounts = () =>
      countUnsent(username).then(
        (now) =>
          setUnsent((before) =>
            before
              ? { ...before, remaining: minimumOf(before.remaining, now) }
              : { atStart: now, remaining: now },
          ),
        () => setUnsent((before) => before ?? { atStart: noPictures, remaining: noPictures }),
      )
    updateCounts()
    changeListeners.add(updateCounts)
    return () => {
      changeListeners.delete(updateCounts)
    }
  }, [username])
  return unsent
}

const noPictures: Unsent = { plant: 0, bird: 0, creation: 0 }

const minimumOf = (a: Unsent, b: Unsent): Unsent => ({
  plant: Math.min(a.plant, b.plant),
  bird: Math.min(a.bird, b.bird),
  creation: Math.min(a.creation, b.creation),
})
