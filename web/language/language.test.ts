/** Tests how the language of a page is determined from a request. */
import { expect, test } from 'vitest'
import { expectLinear } from '../../tests/harness/texts/linear-time.ts'
import { languageOf } from './language.ts'

const languageFor = (headers: Record<string, string>) =>
  languageOf(new Request('http://localhost/', { headers }))

test('prefers the reader’s choice to the browser’s languages', () => {
  expect(languageFor({ cookie: 'a=b; language=zh', 'accept-language': 'en' })).toBe('zh')
  expect(languageFor({ 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' })).toBe('zh')
})

// A header cannot contain line breaks or characters above U+00FF.
const printable = (text: string) => text.replace(/[^\x20-\x7e]/g, ' ')

test('takes linear time to read the headers with languages', { timeout: 120_000 }, () => {
  expectLinear(16_000, (text) => languageFor({ 'accept-language': printable(text) }))
  expectLinear(16_000, (text) => languageFor({ cookie: printable(text) }))
})
