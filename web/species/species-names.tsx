/**
 * Shows the three names of a species, always together, each in its own language. A name may be missing.
 */
import type { Names } from '../../contract/names.ts'
import { LatinName } from './latin-name.tsx'
import styles from './species-names.module.css'

interface SpeciesNamesProps {
  names: Names
  /**
   * `title` heads a page, and `entry` stands in a list. `card` stands below a picture and has a row for each name.
   * `label` is printed with one name below the other.
   */
  as: 'title' | 'entry' | 'card' | 'label'
  /** Authors of the Latin name, for entries. */
  authors?: string | undefined
}

export function SpeciesNames({ names, as, authors }: SpeciesNamesProps) {
  if (as !== 'title') {
    return (
      <span className={styles[as]} data-long={isLong(names.latinName) || undefined}>
        <ThreeNames {...names} authors={authors} />
      </span>
    )
  }
  return (
    <h1 className={styles.title} data-long={isLong(names.latinName) || undefined}>
      <ThreeNames {...names} />
    </h1>
  )
}

function ThreeNames({
  latinName,
  chineseName,
  commonName,
  authors,
}: Names & Pick<SpeciesNamesProps, 'authors'>) {
  return (
    <>
      <span className={styles.latin}>
        <LatinName name={latinName} />
      </span>
      {authors && <span className={styles.english}> {authors}</span>}
      {chineseName && (
        <>
          {' '}
          <b className={styles.chinese} lang="zh-Hans">
            {chineseName}
          </b>
        </>
      )}
      {commonName && (
        <>
          {' '}
          <span className={styles.english} lang="en">
            {commonName}
          </span>
        </>
      )}
    </>
  )
}

/** The three names in one line, for titles. */
export function threeNames({ latinName, commonName, chineseName }: Names): string {
  return [latinName, commonName, chineseName].filter(Boolean).join(' · ')
}

/** Whether a name would break inside a word at the size of a title. */
function isLong(latinName: string): boolean {
  return latinName.length > 36 || latinName.split(' ').some((word) => word.length > 15)
}
