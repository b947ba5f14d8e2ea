/** Tests the punctuation of imported texts and of lists of names. */
import { expect, test } from 'vitest'
import { withChineseMarks, withNameSeparators } from './as-shown.ts'

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
])('separates the names %s by the punctuation of their languages', (names, expected) => {
  expect(withNameSeparators(names)).toBe(expected)
})
