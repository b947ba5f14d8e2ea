/** Shows a square with a leaf for a plant without a photograph, or with a feather for a bird without a photograph. */
import type { Kind } from '../../contract/kinds.ts'
import styles from './no-photograph.module.css'

const outlines: Record<Kind, string> = {
  plant:
    'M6 27C4 13 12 5 27 5c1 15-7 23-21 22zM6 27 19 13M11 21.5V15M15 17.5V11M14.5 18h6M10.5 22h6',
  bird: 'M5 28C4 15 13 5 28 4c.5 12-7 19-18.5 20.5M5 28 21 11M12 20.5V14M16 16V9.5M13.5 19h7',
}

export function NoPhotograph({ kind }: { kind: Kind }) {
  return (
    <span className={styles.square}>
      <svg
        viewBox="0 0 32 32"
        width="40%"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={outlines[kind]} />
      </svg>
    </span>
  )
}
