/** Shows a square with a leaf for a plant without a photograph, or with a feather for a bird without a photograph. */
import type { Kind } from '../../contract/kinds.ts'
import styles from './no-photograph.module.css'

const outlines: Record<Kind, string> = {
  plant:
    'M6 27C4 13 12 5 27 5c1 15-7 23-21 22zM6 27 19 13M11 21.5V15M15 17.5V11M14.5 18h6M10.5 22h6',
  bird: 'M4 29.5Q11.5 12.5 28.5 2.5C28.6 4.8 26.6 7.7 23.9 10.2L19.8 10.4 21.7 12.5Q19.9 14.4 18 16L13.8 16.3 15.3 18.1Q12.8 19.6 10.3 18.7M10.3 18.7Q9.5 15.4 14.6 9.8T28.5 2.5',
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
