/**
 * Shows a sheet of A4 for the wall of a classroom, with the picture, the names, the months with photographs, and the QR
 * code.
 */
import type { InBothLanguages } from '../../contract/schemas/content.ts'
import { m } from '../paraglide/messages.js'
import { SpeciesNames } from '../species/species-names.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './classroom-sheet.module.css'
import type { ClassroomFacts, Label } from './label.ts'
import { ScanCode } from './scan-code.tsx'
import { SiteSeal } from './site-seal.tsx'

interface ClassroomSheetProps {
  label: Label
  origin: string
  site: InBothLanguages
}

const twelveMonths = Array.from({ length: 12 }, (_, index) => index + 1)

export function ClassroomSheet({
  label: { address, qr, subject },
  origin,
  site,
}: ClassroomSheetProps) {
  if (subject.is !== 'species') return null
  const { picture = null, months = [] } = subject.facts ?? {}
  return (
    <article className={styles.sheet} data-scheme="paper">
      {picture ? (
        <div className={styles.picture}>
          <Picture picture={picture} alt="" sizes="190mm" ratio={190 / 140} fit="contain" first />
        </div>
      ) : (
        <p className={styles.picture}>{m.label_no_picture()}</p>
      )}
      <SpeciesNames names={subject} as="label" />
      {months.length > 0 && <Months months={months} />}
      <div className={styles.foot}>
        <SiteSeal site={site} />
        <ScanCode address={address} qr={qr} origin={origin} />
      </div>
    </article>
  )
}

/** Shows twelve cells for the months. A month with photographs is filled with the hue of its season. */
function Months({ months }: Pick<ClassroomFacts, 'months'>) {
  return (
    <figure className={styles.months}>
      <figcaption>
        <span lang="zh-Hans">{m.label_months({}, { locale: 'zh' })}</span>{' '}
        <span lang="en">{m.label_months({}, { locale: 'en' })}</span>
      </figcaption>
      <ol>
        {twelveMonths.map((month) => {
          const isTaken = months.some((each) => each.month === month)
          return (
            <li key={month} data-taken={isTaken || undefined}>
              {month}
            </li>
          )
        })}
      </ol>
    </figure>
  )
}
