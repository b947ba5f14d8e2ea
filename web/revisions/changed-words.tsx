/** Shows a text with its deleted and added words marked. */

import styles from './changed-words.module.css'
import { wordDifference } from './word-difference.ts'

export function ChangedWords({ before, after }: { before: string; after: string }) {
  const pieces = wordDifference(before, after)
  return (
    <p className={styles.text}>
      {pieces.map((piece, index) =>
        'same' in piece ? (
          piece.same
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
          <span key={index}>
            {piece.before && <del>{piece.before}</del>}
            {piece.after && <ins>{piece.after}</ins>}
          </span>
        ),
      )}
    </p>
  )
}
