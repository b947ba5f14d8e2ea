/** Tests how the language of a text is detected. */
import { expect, test } from 'vitest'
import { expectLinear } from '../../tests/harness/texts/linear-time.ts'
import { longTextMaximum } from '../limits.ts'
import {
  chineseRunsFirst,
  isChinese,
  isLongInOneLanguage,
  languageRuns,
} from './language-of-text.ts'

test.each([
  ['玉兰原产我国东部和中部。', true],
  ['黑胡桃（Juglans nigra）原产北美洲中部和东部，树皮近黑色。', true],
  ['Fat grey buds stand on the twigs all winter.', false],
  ['A tree called 玉兰 in Chinese, planted by temples.', false],
  ['小䴙䴘', true],
  ['2025', false],
  ['', false],
])('decides whether %j is Chinese: %j', (text, chinese) => {
  expect(isChinese(text)).toBe(chinese)
})

test('splits a text where its language changes, without losing a character', () => {
  const text = 'Lilytree, 白玉兰、望春花, Yulan（玉堂春）.'
  const runs = languageRuns(text)
  expect(runs.map((run) => run.text).join('')).toBe(text)
  expect(runs.filter((run) => run.chinese).map((run) => run.text)).toEqual([
    '白玉兰、望春花',
    '（玉堂春）',
  ])
})

test('does not treat a text as Chinese because of its punctuation alone', () => {
  expect(languageRuns('，Yulan “magnolia”……')).toEqual([
    { text: '，Yulan “magnolia”……', chinese: false },
  ])
  expect(languageRuns('a，b，玉兰')).toEqual([
    { text: 'a，b', chinese: false },
    { text: '，玉兰', chinese: true },
  ])
})

test.each([
  ['Old Wall 旧墙', '旧墙 Old Wall'],
  ['旧墙 Old Wall', '旧墙 Old Wall'],
  ['Lily tree, 白玉兰、望春花', '白玉兰、望春花, Lily tree'],
  ['Old Wall, the bed\n旧墙，花坛', '旧墙，花坛\nOld Wall, the bed'],
  ['东门 East Gate 钟楼', '东门 East Gate 钟楼'],
  ['Old Wall', 'Old Wall'],
  ['', ''],
])('shows %j as %j to Chinese readers', (text, shown) => {
  const runs = chineseRunsFirst(text)
  expect(runs.map((run) => run.text).join('')).toBe(shown)
})

test('takes linear time to find the languages of a text', { timeout: 120_000 }, () => {
  expectLinear(longTextMaximum, languageRuns)
  expectLinear(longTextMaximum, chineseRunsFirst)
  expectLinear(longTextMaximum, isChinese)
})

const english = 'It grows slowly and is seldom noticed. '
const chinese = '长在阴处，少有人见。'

test.each([
  ['a short text in one language', english.repeat(10), false],
  ['a long text in one language', english.repeat(40), true],
  ['a long text beside a short one', `${english.repeat(40)}\n${chinese}`, true],
  ['a long Chinese text beside a short one', `${english}\n${chinese.repeat(70)}`, true],
  ['two long texts', `${english.repeat(40)}\n${chinese.repeat(70)}`, false],
  ['no text', '', false],
])('decides whether %s is long in one language', (_, text, expected) => {
  expect(isLongInOneLanguage(text)).toBe(expected)
})
