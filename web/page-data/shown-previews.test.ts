import { expect, test } from 'vitest'
import { withoutShownPreviews } from './shown-previews.ts'

const shown = 'data:image/png;base64,aB+/9w=='
const later = 'data:image/png;base64,bC+/8x=='
const html = (style: string, data: string) =>
  `<span style="--preview:url(${style})"></span><script>enqueue("[\\"path\\",\\"${data}\\"]")</script>`

test('omits a preview from the data if the HTML shows it', () => {
  expect(withoutShownPreviews(html(shown, shown))).toBe(html(shown, ''))
})

test('keeps the preview of a picture that the HTML does not show, and other texts', () => {
  expect(withoutShownPreviews(html(shown, later))).toBe(html(shown, later))
  expect(withoutShownPreviews(html(shown, 'Rosa'))).toBe(html(shown, 'Rosa'))
})
