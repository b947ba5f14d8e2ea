/** Shows the name of a chosen file. */
import styles from './file-name.module.css'

/** The number of characters at the end of a file's name that stay visible: usually a number and the type. */
const keptEnd = 10

/** A long name is cut in the middle, because its end distinguishes the files of a camera. */
export function FileName({ name }: { name: string }) {
  const characters = Array.from(name)
  return (
    <p className={styles.name}>
      <span>{characters.slice(0, -keptEnd).join('')}</span>
      <span>{characters.slice(-keptEnd).join('')}</span>
    </p>
  )
}
