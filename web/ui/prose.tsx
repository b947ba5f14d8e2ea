/** A text of the school's content. The server has turned the Markdown into safe HTML. */
import styles from './prose.module.css'

export function Prose({ html, lang }: { html: string; lang?: string }) {
  return (
    <div
      className={styles.prose}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by server/content/markdown.ts, tested there
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
