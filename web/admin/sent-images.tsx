/** Shows admins small copies of photographs and artworks, with the code, the author and the day of the submission. */
import { Link } from 'react-router'
import { dateOf } from '../../contract/calendar.ts'
import type { SentImage } from '../../contract/schemas/activity.ts'
import { dayInWords } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { Picture } from '../ui/picture.tsx'
import styles from './sent-images.module.css'

interface SentImagesProps {
  images: SentImage[]
  /** The number of pictures that were changed together. */
  count: number | undefined
  entryDetails?: EntryDetails
}

/** The member and the time of the entry. The pictures do not repeat these details. */
interface EntryDetails {
  username: string | undefined
  at: string
}

export function SentImages({ images, count = 1, entryDetails }: SentImagesProps) {
  if (images.length === 0) return null
  return (
    <ul className={styles.images}>
      {images.map((image) => (
        <li key={image.path ?? image.code}>
          <ImageAndWords image={image} entryDetails={entryDetails} />
        </li>
      ))}
      {count > images.length && <li>{m.bin_more({ count: count - images.length })}</li>}
    </ul>
  )
}

interface ImageAndWordsProps {
  image: SentImage
  entryDetails: EntryDetails | undefined
}

/** Shows one small copy, or its placeholder, with the code, the author and the day of the submission. */
export function ImageAndWords({ image, entryDetails }: ImageAndWordsProps) {
  const { path, code, sender, senderId, sentAt, ...picture } = image
  return (
    <>
      {path ? (
        <Picture picture={{ ...picture, path }} alt="" sizes="5.5rem" ratio={1} />
      ) : (
        <span className={styles.blur} style={{ backgroundImage: `url(${picture.placeholder})` }} />
      )}
      <span className={styles.words}>
        {code && <b>{code}</b>}
        {(!senderId || sender !== entryDetails?.username) && (
          <span>
            {senderId ? <Link to={`/admin/members/${senderId}`}>{sender}</Link> : m.sent_imported()}
          </span>
        )}
        {dateOf(sentAt) !== (entryDetails && dateOf(entryDetails.at)) && (
          <time dateTime={dateOf(sentAt)}>{dayInWords(sentAt)}</time>
        )}
      </span>
    </>
  )
}
