/**
 * Shows the page About us. A switch sets the language of the page's text in the address (`?text=zh`), but not the
 * language of the site.
 */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AboutContent, InBothLanguages } from '../../contract/schemas/content.ts'
import { type Language, languageTag } from '../language/language.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { Prose } from '../ui/prose.tsx'
import { TabLinks } from '../ui/tab-links.tsx'
import styles from './about-page.module.css'
import { Contacts, Teams } from './lists.tsx'
import { Walks, type WalksProps } from './walks.tsx'

interface AboutPageProps extends WalksProps {
  about: AboutContent | undefined
}

export function AboutPage({ about, language, ...walks }: AboutPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.opening}>
        <h1>{m.nav_about()}</h1>
        {about && <TextSwitch language={language} />}
      </header>
      {about ? (
        <div lang={languageTag(language)}>
          <Part id="club" {...about.club} language={language}>
            <Walks {...walks} language={language} />
            <Teams teams={about.teams} language={language} />
          </Part>
          <Part id="website" {...about.website} language={language}>
            <p className={styles.more} lang={languageTag(getLocale())}>
              <Link to="/data">{m.about_data()}</Link>
            </p>
          </Part>
          <Part id="contact" {...about.contact} language={language}>
            <Contacts contacts={about.contacts} language={language} />
          </Part>
        </div>
      ) : (
        <p className={styles.none}>{m.about_none()}</p>
      )}
    </div>
  )
}

function TextSwitch({ language }: { language: Language }) {
  return (
    <TabLinks
      label={m.about_language()}
      tabs={[['en', 'English'] as const, ['zh', '中文'] as const].map(([choice, text]) => ({
        to: `?text=${choice}`,
        text,
        lang: languageTag(choice),
        current: choice === language,
      }))}
      marks="true"
      look="plain"
      replace
      preventScrollReset
    />
  )
}

interface PartProps {
  id: string
  title: InBothLanguages
  text: InBothLanguages
  language: Language
  children?: ReactNode
}

function Part({ id, title, text, language, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
      <h2 id={`${id}-title`}>{title[language]}</h2>
      <div className={styles.body}>
        <Prose html={text[language]} />
        {children}
      </div>
    </section>
  )
}
