/**
 * Checks that the time of a function grows in proportion to its text. The check compares texts of n and 2n characters
 * in one run, so that the speed of the machine makes no difference.
 */
import { expect } from 'vitest'

/** Units that are hard for parsers, such as separators, nesting, repeated prefixes and combining marks. */
const units = [
  ...['a', 'a ', 'a, ', ', ', ',', 'a: ', ': ', 'a: b, ', ';', '; ', ' ', '\t', '\r\n', '\r', '\n'],
  ...[
    '"',
    "'",
    '\\',
    '\\"',
    '[',
    '{"a":',
    '[{"linkTitle":"',
    '(',
    '<',
    '<a href="',
    '<!--',
    '&amp;',
  ],
  ...[
    '/',
    '//',
    '../',
    '%',
    '%25',
    '.',
    '@',
    '?',
    '&',
    '#',
    '=',
    '_',
    '-',
    '*',
    '**',
    '`',
    '|',
    '>',
  ],
  ...['http://', 'https://a.', 'javascript:', '0', '1-', '2025-01-01', 'q=0.1,', ';q=', '×', '×x '],
  ...['\u0301\u0323', '\u0323\u0301', 'e\u0301\u0323', '\u0334\u0301', '\u3099\u0301', '\uFDFA'],
  ...[
    '，',
    '（',
    '樟',
    '樟，',
    '樟a',
    '樟\u{E0100}',
    '\u{E0100}',
    '\uFE0F',
    '\u200D',
    '👩\u200D🌾',
  ],
  ...['🇨', 'ก', 'か', '각', '\u1100', '\0', '\uD800', '\uDC00', '\uFFFD', '\u2028', '\u3000'],
]

/** @returns texts of one length, each of one shape, with the name of the shape */
function shapesOf(length: number): [shape: string, text: string][] {
  return units.flatMap((unit): [string, string][] => {
    const repeated = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
    // Between two letters, `trim` removes nothing and a pattern for the end of the text does not match.
    const enclosed = `a${repeated.slice(2)}b`
    const name = JSON.stringify(unit)
    return [
      [name, repeated],
      [`${name} between letters`, enclosed],
    ]
  })
}

/** Milliseconds of processor time below which noise hides the measurement. */
const noise = 60
/** Growth counts as linear if the ratio of the two times is below this factor. Quadratic growth has a ratio of four. */
const factor = 3.2
const rounds = 5

/** @param maximum the largest number of characters that the site allows */
export function expectLinear(maximum: number, work: (text: string) => void, subject = ''): void {
  const halves = new Map(shapesOf(maximum >> 1))
  for (const [shape, fullText] of shapesOf(maximum)) {
    const halfText = halves.get(shape) ?? ''
    const growth = () => {
      const time = timeOf(() => work(fullText))
      return time < noise ? 1 : time / timeOf(() => work(halfText))
    }
    // One measurement is nearly always enough. Otherwise the check uses the median of five more measurements.
    if (growth() < factor) continue
    const median = Array.from({ length: rounds }, growth).sort((a, b) => a - b)[rounds >> 1]
    expect(median, `${subject} ${shape}: ratio of the times for twice the text`).toBeLessThan(
      factor,
    )
  }
}

/** @returns the processor time of this thread in milliseconds, which other processes do not change */
export function timeOf(work: () => void): number {
  const startUsage = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(startUsage)
  return (user + system) / 1000
}
