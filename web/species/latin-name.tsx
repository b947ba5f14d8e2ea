/**
 * Shows a Latin name in italics, with ranks and the hybrid sign upright (International Code of
 * Nomenclature, recommended practice).
 */
import styles from './species-names.module.css'

const upright = /^(×|x|var\.|subsp\.|ssp\.|f\.|cv\.|sp\.|spp\.)$/

export function LatinName({ name }: { name: string }) {
  const words = name.split(' ')
  if (!words.some((word) => upright.test(word))) {
    return (
      <i className={styles.italic} lang="la">
        {name}
      </i>
    )
  }
  return (
    <i className={styles.italic} lang="la">
      {words.map((word, index) => {
        const before = words[index - 1]
        // A non-breaking space prevents a line break after the hybrid sign.
        const space = before === undefined ? '' : before === '×' ? '\u00a0' : ' '
        const key = `${index}${word}`
        return upright.test(word) ? (
          <span key={key} className={styles.rank}>
            {space + word}
          </span>
        ) : (
          space + word
        )
      })}
    </i>
  )
}
