/** Shows the three names of a species, each marked with its language. A name may be missing. */
import type { Names } from '../../contract/names.ts'
import { LatinName } from './latin-name.tsx'
import styles from './species-names.module.css'

interface SpeciesNamesProps {
  names: Names
  /**
   * `title` is the heading of a page, and `entry` is for lists. `card` is for cards, and `label` is for printed labels;
   * in both, each name begins on a new line.
   */
  as: 'title' | 'entry' | 'card' | 'label'
  /** The authors of the Latin name, for entries. */
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

/** @returns the three names in one line; missing names are left out */
export function threeNames({ latinName, commonName, chineseName }: Names): string {
  return [latinName, commonName, chineseName].filter(Boolean).join(' · ')
}

/** @returns whether the Latin name needs a smaller font, because the whole name or one of its words is long */
function isLong(latinName: string): boolean {
  return latinName.length > 36 || latinName.split(' ').some((word) => word.length > 15)
}
