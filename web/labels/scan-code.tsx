/** A QR code with the word for scanning in both languages, and its address below. */
import type { CSSProperties } from 'react'
import { m } from '../paraglide/messages.js'
import type { Label } from './label.ts'
import styles from './scan-code.module.css'

/**
 * Light modules around the code. The QR standard requires four; a scanner needs them to find the
 * code.
 */
const quietZone = 4

interface ScanCodeProps extends Pick<Label, 'address' | 'qr'> {
  /** `https://flora.example` */
  origin: string
}

export function ScanCode({ address, qr, origin }: ScanCodeProps) {
  const whole = qr.size + 2 * quietZone
  return (
    <p className={styles.code} style={{ '--whole': whole / qr.size } as CSSProperties}>
      <svg
        viewBox={`${-quietZone} ${-quietZone} ${whole} ${whole}`}
        role="img"
        aria-label={m.label_code({ address: origin + address })}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <span className={styles.scan}>
        <b lang="zh-Hans">{m.label_scan({}, { locale: 'zh' })}</b>{' '}
        <span lang="en">{m.label_scan({}, { locale: 'en' })}</span>
      </span>
      <span className={styles.address}>
        {withoutScheme(origin)}
        <wbr />
        {address}
      </span>
    </p>
  )
}

function withoutScheme(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}
