/**
 * Shows warnings, and the numbers of pending submissions, open requests, species, accounts and deletions. Each number
 * links to a list.
 */
import { Link } from 'react-router'
import type { Output } from '../../../contract/calls/endpoints.ts'
import { momentInWords } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import { LatinName } from '../../species/latin-name.tsx'
import styles from '../administration.module.css'
import { AdministrationLinks } from './administration-links.tsx'
import counted from './counts.module.css'

type Counts = Omit<Output<'waitingCounts'>, 'clockGap' | 'brokenContent' | 'unknownSpecies'>

/** Returns the label of a number, such as `account` for 1 and `accounts` for 2. */
type Label = (inputs: { count: number }) => string

const pendingCounts: [keyof Counts, Label][] = [
  ['edits', m.admin_count_edits],
  ['posts', m.admin_count_posts],
  ['creations', m.admin_count_creations],
  ['pictures', m.admin_count_pictures],
  ['requests', m.admin_count_requests],
]

const siteCounts: [keyof Counts, Label, string][] = [
  ['plants', m.admin_count_plants, '/glossary'],
  ['birds', m.admin_count_birds, '/glossaryBird'],
  ['members', m.admin_count_members, '/admin/accounts'],
  ['deleted', m.admin_count_deleted, '/admin/bin'],
]

interface OverviewProps {
  counts: Output<'waitingCounts'>
  /** Whether other people on the network can read the requests of this page. */
  readableByOthers: boolean
}

export function Overview({ counts, readableByOthers }: OverviewProps) {
  const { clockGap, brokenContent, unknownSpecies } = counts
  return (
    <>
      {readableByOthers && <p className={styles.warning}>{m.admin_not_encrypted()}</p>}
      {brokenContent.length > 0 && (
        <section className={`${styles.warning} ${styles.broken}`} aria-labelledby="broken">
          <h2 id="broken">{m.admin_content_broken()}</h2>
          <p>{m.admin_content_kept()}</p>
          <ul>
            {brokenContent.map((mistake) => (
              <li key={mistake}>
                <code lang="en">{mistake}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      {unknownSpecies.length > 0 && (
        <section className={`${styles.warning} ${styles.broken}`} aria-labelledby="unknown">
          <h2 id="unknown">{m.admin_walks_unknown()}</h2>
          <p>
            {m.admin_walks_unknown_text()} <Link to="/admin/site/walks">{m.site_part_walks()}</Link>
          </p>
          <ul>
            {unknownSpecies.map((name) => (
              <li key={name} translate="no">
                <LatinName name={name} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {clockGap && (
        <p className={styles.warning}>
          {m.admin_clock_gap({
            from: momentInWords(clockGap.from),
            to: momentInWords(clockGap.to),
          })}
        </p>
      )}
      <section aria-labelledby="pending">
        <h2 id="pending">{m.admin_pending()}</h2>
        <p className={counted.counts}>
          {pendingCounts.map(([name, label]) => (
            <Link
              key={name}
              to={name === 'requests' ? '/adminAuth#requests' : '/upload?section=auth'}
              data-pending={counts[name] > 0 || undefined}
            >
              <b>{counts[name]}</b> <small>{label({ count: counts[name] })}</small>
            </Link>
          ))}
        </p>
      </section>
      <section aria-labelledby="on-site">
        <h2 id="on-site">{m.admin_on_site()}</h2>
        <p className={counted.counts}>
          {siteCounts.map(([name, label, address]) => (
            <Link key={name} to={address}>
              <b>{counts[name]}</b> <small>{label({ count: counts[name] })}</small>
            </Link>
          ))}
        </p>
      </section>
      <AdministrationLinks />
    </>
  )
}
