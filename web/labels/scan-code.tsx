/** Shows a QR code with the word for scanning in both languages, and with the address below the code. */
import type { CSSProperties } from 'react'
import { m } from '../paraglide/messages.js'
import { QrPicture, quietZone } from '../ui/qr/qr-picture.tsx'
import type { Label } from './label.ts'
import styles from './scan-code.module.css'

interface ScanCodeProps extends Pick<Label, 'address' | 'qr'> {
  /** The origin of the site, such as `https://flora.example`. */
  origin: string
}

export function ScanCode({ address, qr, origin }: ScanCodeProps) {
  const fullSize = qr.size + 2 * quietZone
  return (
    <p className={styles.code} style={{ '--whole': fullSize / qr.size } as CSSProperties}>
      <QrPicture qr={qr} label={m.label_code({ address: origin + address })} />
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
