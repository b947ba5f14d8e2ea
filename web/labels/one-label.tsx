/**
 * Shows one label like a label in a museum. The label has the names of its species or stop in large letters, and the QR
 * code beside the names.
 */
import type { InBothLanguages } from '../../contract/schemas/content.ts'
import { m } from '../paraglide/messages.js'
import { SpeciesNames } from '../species/species-names.tsx'
import type { Label } from './label.ts'
import styles from './one-label.module.css'
import { ScanCode } from './scan-code.tsx'
import { SiteSeal } from './site-seal.tsx'

interface OneLabelProps {
  label: Label
  /** The origin of the site, such as `https://flora.example`. */
  origin: string
  site: InBothLanguages
}

export function OneLabel({ label: { address, qr, subject }, origin, site }: OneLabelProps) {
  return (
    <article className={styles.label} data-scheme="paper">
      <div className={styles.names}>
        {subject.is === 'species' ? (
          <SpeciesNames names={subject} as="label" />
        ) : (
          <div className={styles.stop} data-long={isLong(subject.name) || undefined}>
            <b lang="zh-Hans">{subject.name.zh}</b>
            <span lang="en">{subject.name.en}</span>
            <small>
              <span lang="zh-Hans">
                {subject.walk.zh}&nbsp;·{' '}
                {m.label_stop({ number: subject.number }, { locale: 'zh' })}
              </span>
              <span lang="en">
                {subject.walk.en}, {m.label_stop({ number: subject.number }, { locale: 'en' })}
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

/** @returns whether the names are too long for the usual size. A Chinese character is as wide as two letters. */
function isLong({ en, zh }: InBothLanguages): boolean {
  return en.length + 2 * zh.length > 70
}
