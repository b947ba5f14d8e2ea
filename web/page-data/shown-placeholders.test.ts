/** Tests that the data of a page omits the placeholders that its HTML shows. */
import { expect, test } from 'vitest'
import { withoutShownPlaceholders } from './shown-placeholders.ts'

const shownPlaceholder = 'data:image/png;base64,aB+/9w=='
const otherPlaceholder = 'data:image/png;base64,bC+/8x=='
const html = (style: string, data: string) =>
  `<span style="--preview:url(${style})"></span><script>enqueue("[\\"path\\",\\"${data}\\"]")</script>`

test('omits a placeholder from the data if the HTML shows it', () => {
  expect(withoutShownPlaceholders(html(shownPlaceholder, shownPlaceholder))).toBe(
    html(shownPlaceholder, ''),
  )
})

test('keeps the placeholder of a picture that the HTML does not show, and other texts', () => {
  expect(withoutShownPlaceholders(html(shownPlaceholder, otherPlaceholder))).toBe(
    html(shownPlaceholder, otherPlaceholder),
  )
  expect(withoutShownPlaceholders(html(shownPlaceholder, 'Rosa'))).toBe(
    html(shownPlaceholder, 'Rosa'),
  )
})
