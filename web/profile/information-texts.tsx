/** Shows the texts about a species, each paragraph marked with its language. */
import { type Kind, kinds, type TextField } from '../../contract/kinds.ts'
import { getLocale } from '../paraglide/runtime.js'
import { textWords } from '../species/field-words.ts'
import { isChinese } from '../species/language-of-text.ts'
import { TextInBothLanguages } from '../species/text-in-both-languages.tsx'
import styles from './information-texts.module.css'
import type { Profile } from './profile.ts'

interface InformationTextsProps {
  kind: Kind
  profile: Profile
}

/** These fields are on the label. */
const short: readonly TextField[] = ['otherNames', 'location']

export function InformationTexts({ kind, profile }: InformationTextsProps) {
  const written = kinds[kind].texts.filter(
    (field) => !short.includes(field) && profile.texts[field],
  )
  if (written.length === 0) return null
  return (
    <div className={styles.texts} data-kind={kind}>
      {written.map((field) => (
        <section key={field} className={styles.field}>
          <h2 className={styles.heading}>{textWords[field]()}</h2>
          <Paragraphs text={profile.texts[field] ?? ''} />
        </section>
      ))}
    </div>
  )
}

/**
 * English and Chinese, side by side if they fit, the reader's language first. Line breaks are kept.
 */
function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split('\n').filter((line) => line.trim())
  const chinese = paragraphs.filter(isChinese)
  const english = paragraphs.filter((paragraph) => !isChinese(paragraph))
  const chineseColumn = chinese.length > 0 && <Column paragraphs={chinese} language="zh-Hans" />
  return (
    <div className={styles.languages}>
      {getLocale() === 'zh' && chineseColumn}
      {english.length > 0 && <Column paragraphs={english} language="en" />}
      {getLocale() === 'en' && chineseColumn}
    </div>
  )
}

function Column({ paragraphs, language }: { paragraphs: string[]; language: string }) {
  return (
    <div lang={language} className={styles.column}>
      {paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never move
        <p key={place}>
          {language === 'en' ? <TextInBothLanguages text={paragraph} /> : paragraph}
        </p>
      ))}
    </div>
  )
}
