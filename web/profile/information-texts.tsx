/** Shows the texts about a species, each paragraph marked with its language. */
import { birdStages, isProse, type Kind, kinds, type TextField } from '../../contract/kinds.ts'
import { isChinese } from '../../contract/text/language-of-text.ts'
import { getLocale } from '../paraglide/runtime.js'
import { textWords } from '../species/field-words.ts'
import { LinkedText, type Paragraph, paragraphsOf } from '../ways-onward/linked-text.tsx'
import type { LinkInText, LinksOfTexts } from '../ways-onward/load-ways-onward.ts'
import styles from './information-texts.module.css'
import type { Profile } from './profile.ts'

interface InformationTextsProps {
  kind: Kind
  profile: Profile & { longTexts: string[] }
  /** The links in the texts to other species and to terms. */
  links: LinksOfTexts
}

/** The prose fields that the information label shows. */
const labelFields: readonly TextField[] = ['otherNames', 'location']

export function InformationTexts({ kind, profile, links }: InformationTextsProps) {
  // With photographs, the text of a life stage is beside its pictures.
  const fieldsBesidePictures = profile.photographs.length > 0 ? birdStages : []
  const shownFields = kinds[kind].texts
    .filter(isProse)
    .filter((field) => ![...labelFields, ...fieldsBesidePictures].includes(field))
    .filter((field) => profile.texts[field])
  if (shownFields.length === 0) return null
  return (
    <div className={styles.texts} data-kind={kind}>
      {shownFields.map((field) => (
        <section
          key={field}
          className={styles.field}
          data-long={profile.longTexts.includes(field) || undefined}
        >
          <h2 className={styles.heading}>{textWords[field]()}</h2>
          <Paragraphs text={profile.texts[field] ?? ''} links={links[field] ?? []} />
        </section>
      ))}
    </div>
  )
}

/**
 * Shows the English and the Chinese paragraphs, with the reader's language first. Each line is a paragraph, and empty
 * lines are left out. On a wide screen, the languages of a plant are side by side; if one text is much longer, each
 * text fills both columns.
 */
export function Paragraphs({ text, links }: { text: string; links: LinkInText[] }) {
  const paragraphs = paragraphsOf(text, links).filter((line) => line.text.trim())
  const chinese = paragraphs.filter((paragraph) => isChinese(paragraph.text))
  const english = paragraphs.filter((paragraph) => !isChinese(paragraph.text))
  const chineseColumn = chinese.length > 0 && <Column paragraphs={chinese} language="zh-Hans" />
  return (
    <div className={styles.languages}>
      {getLocale() === 'zh' && chineseColumn}
      {english.length > 0 && <Column paragraphs={english} language="en" />}
      {getLocale() === 'en' && chineseColumn}
    </div>
  )
}

function Column({ paragraphs, language }: { paragraphs: Paragraph[]; language: string }) {
  return (
    <div lang={language} className={styles.column}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never move
        <p key={index}>
          {language === 'en' || paragraph.links.length > 0 ? (
            <LinkedText {...paragraph} />
          ) : (
            paragraph.text
          )}
        </p>
      ))}
    </div>
  )
}
