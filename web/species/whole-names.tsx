/** Shows a place, or a list of names, whose Chinese names do not break between two lines. */
import styles from './species-names.module.css'
import { TextInBothLanguages } from './text-in-both-languages.tsx'

export function WholeNames({ text }: { text: string }) {
  return (
    <span className={styles.whole}>
      <TextInBothLanguages text={text} />
    </span>
  )
}
