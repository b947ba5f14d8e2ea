/** A QR code as a picture that prints sharply. */
import type { QrCode } from './qr-code.ts'
import styles from './qr-picture.module.css'

/**
 * Light modules around the code. The QR standard requires four; a scanner needs them to find the
 * code.
 */
export const quietZone = 4

/** @param label the name of the target */
export function QrPicture({ qr, label }: { qr: QrCode; label: string }) {
  const whole = qr.size + 2 * quietZone
  return (
    <svg
      className={styles.picture}
      viewBox={`${-quietZone} ${-quietZone} ${whole} ${whole}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={qr.path} />
    </svg>
  )
}
