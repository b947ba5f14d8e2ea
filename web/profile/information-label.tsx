/** Shows the authorship, other names, synonyms, location, links, months and editor of a species on its profile. */
import type { ReactNode } from 'react'
import { isProse, type Kind, kinds } from '../../contract/kinds.ts'
import type { Link } from '../../contract/schemas/species.ts'
import { parseSynonyms } from '../../contract/taxonomy/synonyms.ts'
import { dayInWords } from '../language/day-in-words.ts'
import { m } from '../paraglide/messages.js'
import { LatinName } from '../species/latin-name.tsx'
import { WholeNames } from '../species/whole-names.tsx'
import styles from './information-label.module.css'
import type { Profile } from './profile.ts'

interface InformationLabelProps {
  kind: Kind
  profile: Profile
  /** The months in which the species was photographed. */
  children: ReactNode
}

export function InformationLabel({ kind, profile, children }: InformationLabelProps) {
  const { names, texts, englishLinks, chineseLinks, editor, postedOn } = profile
  const links = [
    ...englishLinks.map((link) => ({ ...link, language: 'en' })),
    ...chineseLinks.map((link) => ({ ...link, language: 'zh-Hans' })),
  ]
  const synonyms = parseSynonyms(texts.synonyms ?? '')
  const isNamed = Boolean(texts.otherNames) || synonyms.length > 0
  const { authorship } = texts
  const hasLines = isNamed || Boolean(authorship) || Boolean(texts.location) || links.length > 0
  const prose = kinds[kind].texts.filter(isProse)
  const hasNamesOnly = links.length === 0 && prose.every((field) => !texts[field])
  return (
    <>
      <h2 className={styles.heading}>{m.profile_information()}</h2>
      {hasNamesOnly && <p className={styles.none}>{m.profile_names_only()}</p>}
      {hasLines && (
        <dl className={styles.label}>
          {authorship && (
            <Line term={m.taxon_authorship()}>
              <LatinName name={names.latinName} /> {authorship}
            </Line>
          )}
          {texts.otherNames && (
            <Line term={m.profile_other_names()}>
              <WholeNames text={texts.otherNames} />
            </Line>
          )}
          {synonyms.length > 0 && (
            <Line term={m.taxon_synonyms()}>
              {synonyms.map(({ scientificName, authorship }) => (
                <span key={scientificName + authorship} className={styles.synonym}>
                  <LatinName name={scientificName} /> {authorship}
                </span>
              ))}
            </Line>
          )}
          {texts.location && (
            <Line term={m.profile_location()}>
              <WholeNames text={texts.location} />
            </Line>
          )}
          {links.length > 0 && (
            <Line term={m.profile_links()}>
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link.language + link.link}>
                    <EncyclopediaLink {...link} />
                  </li>
                ))}
              </ul>
            </Line>
          )}
        </dl>
      )}
      {children}
      <p className={styles.editor}>
        {editor
          ? m.profile_editor({ editor: editorName(editor), date: dayInWords(postedOn) })
          : m.profile_posted({ date: dayInWords(postedOn) })}
      </p>
    </>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function EncyclopediaLink({ linkTitle, link, language }: Link & { language: string }) {
  return (
    <a href={link} lang={language} rel="noopener external">
      {linkTitle || new URL(link).hostname}
    </a>
  )
}

/**
 * For a bird without a recorded editor, the server writes `Unknown`.
 * @returns the name of the editor, or a message in the reader's language
 */
function editorName(editor: string): string {
  return editor === 'Unknown' ? m.gallery_unknown() : editor
}
