/** Lays the labels out on sheets of A4, each sheet full except the last. */
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { InBothLanguages } from '../../contract/schemas/content.ts'
import { m } from '../paraglide/messages.js'
import { threeNames } from '../species/species-names.tsx'
import { ClassroomSheet } from './classroom-sheet.tsx'
import { type Label, type LabelSize, labelSizes, labelsAddress } from './label.ts'
import styles from './label-sheets.module.css'
import { OneLabel } from './one-label.tsx'

interface LabelSheetsProps {
  labels: Label[]
  size: LabelSize
  origin: string
  site: InBothLanguages
  /** Whether the reader chose each species, and so may remove one. */
  chosen: boolean
}

export function LabelSheets({ labels, size, origin, site, chosen }: LabelSheetsProps) {
  const { across, down } = labelSizes[size]
  return (
    <div
      className={styles.sheets}
      data-size={size}
      style={{ '--across': across, '--down': down } as CSSProperties}
    >
      {sheetsOf(labels, across * down).map((sheet, place) => (
        <section key={sheet[0]?.address} aria-label={m.label_sheet({ number: place + 1 })}>
          <ul className={styles.sheet}>
            {sheet.map((label) => (
              <li key={label.address}>
                {size === 'classroom' ? (
                  <ClassroomSheet label={label} origin={origin} site={site} />
                ) : (
                  <OneLabel label={label} origin={origin} site={site} />
                )}
                {chosen && <RemoveLink label={label} labels={labels} size={size} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Removes one species. Stops cannot be removed, because a walk determines them. */
function RemoveLink({
  label: { of },
  labels,
  size,
}: { label: Label } & Pick<LabelSheetsProps, 'labels' | 'size'>) {
  if (of.is !== 'species') return null
  const others = labels.flatMap((each) => {
    return each.of.is === 'species' && each.of.code !== of.code ? [each.of.code] : []
  })
  return (
    <Link
      className={styles.off}
      to={labelsAddress(others, size)}
      aria-label={m.label_remove_named({ names: threeNames(of) })}
      preventScrollReset
    >
      {m.label_remove()}
    </Link>
  )
}

function sheetsOf(labels: Label[], count: number): Label[][] {
  const sheets = Math.ceil(labels.length / count)
  return Array.from({ length: sheets }, (_, sheet) => {
    return labels.slice(sheet * count, (sheet + 1) * count)
  })
}
