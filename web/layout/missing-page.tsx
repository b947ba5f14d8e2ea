/** Shows that a page or a species is missing. A missing page offers the search and the main pages. */
import { Link } from 'react-router'
import { kinds } from '../../contract/kinds.ts'
import type { MissingSpecies } from '../page-data/page-data.ts'
import { m } from '../paraglide/messages.js'
import { SearchBar } from '../search/search-bar.tsx'
import { Notice } from '../ui/notices/notice.tsx'
import { ReturnHome } from './return-home.tsx'
import { UnknownSpecies } from './unknown-species.tsx'

export default function MissingPage({ species }: { species: MissingSpecies | undefined }) {
  if (species) return <UnknownSpecies {...species} />
  return (
    <Notice title={m.missing_title()} text={m.missing_text()}>
      <SearchBar kind="plant" size="small" />
      <Link to={kinds.plant.database}>{m.nav_plants()}</Link>
      <Link to={kinds.bird.database}>{m.nav_birds()}</Link>
      <Link to="/aboutUs#walks">{m.about_walks()}</Link>
      <ReturnHome />
    </Notice>
  )
}
