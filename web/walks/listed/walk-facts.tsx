/** Shows the duration, the length and the number of stops of a walk as a text. */
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Facts } from '../../ui/facts.tsx'

interface WalkFactsProps {
  minutes: number
  metres: number
  /** The number of stops. */
  stops: number
  /** The language of the surrounding text; by default, the language of the page. */
  locale?: 'en' | 'zh'
}

export function WalkFacts({ minutes, metres, stops, locale = getLocale() }: WalkFactsProps) {
  return (
    <Facts
      facts={[
        <time key="time" dateTime={`PT${minutes}M`}>
          {m.walk_minutes({ minutes }, { locale })}
        </time>,
        distanceInWords(metres, locale),
        m.walk_stop_count({ count: stops }, { locale }),
      ]}
    />
  )
}

/** @returns the distance as a text, such as `800 m`, `1.2 km`, `800 米` or `1.2 公里` */
export function distanceInWords(metres: number, locale = getLocale()): string {
  if (metres < 1000) return m.walk_metres({ number: metres }, { locale })
  return m.walk_kilometres({ number: Math.round(metres / 100) / 10 }, { locale })
}
