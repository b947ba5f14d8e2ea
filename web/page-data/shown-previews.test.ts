/** Tests that the data of a page omits the previews that its HTML shows. */
import { expect, test } from 'vitest'
import { withoutShownPreviews } from './shown-previews.ts'

const shownPreview = 'data:image/png;base64,aB+/9w=='
const otherPreview = 'data:image/png;base64,bC+/8x=='
const html = (style: string, data: string) =>
  `<span style="--preview:url(${style})"></span><script>enqueue("[\\"path\\",\\"${data}\\"]")</script>`

test('omits a preview from the data if the HTML shows it', () => {
  expect(withoutShownPreviews(html(shownPreview, shownPreview))).toBe(html(shownPreview, ''))
})

test('keeps the preview of a picture that the HTML does not show, and other texts', () => {
  expect(withoutShownPreviews(html(shownPreview, otherPreview))).toBe(
    html(shownPreview, otherPreview),
  )
  expect(withoutShownPreviews(html(shownPreview, 'Rosa'))).toBe(html(shownPreview, 'Rosa'))
})
