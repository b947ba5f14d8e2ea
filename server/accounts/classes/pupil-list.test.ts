/**
 * Tests that the site reads lists of pupils and reports hostile lines. Numbers in titles name attacks of security.md.
 */
import { describe, expect, test } from 'vitest'
import { pupilsMaximum } from '../../../contract/limits.ts'
import { readPupils } from './pupil-list.ts'

const read = (list: string, className = '') =>
  readPupils(list, className).map(({ line, name, className, problem }) =>
    problem ? [line, problem] : [line, name, className],
  )

describe('a list of pupils', () => {
  test.each([
    [
      'commas',
      '林小满,5A\n王梅,5B',
      [
        [1, '林小满', '5A'],
        [2, '王梅', '5B'],
      ],
    ],
    [
      'tabs of a spreadsheet',
      'Lin Xiaoman\t5A\r\nWang Mei\t5A',
      [
        [1, 'Lin Xiaoman', '5A'],
        [2, 'Wang Mei', '5A'],
      ],
    ],
    [
      'semicolons, and Chinese commas',
      'Lin;5A\n王梅，5A',
      [
        [1, 'Lin', '5A'],
        [2, '王梅', '5A'],
      ],
    ],
    [
      'quotation marks around characters that no name may have',
      '"Lin, Xiaoman",5A\n"O""Hara",5A',
      [
        [1, 'name_characters'],
        [2, 'name_characters'],
      ],
    ],
    [
      'headings, a byte order mark and empty lines',
      '\uFEFFname,class\n\n林小满,5A\n',
      [[3, '林小满', '5A']],
    ],
    ['headings in Chinese, the class first', '班级,姓名\n5A,林小满', [[2, '林小满', '5A']]],
    ['empty cells at the end', '林小满,5A,,,', [[1, '林小满', '5A']]],
    ['wide letters and spaces', '  Ｌｉｎ   Xiaoman ,５Ａ', [[1, 'Lin Xiaoman', '5A']]],
  ])('is read with %s', (_case, list, expected) => {
    expect(read(list)).toEqual(expected)
  })

  test('uses the class of the form for lines that name no class', () => {
    expect(read('林小满\n王梅,5B', '5A')).toEqual([
      [1, '林小满', '5A'],
      [2, '王梅', '5B'],
    ])
  })
})

describe('reports the problem of a line, and reads the other lines (96)', () => {
  test.each([
    ['=HYPERLINK("http://x")', 'quotes'],
    ['=1+1,5A', 'name_formula'],
    ['＝1+1,5A', 'name_formula'],
    ['+86,5A', 'name_formula'],
    ['@SUM(A1),5A', 'name_formula'],
    ['-2,5A', 'name_formula'],
    ['林小满,=5A', 'class_formula'],
    ['林小满', 'class_missing'],
    [',5A', 'name_missing'],
    [`${'a'.repeat(81)},5A`, 'name_long'],
    [`林小满,${'b'.repeat(41)}`, 'class_long'],
    ['<script>alert(1)</script>,5A', 'name_characters'],
    ['Lin\u202Exiaoman,5A', 'name_characters'],
    ['Lin\u0000,5A', 'name_characters'],
    ['"林小满,5A', 'quotes'],
    ['\uFFFD\uFFFD,5A', 'encoding'],
    ['林小满,5A,13800000000', 'too_many_cells'],
  ])('%j: %s', (text, problem) => {
    expect(read(`${text}\n王梅,5A`)).toEqual([
      [1, problem],
      [2, '王梅', '5A'],
    ])
  })
})

test('rejects a list with more pupils than the limit, where headings do not count (96)', () => {
  const line = (index: number) => `Pupil ${index},5A`
  const lines = Array.from({ length: pupilsMaximum }, (_, index) => line(index))
  expect(readPupils(['name,class', ...lines].join('\n'), '')).toHaveLength(pupilsMaximum)
  expect(() => readPupils([...lines, line(-1)].join('\n'), '')).toThrow(/at most 500/)
  expect(() => readPupils('x,5A\n'.repeat(10_000), '')).toThrow(/at most 500/)
})
