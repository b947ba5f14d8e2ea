/** Lays the labels out on sheets of A4. All sheets except the last sheet are full. */
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
  /** Codes of the chosen species, including species without a sheet. */
  codes: string[]
  size: LabelSize
  origin: string
  site: InBothLanguages
  /** Whether the reader chose each species, and can therefore remove a species. */
  isRemovable: boolean
}

export function LabelSheets({ labels, codes, size, origin, site, isRemovable }: LabelSheetsProps) {
  const { across, down } = labelSizes[size]
  return (
    <div
      className={styles.sheets}
      data-size={size}
      style={{ '--across': across, '--down': down } as CSSProperties}
    >
      {sheetsOf(labels, across * down).map((sheet, index) => (
        <section key={sheet[0]?.address} aria-label={m.label_sheet({ number: index + 1 })}>
          <ul className={styles.sheet}>
            {sheet.map((label) => (
              <li key={label.address}>
                {size === 'classroom' ? (
                  <ClassroomSheet label={label} origin={origin} site={site} />
                ) : (
                  <OneLabel label={label} origin={origin} site={site} />
                )}
                {isRemovable && <RemoveLink label={label} codes={codes} size={size} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Shows the link that removes a species. A reader cannot remove a stop, because the walk determines the stops. */
function RemoveLink({
  label: { subject },
  codes,
  size,
}: { label: Label } & Pick<LabelSheetsProps, 'codes' | 'size'>) {
  if (subject.is !== 'species') return null
  const otherCodes = codes.filter((code) => code !== subject.code)
  return (
    <Link
      className={styles.off}
      to={labelsAddress(otherCodes, size)}
      aria-label={m.label_remove_named({ names: threeNames(subject) })}
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
