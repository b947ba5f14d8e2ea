/** Lists each character with the number of species that have it, and links to the grid of the character. */

import { Link } from 'react-router'
import { kindNames } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { kindWords } from '../species/kind-words.ts'
import { TabLinks } from '../ui/tab-links.tsx'
import styles from './character-grid.module.css'
import { gridAddress } from './character-grid.tsx'
import type { Grid } from './grid.ts'

export function Coverage({ grid }: { grid: Grid }) {
  const { kind, coverage, speciesCount, describedCount, questions, singleName } = grid
  const shownKey = singleName ? undefined : questions[0]?.key
  return (
    <>
      <TabLinks
        label={m.key_kinds()}
        tabs={kindNames.map((each) => ({
          to: gridAddress({ kind: each }),
          text: kindWords[each](),
          current: each === kind,
        }))}
        look="row"
      />
      <p>{m.characters_described_any({ described: describedCount, all: speciesCount })}</p>
      <nav aria-label={m.characters_coverage()}>
        <ul className={styles.coverage}>
          {coverage.map(({ key, name, describedCount }) => (
            <li key={key}>
              <Link
                to={gridAddress({ kind, ask: key })}
                aria-current={key === shownKey || undefined}
              >
                <span>{name[getLocale()]}</span>
                <small>
                  {m.characters_described({ described: describedCount, all: speciesCount })}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
