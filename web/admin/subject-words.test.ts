/** Tests the text that describes the subject of a ledger entry. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { SubjectWords } from './subject-words.tsx'

afterEach(() => overwriteGetLocale(() => 'en'))

test.each([
  ['en', 'Account: head (Admin)'],
  ['zh', '账号：head（管理员）'],
] as const)('writes a note in brackets of the reader’s language (%s)', (language, words) => {
  overwriteGetLocale(() => language)
  const subject = { kind: 'account', name: 'head', note: 'admin' } as const
  const element = createElement(SubjectWords, { subject, hasPage: false })
  expect(renderToStaticMarkup(element)).toBe(words)
})
