/** The seal and the name of the site, at the foot of a label. */
import type { InBothLanguages } from '../../contract/schemas/content.ts'
import styles from './site-seal.module.css'

export function SiteSeal({ site }: { site: InBothLanguages }) {
  return (
    <p className={styles.site}>
      <span className={styles.seal} aria-hidden="true" lang="zh-Hans">
        花
      </span>
      <span lang="zh-Hans">{site.zh}</span>
      {site.en !== site.zh && <span lang="en">{site.en}</span>}
    </p>
  )
}
