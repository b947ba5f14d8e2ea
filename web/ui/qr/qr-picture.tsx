/** Renders a QR code as an SVG, so that the code is sharp in print. */
import type { QrCode } from './qr-code.ts'
import styles from './qr-picture.module.css'

/** The number of light modules around the code. The QR standard requires four, so that a scanner finds the code. */
export const quietZone = 4

/** @param label the name of the target */
export function QrPicture({ qr, label }: { qr: QrCode; label: string }) {
  const fullSize = qr.size + 2 * quietZone
  return (
    <svg
      className={styles.picture}
      viewBox={`${-quietZone} ${-quietZone} ${fullSize} ${fullSize}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={qr.path} />
    </svg>
  )
}
