/** The three names of a species: one unit, the same everywhere, each in its own language. */
import type { Names } from '../../contract/names.ts'
import { LatinName } from './latin-name.tsx'
import styles from './species-names.module.css'

interface SpeciesNamesProps {
  names: Names
  /** `title` heads a page, `entry` stands in a list. */
  as: 'title' | 'entry'
}

export function SpeciesNames({ names, as }: SpeciesNamesProps) {
  const latin = <LatinName name={names.latinName} />
  if (as === 'entry') {
    return (
      <span className={styles.entry}>
        <span className={styles.latin}>{latin}</span>
        <b className={styles.chinese} lang="zh-Hans">
          {names.chineseName}
        </b>
        <span className={styles.english} lang="en">
          {names.commonName}
        </span>
      </span>
    )
  }
  return (
    <h1 className={styles.title} data-long={isLong(names.latinName) || undefined}>
      <span className={styles.latin}>{latin}</span>{' '}
      <span className={styles.chinese} lang="zh-Hans">
        {names.chineseName}
      </span>{' '}
      <span className={styles.english} lang="en">
        {names.commonName}
      </span>
    </h1>
  )
}

/** A name that would break inside a word at the size of a title. */
function isLong(latinName: string): boolean {
  return latinName.length > 36 || latinName.split(' ').some((word) => word.length > 15)
}
