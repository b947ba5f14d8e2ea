/** Labels with QR codes, to be chosen, looked at and printed. */
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import {
  type Label,
  type LabelSize,
  labelSizes,
  labelsAddress,
  stopLabelsAddress,
} from './label.ts'
import { LabelChoice } from './label-choice.tsx'
import { LabelSheets } from './label-sheets.tsx'
import styles from './labels-page.module.css'

interface LabelsPageProps {
  labels: Label[]
  size: LabelSize
  origin: string
  walks: Parameters<typeof LabelChoice>[0]['walks']
  walk: string | undefined
}

export function LabelsPage({ labels, size, origin, walks, walk }: LabelsPageProps) {
  const codes = labels.flatMap(({ of }) => (of.is === 'species' ? [of.code] : []))
  const { across, down } = labelSizes[size]
  const sheets = Math.ceil(labels.length / (across * down))
  return (
    <div className={styles.page}>
      <div className={styles.ways}>
        <h1>{m.label_title()}</h1>
        <p>{m.label_lead({ origin })}</p>
        <LabelChoice codes={codes} size={size} walks={walks} walk={walk} />
        <div className={styles.bar}>
          <nav aria-label={m.label_size()} className={styles.sizes}>
            {(Object.keys(labelSizes) as LabelSize[]).map((each) => (
              <Link
                key={each}
                to={walk ? stopLabelsAddress(walk, each) : labelsAddress(codes, each)}
                aria-current={each === size || undefined}
                preventScrollReset
              >
                {each === 'large' ? m.label_large() : m.label_small()} {labelSizes[each].across} ×{' '}
                {labelSizes[each].down}
              </Link>
            ))}
          </nav>
          <p role="status">
            {labels.length > 0 && m.label_count({ count: labels.length, sheets })}
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
        <LabelSheets labels={labels} size={size} origin={origin} />
      ) : (
        <p className={styles.none}>{m.label_none()}</p>
      )}
    </div>
  )
}
