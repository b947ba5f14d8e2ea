/** Shows the season ribbon with the number of species of each month, as links to the months. */
import type { Kind } from '../../contract/kinds.ts'
import { monthName } from '../language/months.ts'
import { m } from '../paraglide/messages.js'
import { inSeasonAddress } from './in-season-address.ts'
import { SeasonRibbon } from './season-ribbon.tsx'

interface MonthChooserProps {
  kind: Kind
  /** The month of the page; absent on the page of the whole year. */
  month?: number
  thisMonth: number
  speciesByMonth: number[]
}

export function MonthChooser({
  kind,
  month: chosenMonth,
  thisMonth,
  speciesByMonth,
}: MonthChooserProps) {
  return (
    <nav aria-label={m.gallery_months()}>
      <SeasonRibbon
        thisMonth={thisMonth}
        form="figures"
        cellOf={(month) => {
          const count = speciesByMonth[month - 1] ?? 0
          const name = monthName(month)
          const monthLabel = month === thisMonth ? m.season_now_month_now({ month: name }) : name
          return {
            label: m.season_now_month_species({ month: monthLabel, count }),
            to: inSeasonAddress(kind, month),
            count,
            isChosen: month === chosenMonth,
          }
        }}
      />
    </nav>
  )
}
