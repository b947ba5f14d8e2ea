/** Tests the list of the pictures of a page. */
import { expect, test } from 'vitest'
import { picturesIn } from './pictures-in-page.ts'

test('finds the smallest rendition of each picture, a larger rendition of the first picture, and the map', () => {
  const html = `<img src="/public/compressed/A-1.jpg?width=960" srcSet="…" alt="a &gt; b" fetchPriority="high"/>
    <img src="/public/compressed/B-2.jpg?width=960" loading="lazy"/><img alt="" src="/content/maps/map.svg">
    <img src="data:image/png;base64,x">`
  expect(picturesIn(html)).toEqual([
    '/public/compressed/A-1.jpg?width=480',
    '/public/compressed/A-1.jpg?width=960',
    '/public/compressed/B-2.jpg?width=480',
    '/content/maps/map.svg',
  ])
})
