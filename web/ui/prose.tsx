/** Shows a text of the school's content. The server has converted the text from Markdown to safe HTML. */
import styles from './prose.module.css'

export function Prose({ html, lang }: { html: string; lang?: string }) {
  return (
    <div
      className={styles.prose}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: server/content/markdown.ts makes only safe HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
