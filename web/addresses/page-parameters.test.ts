/** Tests which parameters of addresses the site reads (security.md 82). */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { keepPageParameters } from './page-parameters.ts'

test.each([
  ['', ''],
  ['?', ''],
  ['?x=1', ''],
  ['?utm_source=a&q=rosa&fbclid=b', '?q=rosa'],
  ['?q=%E8%8A%B1&page=2', '?q=%E8%8A%B1&page=2'],
  ['?plant=Rosa&plant=Ginkgo+biloba', '?plant=Rosa&plant=Ginkgo+biloba'],
  ['?__proto__=1&constructor=2', ''],
])('reduces %j to the parameters that pages read: %j', (search, reducedSearch) => {
  expect(keepPageParameters(search)).toBe(reducedSearch)
})

/** Parameters in the addresses of pictures and of other sites. */
const otherParameters = ['width', 'bvid', 'v']

test('lists every parameter that a page reads from its address', () => {
  const web = path.join(import.meta.dirname, '..')
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|paraglide/.test(file))
    .map((file) => readFileSync(path.join(web, file), 'utf8'))
  const readMatches = files.flatMap((text) => [
    ...text.matchAll(/(?:arameters|earchParams|address)\.(?:get|getAll|has)\('(\w+)'\)/g),
  ])
  const linkMatches = files.flatMap((text) => [...text.matchAll(/[`'"/][^`'"\s]*[?&](\w+)=\$\{/g)])
  const names = new Set(readMatches.map(([, name]) => String(name)))
  expect(names.size).toBeGreaterThan(10)
  for (const [, name] of linkMatches) names.add(String(name))
  const missingNames = [...names].filter(
    (name) => !otherParameters.includes(name) && keepPageParameters(`?${name}=x`) === '',
  )
  expect(missingNames).toEqual([])
})
