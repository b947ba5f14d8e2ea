/** Shows that a species is missing, and offers similar names and the search. */
import { Link } from 'react-router'
import { kinds } from '../../contract/kinds.ts'
import { profileAddress } from '../../contract/names.ts'
import type { MissingSpecies } from '../page-data/page-data.ts'
import { m } from '../paraglide/messages.js'
import { SearchBar } from '../search/search-bar.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import { Notice } from '../ui/notices/notice.tsx'
import styles from './error-page.module.css'
import { ReturnHome } from './return-home.tsx'

export function UnknownSpecies({ kind, name, nearest }: MissingSpecies) {
  const searchedName = name.replaceAll('_', ' ')
  const text =
    nearest.length > 0
      ? m.missing_species_text({ name: searchedName })
      : m.missing_species_none({ name: searchedName })
  return (
    <Notice title={m.missing_species_title()} text={text}>
      <ul className={styles.nearest}>
        {nearest.map((names) => (
          <li key={names.latinName}>
            <Link to={profileAddress(kind, names.latinName)}>
              <SpeciesNames names={names} as="entry" />
            </Link>
          </li>
        ))}
      </ul>
      <SearchBar kind={kind} size="small" />
      <Link to={kinds[kind].glossary}>{m.show_full_list()}</Link>
      <ReturnHome />
    </Notice>
  )
}
