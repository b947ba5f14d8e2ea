/** Tests the comparison of Lighthouse runs with the limits. */
import { expect, test } from 'vitest'
import { evaluate, indexOf, type Report } from './limits.ts'

function report(changed: Record<string, number> = {}): Report {
  const values: Record<string, number> = {
    'first-contentful-paint': 1000,
    'largest-contentful-paint': 1500,
    'total-blocking-time': 20,
    'cumulative-layout-shift': 0,
    ...changed,
  }
  const scores = ['performance', 'accessibility', 'best-practices', 'seo']
  return {
    categories: Object.fromEntries(scores.map((name) => [name, { score: changed[name] ?? 1 }])),
    audits: Object.fromEntries(
      Object.entries(values).map(([name, numericValue]) => [name, { numericValue }]),
    ),
    environment: { benchmarkIndex: changed.index ?? 1500.5 },
  }
}

test('accepts runs within the limits, and shows their medians', () => {
  const slowerReport = report({ performance: 0.99, 'largest-contentful-paint': 1550 })
  const { medians, misses } = evaluate([report(), slowerReport, report()])
  expect(misses).toEqual([])
  expect(medians).toContain('performance 100')
  expect(medians).toContain('largest paint 1.50 s')
})

test('shows the median index of the processor', () => {
  expect(indexOf([report({ index: 900 }), report({ index: 1200.4 }), report()])).toBe('1200')
})

test('reports each limit of a score that a single run misses', () => {
  const lowReport = report({ performance: 0.98, seo: 0.92 })
  expect(evaluate([report(), report(), lowReport]).misses).toEqual([
    'performance 98, but the limit is 99',
    'seo 92, but the limit is 100',
  ])
})

test('reports a median of 99 for performance', () => {
  const slowerReport = report({ performance: 0.99 })
  expect(evaluate([report(), slowerReport, slowerReport]).misses).toEqual([
    'performance 99 in the median, but the limit is 100',
  ])
})

test('reports each limit of a time that the median misses', () => {
  const slowReport = report({ 'first-contentful-paint': 1080 })
  expect(evaluate([report(), report(), slowReport]).misses).toEqual([])
  expect(evaluate([report(), slowReport, slowReport]).misses).toEqual([
    'first paint 1.08 s, but the limit is 1.07 s',
  ])
})

test('rejects a run that lacks a measure', () => {
  const emptyReport = { ...report(), audits: {} }
  expect(evaluate([emptyReport]).misses).toHaveLength(4)
  expect(evaluate([report(), emptyReport, report()]).misses).toHaveLength(4)
})
