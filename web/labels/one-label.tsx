/** One label as in a museum: the names of its species or stop large, the QR code beside them. */
import type { InBothLanguages } from '../../contract/schemas/content.ts'
import { m } from '../paraglide/messages.js'
import { SpeciesNames } from '../species/species-names.tsx'
import type { Label } from './label.ts'
import styles from './one-label.module.css'
import { ScanCode } from './scan-code.tsx'
import { SiteSeal } from './site-seal.tsx'

interface OneLabelProps {
  label: Label
  /** `https://flora.example` */
  origin: string
  site: InBothLanguages
}

export function OneLabel({ label: { address, qr, of }, origin, site }: OneLabelProps) {
  return (
    <article className={styles.label} data-scheme="light">
      <div className={styles.names}>
        {of.is === 'species' ? (
          <SpeciesNames names={of} as="label" />
        ) : (
          <div className={styles.stop} data-long={isLong(of.name) || undefined}>
            <b lang="zh-Hans">{of.name.zh}</b>
            <span lang="en">{of.name.en}</span>
            <small>
              <span lang="zh-Hans">
                {of.walk.zh} {of.number}
              </span>
              <span lang="en">
                {of.walk.en}, {m.label_stop({ number: of.number }, { locale: 'en' })}
              </span>
            </small>
          </div>
        )}
        <SiteSeal site={site} />
      </div>
      <ScanCode address={address} qr={qr} origin={origin} />
    </article>
  )
}

/**
 * Whether the names are too long for the usual size. A Chinese character is as wide as two letters.
 */
function isLong({ en, zh }: InBothLanguages): boolean {
  return en.length + 2 * zh.length > 70
}
