/** Text a school wrote in Markdown: the server has made it HTML that cannot act. */
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
