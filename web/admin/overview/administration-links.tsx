/** Lists the links to the pages of the administration, in groups. */
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import styles from './administration-links.module.css'

type Links = [address: string, label: () => string][]

const groups: [key: string, heading: () => string, links: Links][] = [
  [
    'content',
    m.admin_links_content,
    [
      ['/upload?section=auth', m.admin_to_review],
      ['/upload?section=home', m.admin_to_home],
      ['/adminView', m.admin_to_view],
      ['/admin/activity', m.admin_to_activity],
      ['/admin/bin', m.admin_to_bin],
      ['/admin/nominations', m.admin_to_nominations],
      ['/admin/names', m.admin_to_names],
      ['/admin/characters', m.admin_to_characters],
    ],
  ],
  [
    'people',
    m.admin_links_people,
    [
      ['/admin/accounts', m.admin_to_accounts],
      ['/admin/accounts/add', m.class_add],
      ['/admin/accounts/year', m.year_title],
      ['/admin/tours', m.admin_to_tours],
    ],
  ],
  [
    'site',
    m.admin_links_site,
    [
      ['/admin/site/site', m.site_part_site],
      ['/admin/site/settings', m.site_part_settings],
      ['/admin/site/home', m.site_part_home],
      ['/admin/site/about', m.site_part_about],
      ['/admin/site/videos', m.site_part_videos],
      ['/admin/site/walks', m.site_part_walks],
      ['/admin/site/lookAlikes', m.site_part_look_alikes],
      ['/admin/site/terms', m.terms_title],
      ['/admin/site/characters', m.site_part_characters],
      ['/labels', m.label_page_title],
      ['/admin/status', m.admin_to_status],
    ],
  ],
]

export function AdministrationLinks() {
  return (
    <nav aria-label={m.admin_links()} className={styles.groups}>
      {groups.map(([key, heading, links]) => (
        <section key={key} aria-labelledby={`ways-${key}`}>
          <h2 id={`ways-${key}`}>{heading()}</h2>
          <ul>
            {links.map(([address, label]) => (
              <li key={address}>
                <Link to={address}>{label()}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
