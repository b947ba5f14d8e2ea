/** Shows the page on which a reader chooses and prints labels and classroom sheets with QR codes. */
import type { InBothLanguages } from '../../contract/schemas/content.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { TabLinks } from '../ui/tab-links.tsx'
import {
  type Label,
  type LabelSize,
  labelSizes,
  labelsAddress,
  type Selection,
  selectionAddress,
  stopLabelsAddress,
} from './label.ts'
import { LabelChoice } from './label-choice.tsx'
import { LabelSheets } from './label-sheets.tsx'
import styles from './labels-page.module.css'

interface LabelsPageProps {
  labels: Label[]
  /** Codes of the chosen species, including species without a sheet. */
  codes: string[]
  size: LabelSize
  origin: string
  walks: Parameters<typeof LabelChoice>[0]['walks']
  walk: string | undefined
  selection: Selection | undefined
  /** Number of species without a sheet, because a page has a maximum of classroom sheets. */
  leftOutCount: number
  /** The name of the site. */
  site: InBothLanguages
}

export function LabelsPage({
  labels,
  codes,
  size,
  origin,
  walks,
  walk,
  ...otherProps
}: LabelsPageProps) {
  const { selection, leftOutCount, site } = otherProps
  const { across, down } = labelSizes[size]
  const sheets = Math.ceil(labels.length / (across * down))
  function addressOf(labelSize: LabelSize) {
    if (walk) return stopLabelsAddress(walk, labelSize)
    return selection ? selectionAddress(selection, labelSize) : labelsAddress(codes, labelSize)
  }
  return (
    <div className={styles.page}>
      <div className={styles.ways}>
        <h1>{m.label_title()}</h1>
        <p>{m.label_lead({ origin })}</p>
        <LabelChoice codes={codes} size={size} walks={walks} walk={walk} selection={selection} />
        <div className={styles.bar}>
          <TabLinks
            label={m.label_size()}
            tabs={(Object.keys(labelSizes) as LabelSize[])
              // A stop has no picture, so a stop has no sheet for a classroom.
              .filter((each) => each !== 'classroom' || !walk)
              .map((each) => ({
                to: addressOf(each),
                text: sizeInWords(each),
                current: each === size,
              }))}
            marks="true"
            look="plain"
            preventScrollReset
          />
          <p role="status">
            {labels.length > 0 && m.label_count({ count: labels.length, sheets })}
            {leftOutCount > 0 && ` ${m.label_left({ count: leftOutCount })}`}
          </p>
          {labels.length > 0 && (
            <span className={styles.print}>
              <Button look="main" onClick={() => window.print()}>
                {m.print_now()}
              </Button>
            </span>
          )}
        </div>
      </div>
      {labels.length > 0 ? (
        <LabelSheets
          labels={labels}
          codes={codes}
          size={size}
          origin={origin}
          site={site}
          isRemovable={selection === undefined}
        />
      ) : (
        <p className={styles.none}>{m.label_none()}</p>
      )}
    </div>
  )
}

function sizeInWords(size: LabelSize): string {
  if (size === 'classroom') return m.label_classroom()
  const { across, down } = labelSizes[size]
  return `${size === 'large' ? m.label_large() : m.label_small()} ${across} × ${down}`
}
