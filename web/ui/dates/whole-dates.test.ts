/** Tests which parts of a text stay on one line. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WholeDates } from './whole-dates.tsx'

const markup = (text: string) => renderToStaticMarkup(createElement(WholeDates, { text }))

test('keeps each English date of a text on one line', () => {
  expect(markup('since 1 March 2025, until 28 November 2026')).toBe(
    'since <span class="whole-date">1 March 2025</span>, until <span class="whole-date">28 November 2026</span>',
  )
})

test('leaves a text without an English date unchanged', () => {
  expect(markup('3 photographs')).toBe('3 photographs')
  expect(markup('2025年10月18日')).toBe('2025年10月18日')
})
