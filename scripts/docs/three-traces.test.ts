/** The paths in `docs/three-traces.md` exist, and no trace enters a file twice. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const [, everyCall = '', ...traces] = readFileSync('docs/three-traces.md', 'utf8').split('\n## ')
const pathsIn = (section: string) =>
  [...section.matchAll(/^- `([^`]+)`/gm)].map(([, file = '']) => file)

test('the document has three traces', () => {
  expect(traces.length).toBe(3)
})

test.each([everyCall, ...traces].map((section) => [section.split('\n')[0], section]))(
  '%s: names only files that exist',
  (_title, section = '') => {
    const missing = pathsIn(section).filter((file) => !existsSync(file))
    expect(missing).toEqual([])
  },
)

test.each(traces.map((trace) => [trace.split('\n')[0], trace]))(
  '%s: enters no file twice',
  (_title, trace = '') => {
    const entered = [...pathsIn(everyCall), ...pathsIn(trace)]
    expect(entered).toEqual([...new Set(entered)])
  },
)
