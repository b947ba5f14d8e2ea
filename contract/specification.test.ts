/** Tests that the contract has the calls (section 7) and numbers (sections 5 and 9) of docs/specification.md. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { endpoints } from './calls/endpoints.ts'
import { kinds } from './kinds.ts'
import * as limits from './limits.ts'

const calls = new Set(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`))

describe('the calls of section 7 exist as specified', () => {
  const specification = readFileSync(
    path.resolve(import.meta.dirname, '../docs/specification.md'),
    'utf8',
  )
  const section = specification.slice(
    specification.indexOf('## 7.'),
    specification.indexOf('## 8.'),
  )
  const specifiedCalls = section
    .matchAll(/^\| (GET|POST|PUT|DELETE) ([^|]+) \|/gm)
    .flatMap(([, method, paths = '']) =>
      paths.split(', ').map((path) => `${method} ${path.trim()}`),
    )
  test.each([...specifiedCalls])('%s', (call) => {
    expect(calls).toContain(call)
  })
})

describe('the numbers of sections 5 and 9 are as specified', () => {
  test.each([
    ['search suggestions', limits.suggestionCount, 3],
    ['the fuzzy threshold', limits.fuzzySearch.threshold, 0.5],
    ['the fuzzy distance', limits.fuzzySearch.distance, 100],
    ['the weights', limits.fuzzySearch.keys.map(({ weight }) => weight), [0.3, 0.3, 0.4]],
    ['characters of a pattern chunk', limits.fuzzyPatternChunk, 32],
    ["photographs of what's new", limits.whatsNewCount, 3],
    [
      'photographs on a page of a season or a life stage',
      limits.sectionPageSize,
      { plant: 4, bird: 2 },
    ],
    ['photographs on a page of the full gallery', limits.galleryPageSize, 12],
    ['creations on a page of the exhibition', limits.exhibitionPageSize, 4],
    ['creations of the showcase', limits.showcaseCount, 3],
    [
      'letters of the glossary columns',
      limits.glossaryColumns.map((each) => each.length),
      [9, 9, 8],
    ],
    ['milliseconds of a loading display', limits.waitingMinimum, 500],
    ['milliseconds of a label of the feature button', limits.featureLabelLife, 1000],
    [
      'milliseconds of a label of the feature button in the admin view',
      limits.adminFeatureLabelLife,
      500,
    ],
    ['milliseconds of a login error', limits.loginErrorShown, 3000],
    ['milliseconds until a new member is redirected', limits.registerRedirect, 2000],
    ['milliseconds of a toast', limits.toastLife, 3000],
    ['pixels of the longer side', limits.imageLongerSideMaximum, 1600],
    ['bytes of a creation file', limits.fileBytesMaximum, 10_000_000],
    ['the seasons', kinds.plant.sections, ['spring', 'summer', 'autumn', 'winter']],
    [
      'the life stages of birds',
      kinds.bird.sections,
      ['Juvenile', 'Subadult', 'MaleAdult', 'FemaleAdult'],
    ],
  ])('%s', (_title, actual, specified) => {
    expect(actual).toEqual(specified)
  })
})
