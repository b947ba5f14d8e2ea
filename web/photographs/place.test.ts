/** Tests the punctuation of the places that captions show. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhotographCaption } from './photograph-caption.tsx'
import { Place } from './place.tsx'

/** @returns the text of the markup, without its tags */
const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, '')

test.each([
  ['荷花池,东岸, ', '荷花池，东岸'],
  ['Lotus pond, 荷花池, 东岸', 'Lotus pond, 荷花池，东岸'],
  ['Lotus pond, east shore', 'Lotus pond, east shore'],
])('shows the place %j as %j in the captions of photographs and artworks', (place, shown) => {
  const photograph = createElement(PhotographCaption, { photograph: { location: place } })
  expect(textOf(renderToStaticMarkup(photograph))).toBe(shown)
  expect(textOf(renderToStaticMarkup(createElement(Place, { place })))).toBe(shown)
})
