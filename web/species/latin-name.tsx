/** Shows a Latin name in italics. `latin-parts.ts` determines which words are upright. */
import { latinParts } from './latin-parts.ts'
import styles from './species-names.module.css'

export function LatinName({ name }: { name: string }) {
  return (
    <i className={styles.italic} lang="la">
      {latinParts(name).map((text, index) =>
        index % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never move
          <span key={index} className={styles.rank}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </i>
  )
}
