/** Shows the seal and the name of the site at the foot of a label. */
import type { InBothLanguages } from '../../contract/schemas/content.ts'
import { useRootData } from '../page-data/root-data.ts'
import { sealOf } from '../page-data/seal-of.ts'
import styles from './site-seal.module.css'

export function SiteSeal({ site }: { site: InBothLanguages }) {
  const root = useRootData()
  return (
    <p className={styles.site}>
      <span className={styles.seal} aria-hidden="true" lang="zh-Hans">
        {sealOf(root?.site)}
      </span>
      <span lang="zh-Hans">{site.zh}</span>
      {site.en !== site.zh && <span lang="en">{site.en}</span>}
    </p>
  )
}
