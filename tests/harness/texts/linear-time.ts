/**
 * Tells whether the time of some work grows in proportion to its text: it compares texts of n and 2n
 * characters in one run, so that a slow machine makes no difference.
 */
import { expect } from 'vitest'

/** What parsers stumble over: separators, nesting, repeated prefixes, marks that combine, white space. */
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

/** Texts of one length, each of one shape, by the name of the shape. */
function shapesOf(length: number): [shape: string, text: string][] {
  return units.flatMap((unit): [string, string][] => {
    const repeated = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
    // Between two letters nothing of it can be trimmed away, and no pattern finds its end.
    const between = `a${repeated.slice(2)}b`
    const name = JSON.stringify(unit)
    return [
      [name, repeated],
      [`${name} between letters`, between],
    ]
  })
}

/** Milliseconds of processor time below which the machine's noise is larger than what is measured. */
const noise = 60
/** Four would be the square of the length. */
const factor = 3.2
const rounds = 5

/** @param maximum of characters of the text, as many as are ever allowed */
export function expectLinear(maximum: number, work: (text: string) => void, of = ''): void {
  const halves = new Map(shapesOf(maximum >> 1))
  for (const [shape, whole] of shapesOf(maximum)) {
    const half = halves.get(shape) ?? ''
    const growth = () => {
      const time = timeOf(() => work(whole))
      return time < noise ? 1 : time / timeOf(() => work(half))
    }
    // Nearly always enough; what seems to grow faster is measured again.
    if (growth() < factor) continue
    const median = Array.from({ length: rounds }, growth).sort((a, b) => a - b)[rounds >> 1]
    expect(median, `${of} ${shape}: twice the text, so many times as long`).toBeLessThan(factor)
  }
}

/** Milliseconds of this thread alone: what else the machine does makes no difference. */
export function timeOf(work: () => void): number {
  const begun = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1000
}
