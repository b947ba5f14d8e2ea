/** Lists species with their names, pictures and families. */
import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'
import type { MatchedName as Matched } from '../../contract/search/search-words.ts'
import type { TaxonName } from '../../contract/taxonomy/taxon-shapes.ts'
import { NoPhotograph } from '../species/no-photograph.tsx'
import { SpeciesLink } from '../species/species-link.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import { TaxonNames } from '../species/taxon-latin.tsx'
import { Picture, type PictureSource } from '../ui/picture.tsx'
import { MatchedName } from './matched-name.tsx'
import styles from './result-list.module.css'

interface Result extends Names {
  picture: PictureSource | null
  authorship?: string
  /** Absent on the page of a taxon; null if unknown. */
  family?: TaxonName | null
  matched?: Matched | null
}

export function ResultList({ kind, results }: { kind: Kind; results: Result[] }) {
  return (
    <ul className={styles.results}>
      {results.map((result) => (
        <li key={result.latinName}>
          <SpeciesLink
            className={styles.result}
            kind={kind}
            species={result}
            picture={result.picture}
            part="results"
          >
            {result.picture ? (
              <Picture picture={result.picture} alt="" sizes="6rem" ratio={1} />
            ) : (
              <NoPhotograph kind={kind} />
            )}
            <span>
              <SpeciesNames names={result} as="entry" authors={result.authorship} />
              <MatchedName matched={result.matched} />
              {result.family && result.matched?.by !== 'family' && (
                <span className={styles.family}>
                  <TaxonNames {...result.family} />
                </span>
              )}
            </span>
          </SpeciesLink>
        </li>
      ))}
    </ul>
  )
}
