/** Compares runs of Lighthouse with the limits of a page. */

export interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  environment: { benchmarkIndex: number }
}

interface Measure {
  name: string
  read(report: Report): number
  /** The worst value that is allowed. */
  limit: number
  /** Whether a larger value is better. */
  isScore?: true
  /** Digits after the decimal point. */
  digits: number
  unit: string
}

const score = (name: string, limit: number): Measure => ({
  name,
  read: ({ categories }) => Math.round((categories[name]?.score ?? 0) * 100),
  ...{ limit, isScore: true, digits: 0, unit: '' },
})

const audit = (
  name: string,
  auditName: string,
  limit: number,
  digits: number,
  unit = '',
): Measure => ({
  name,
  read: ({ audits }) =>
    (audits[auditName]?.numericValue ?? Number.NaN) / (unit === ' s' ? 1000 : 1),
  ...{ limit, digits, unit },
})

const measures: readonly Measure[] = [
  score('performance', 99),
  score('accessibility', 100),
  score('best-practices', 100),
  score('seo', 100),
  audit('first paint', 'first-contentful-paint', 1.07, 2, ' s'),
  audit('largest paint', 'largest-contentful-paint', 1.55, 2, ' s'),
  audit('blocking', 'total-blocking-time', 65, 0, ' ms'),
  audit('shift', 'cumulative-layout-shift', 0.01, 3),
]

export const categories = measures.filter(({ isScore }) => isScore).map(({ name }) => name)

/** The lowest allowed median of the score for performance. */
const performanceMedian = 100

/**
 * Compares every run with the limits of the scores, and the medians with all other limits. In some runs, a paint takes
 * one more round trip, independently of the build (docs/measuring.md).
 * @returns the median of each measure, and one sentence for each missed limit
 */
export function evaluate(reports: readonly Report[]): { medians: string[]; misses: string[] } {
  const results = measures.map((measure) => ({ ...measure, values: reports.map(measure.read) }))
  const misses = results.flatMap(({ name, values, limit, isScore, digits, unit }) => {
    const compared = isScore || values.some(Number.isNaN) ? values : [median(values)]
    // A missing value fails the limit of its measure.
    const failed = compared.filter((value) => !(isScore ? value >= limit : value <= limit))
    if (failed.length === 0) return []
    const failedValues = failed.map((value) => value.toFixed(digits)).join(', ')
    return [`${name} ${failedValues}${unit}, but the limit is ${limit}${unit}`]
  })
  const performance = median(results[0]?.values ?? [])
  if (performance < performanceMedian) {
    misses.push(`performance ${performance} in the median, but the limit is ${performanceMedian}`)
  }
  const medians = results.map(
    ({ name, values, digits, unit }) => `${name} ${median(values).toFixed(digits)}${unit}`,
  )
  return { medians, misses }
}

/** @returns the median of Lighthouse's index of this machine's processor; a usual desktop has 1500 to 2000 */
export function indexOf(reports: readonly Report[]): string {
  return median(reports.map(({ environment }) => environment.benchmarkIndex)).toFixed(0)
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
