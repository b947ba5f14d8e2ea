/** Shows the first few deleted pictures or artworks, each with its code. */
import type { BinPicture } from '../../contract/schemas/curation.ts'
import { m } from '../paraglide/messages.js'
import { Picture } from '../ui/picture.tsx'
import styles from './administration.module.css'

interface BinPicturesProps {
  pictures: BinPicture[]
  /** The number of pictures that were deleted together. */
  count: number | undefined
}

export function BinPictures({ pictures, count = 1 }: BinPicturesProps) {
  if (pictures.length === 0) return null
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ path, code, ...picture }) => (
        <li key={code}>
          {path ? (
            <Picture picture={{ ...picture, path }} alt="" sizes="5.5rem" ratio={1} />
          ) : (
            <span
              className={styles.blur}
              style={{ backgroundImage: `url(${picture.placeholder})` }}
            />
          )}
          {code}
        </li>
      ))}
      {count > pictures.length && <li>{m.bin_more({ count: count - pictures.length })}</li>}
    </ul>
  )
}
