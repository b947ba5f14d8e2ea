/** One label: the QR code with its address below, and the name of its species or stop beside it. */
import type { CSSProperties } from 'react'
import type { InBothLanguages } from '../../contract/schemas/content.ts'
import { m } from '../paraglide/messages.js'
import { SpeciesNames } from '../species/species-names.tsx'
import type { Label } from './label.ts'
import styles from './one-label.module.css'

/**
 * Light modules around the code. The QR standard requires four; a scanner needs them to find the
 * code.
 */
const quietZone = 4

interface OneLabelProps {
  label: Label
  /** `https://flora.example` */
  origin: string
}

export function OneLabel({ label: { address, qr, of }, origin }: OneLabelProps) {
  const whole = qr.size + 2 * quietZone
  return (
    <article className={styles.label}>
      <p className={styles.code} style={{ '--whole': whole / qr.size } as CSSProperties}>
        <svg
          viewBox={`${-quietZone} ${-quietZone} ${whole} ${whole}`}
          role="img"
          aria-label={m.label_code({ address: origin + address })}
          shapeRendering="crispEdges"
        >
          <path d={qr.path} />
        </svg>
        <span className={styles.address}>
          {withoutScheme(origin)}
          <wbr />
          {address}
        </span>
      </p>
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
    </article>
  )
}

/**
 * Whether the names are too long for the usual size. A Chinese character is as wide as two letters.
 */
function isLong({ en, zh }: InBothLanguages): boolean {
  return en.length + 2 * zh.length > 70
}

function withoutScheme(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}
