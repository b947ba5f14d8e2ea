/** Shows the teams and the contacts on the page About us. */
import type { AboutContent } from '../../contract/schemas/content.ts'
import type { Language } from '../language/language.ts'
import { m } from '../paraglide/messages.js'
import styles from './about-page.module.css'

type ListProps<Name extends keyof AboutContent> = Pick<AboutContent, Name> & {
  /** The language of the text and of its headings. The site's language may differ. */
  language: Language
}

export function Teams({ teams, language: locale }: ListProps<'teams'>) {
  if (teams.length === 0) return null
  return (
    <>
      <h3>{m.about_teams({}, { locale })}</h3>
      <div className={styles.teams}>
        {teams.map(({ name, members }) => (
          <div key={name.en}>
            <h4>{name[locale]}</h4>
            <ul>
              {members.map((member, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the order is fixed
                <li key={`${index} ${member.name.en}`}>
                  {member.name[locale]}
                  {member.role && <small> {member.role[locale]}</small>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}

export function Contacts({ contacts, language: locale }: ListProps<'contacts'>) {
  if (contacts.length === 0) return null
  return (
    <dl className={styles.contacts}>
      {contacts.map(({ label, text, address }) => (
        <div key={label.en}>
          <dt>{label[locale]}</dt>
          <dd>{address ? <a href={address}>{text[locale]}</a> : text[locale]}</dd>
        </div>
      ))}
    </dl>
  )
}
