/** Lists nominated photographs and artworks, each with its species and the names of the nominating members. */
import { Link } from 'react-router'
import type { Nominated } from '../../contract/schemas/pairs.ts'
import { kindOf } from '../client/kind-of.ts'
import { dayInWords } from '../language/day-in-words.ts'
import { listed } from '../language/marks.ts'
import { m } from '../paraglide/messages.js'
import { SpeciesNames } from '../species/species-names.tsx'
import { WholeDates } from '../ui/dates/whole-dates.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './administration.module.css'
import { EmptyList } from './empty-list.tsx'

export function NominationList({ entries }: { entries: Nominated[] }) {
  if (entries.length === 0) {
    return (
      <EmptyList
        message={m.nominations_none()}
        to="/upload?section=home"
        linkText={m.nominations_to_home()}
      />
    )
  }
  return (
    <ul>
      {entries.map((entry) => {
        const { code, kind, image, members, at, latinName, onHome } = entry
        const search = new URLSearchParams({ search: latinName, kind: kindOf(entry) })
        return (
          <li key={code} className={styles.entry}>
            <span className={styles.thumbnail}>
              <Picture picture={image} alt="" sizes="5.5rem" ratio={1} fit="contain" />
            </span>
            <div>
              <SpeciesNames names={entry} as="entry" />
              {onHome && <b className={styles.mark}>{m.nominations_on_home()}</b>}
              <small>
                {kind === 'artwork' ? m.subject_artwork() : m.subject_picture()} {code}
              </small>
              <small>
                <WholeDates
                  text={m.nominations_by({ members: listed(members), date: dayInWords(at) })}
                />
              </small>
            </div>
            <Link to={`/adminView?${search}`} aria-label={m.nominations_pair_of({ name: code })}>
              {m.nominations_pair()}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
