/** Shows the icon of a season or life stage with its word. The colour repeats the same information. */
import type { ReactElement } from 'react'
import type { Section } from '../../contract/kinds.ts'
import styles from './section-sign.module.css'
import { sectionWord } from './section-word.ts'

/**
 * The icons are a blossom, a leaf, a fruit and a bare twig for plants. For birds, they are an egg, a feather, a feather
 * with a bright vane and a feather with a soft vane.
 */
const icons: Record<Section, ReactElement> = {
  spring: (
    <g>
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse key={turn} cx="8" cy="4" rx="2.3" ry="3.2" transform={`rotate(${turn} 8 8)`} />
      ))}
      <circle cx="8" cy="8" r="1.5" className={styles.hollow} />
    </g>
  ),
  summer: (
    <g>
      <path d="M2.5 13.5C1.5 6 6 2 14 2c.3 8-4 12.5-11.5 11.5z" />
      <path d="M2.5 13.5 9.5 6.5" className={styles.line} />
    </g>
  ),
  autumn: (
    <g>
      <circle cx="8" cy="9.5" r="5" />
      <path d="M8 5C8 3 9 1.5 11.5 1.300" className={styles.stroke} />
    </g>
  ),
  winter: <path d="M8 15V2M8 9 4 4.5M8 11.5l4.5-5M8 5.5 10 3" className={styles.stroke} />,
  Juvenile: (
    <path d="M8 1.5c2.600 0 4.700 4.300 4.700 7.600S10.600 14.5 8 14.5s-4.700-2.100-4.700-5.400S5.400 1.5 8 1.5z" />
  ),
  Subadult: (
    <path d="M3 14C3 7 7 2.5 13 2c.2 6-3.5 9-8.200 9.800M3 14l6-7" className={styles.stroke} />
  ),
  MaleAdult: (
    <g>
      <path d="M3 14.5C2.5 7 7 2 13.5 1.5 13.700 8 9.800 11.5 4.800 12.200z" />
      <path d="M2.5 15 9 6.800" className={styles.line} />
    </g>
  ),
  FemaleAdult: (
    <g>
      <path d="M3 14.5C2.5 7 7 2 13.5 1.5 13.700 8 9.800 11.5 4.800 12.200z" opacity=".45" />
      <path d="M2.5 15 9 6.800" className={styles.stroke} />
    </g>
  ),
}

export function SectionSign({ section }: { section: Section }) {
  return (
    <span className={styles.sign} data-section={section}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {icons[section]}
      </svg>
      {sectionWord(section)}
    </span>
  )
}
