/** Tests the punctuation of shown texts and of lists of names. */
import { expect, test } from 'vitest'
import { expectLinear } from '../../tests/harness/texts/linear-time.ts'
import { longTextMaximum } from '../limits.ts'
import { asShown, withChineseMarks, withNameSeparators } from './as-shown.ts'

test.each([
  ['叶互生,全缘;花期三月', '叶互生，全缘；花期三月'],
  ['为何? 因为光', '为何？因为光'],
  ['高 3,000 米, tall', '高 3,000 米, tall'],
  ['Leaves alternate, entire', 'Leaves alternate, entire'],
])('writes %s with Chinese punctuation only between ideographs', (text, expected) => {
  expect(withChineseMarks(text)).toBe(expected)
})

test.each([
  ['白果树, 公孙树,鸭脚树', '白果树、公孙树、鸭脚树'],
  ['Maidenhair tree, 白果树, 公孙树', 'Maidenhair tree, 白果树、公孙树'],
  ['Maidenhair tree，Salisburia', 'Maidenhair tree, Salisburia'],
  ['白果树、公孙树', '白果树、公孙树'],
  ['耐冬（山茶）, 茶花', '耐冬（山茶）、茶花'],
  ['长叶木第2名, "大花木", 小花木', '长叶木第2名、"大花木"、小花木'],
  ['白果树, Ginkgo、Maidenhair tree, ', '白果树, Ginkgo, Maidenhair tree'],
  ['Plant of 1,000 leaves, 千叶草', 'Plant of 1,000 leaves, 千叶草'],
  ['白果树,\n公孙树', '白果树\n公孙树'],
])('separates the names %s by the punctuation of their languages', (names, expected) => {
  expect(withNameSeparators(names)).toBe(expected)
})

test.each([
  ['location', 'Lotus pond, 荷花池东岸, ', 'Lotus pond, 荷花池东岸'],
  ['location', '荷花池,东岸、', '荷花池，东岸'],
  ['otherNames', '茶花, 耐冬', '茶花、耐冬'],
  ['additionalInfo', '茶花,耐冬，', '茶花，耐冬，'],
])('shows the field %s with %s as %s', (field, text, expected) => {
  expect(asShown(field, text)).toBe(expected)
})

test.each(['location', 'otherNames'])('shows a long %s in linear time', (field) => {
  expectLinear(longTextMaximum, (text) => asShown(field, text))
})
