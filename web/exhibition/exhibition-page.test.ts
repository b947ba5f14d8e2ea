/** Tests the exhibition of a site that has only a few creations. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Display } from '../../contract/schemas/pairs.ts'
import { kindToSend } from '../client/kind-of.ts'
import { m } from '../paraglide/messages.js'
import { chooseCreations } from './choose-creations.ts'
import { ExhibitionPage } from './exhibition-page.tsx'

const image = { width: 60, height: 40, placeholder: '', place: '' }

/** @returns creations without a photograph, so that the only names of people are the artists of the artworks */
const creations = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    _id: `creation ${number}`,
    ...{ plant: 'Magnolia denudata', commonName: 'Yulan magnolia', chineseName: '玉兰' },
    artImage: { ...image, _id: `art ${number}`, path: `/art-${number}.jpg` },
    ...{ artist: `Painter ${number}`, ...kindToSend('plant') },
  })) as unknown as Display[]

function renderExhibition(count: number): string {
  const exhibition = chooseCreations(creations(count), new URLSearchParams())
  const page = createElement(ExhibitionPage, exhibition)
  const router = createMemoryRouter([{ path: '/', element: page }])
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}

test('says that there is no creation yet', () => {
  expect(renderExhibition(0)).toContain(m.exhibition_none())
  expect(renderExhibition(0)).not.toContain('Painter')
})

test.each([1, 3])('shows no list below the showcase if the number of creations is %i', (count) => {
  const markup = renderExhibition(count)
  expect(markup).toContain('Painter 0')
  expect(markup).not.toContain('id="wall"')
  expect(markup).not.toContain(m.exhibition_none())
})

test('shows a fourth creation in the list below the showcase', () => {
  expect(renderExhibition(4)).toContain('id="wall"')
})
