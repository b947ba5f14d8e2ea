/**
 * Tests that the check rejects drawings that run scripts, load files or are too heavy, and accepts common drawings
 * (security.md 90).
 */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { checkDrawing } from './check-drawing.ts'

const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"'
const drawing = (content: string, attributes = '') => `${start} ${attributes}>${content}</svg>`
const outcomeOf = (text: string | Uint8Array) => {
  try {
    checkDrawing(typeof text === 'string' ? Buffer.from(text) : text)
    return 'accepted'
  } catch (error) {
    return (error as { code: string }).code
  }
}

test('accepts the map of content/ with its ratio', async () => {
  expect(checkDrawing(await readFile('content/maps/campus.svg'))).toEqual({
    width: 4000,
    height: 3000,
  })
})

test.each([
  ['a declaration and a document type', `<?xml version="1.0"?>\n<!DOCTYPE svg>\n${drawing('')}`],
  ['the elements of Inkscape', drawing('<i:view x="1"/>', 'xmlns:i="http://inkscape.org/"')],
  [
    'a prefix for all elements',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg" width="4" height="3"/>',
  ],
  ['a reference within the file', drawing('<g id="a"/><use href="#a"/><path fill="url(#a)"/>')],
  ['an embedded picture', drawing('<image href="data:image/png;base64,iVBO"/>')],
  [
    'an embedded font',
    drawing('<style>@font-face{src:url("data:font/woff2;base64,d09G")}</style>'),
  ],
  [
    'a version for the dark colour scheme',
    drawing('<style>@media (prefers-color-scheme: dark){path{fill:#fff}}</style>'),
  ],
  ['text with entities', drawing('<text>Tom &amp; &#x6797;</text>')],
])('accepts %s', (_title, text) => expect(outcomeOf(text)).toBe('accepted'))

test.each([
  ['a script', '<script>alert(1)</script>', 'drawing_runs'],
  ['a script under a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg"/>', 'drawing_runs'],
  ['HTML', '<foreignObject><p>x</p></foreignObject>', 'drawing_runs'],
  ['HTML under a prefix', '<h:b xmlns:h="http://www.w3.org/1999/xhtml"/>', 'drawing_runs'],
  ['an event handler', '<rect onload="alert(1)"/>', 'drawing_runs'],
  ['an event handler in capitals', '<rect ONLOAD="alert(1)"/>', 'drawing_runs'],
  ['an animation that sets a link', '<set attributeName="href" to="#x"/>', 'drawing_runs'],
  ['a script as a link', '<a href="java&#x0A;script:alert(1)"/>', 'drawing_runs'],
  ['a picture of another site', '<image href="https://elsewhere.example/a.png"/>', 'drawing_loads'],
  ['an XLink to another site', '<use xlink:href="//elsewhere.example/a.svg#b"/>', 'drawing_loads'],
  ['a drawing in a drawing', '<image href="data:image/svg+xml;base64,PHN2"/>', 'drawing_loads'],
  [
    'an imported style sheet',
    '<style>@import "https://elsewhere.example"</style>',
    'drawing_loads',
  ],
  ['a fill of another site', '<g style="fill:url( \'//elsewhere.example\')"/>', 'drawing_loads'],
  ['an escaped address', '<style>g{fill:u\\72l(//elsewhere.example)}</style>', 'drawing_loads'],
  ['an image set', '<style>g{mask:image-set("//elsewhere.example" 1x)}</style>', 'drawing_loads'],
  ['a style sheet in a processing instruction', '<?xml-stylesheet href="a.css"?>', 'drawing_loads'],
  ['an unknown entity', '<text>&secret;</text>', 'bad_drawing'],
  ['an element without end', '<g>', 'bad_drawing'],
  ['elements in the wrong order', '<g><a></g></a>', 'bad_drawing'],
  ['an attribute without quotes', '<g id=a/>', 'bad_drawing'],
])('rejects %s', (_title, content, code) => expect(outcomeOf(drawing(content))).toBe(code))

test.each([
  ['an empty file', ''],
  ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['other text', 'WEBVTT'],
  ['bytes that are not UTF-8', Buffer.from([0x3c, 0xff, 0xfe])],
  ['a drawing without a size', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a drawing without a namespace', '<svg viewBox="0 0 4 3"/>'],
  ['entities that multiply', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${drawing('&a;')}`],
])('rejects %s', (_title, text) => expect(outcomeOf(text)).not.toBe('accepted'))

test('rejects ten levels of groups that each repeat the previous level ten times', () => {
  const level = (number: number) =>
    `<g id="g${number}">${`<use href="#g${number - 1}"/>`.repeat(10)}</g>`
  const levels = Array.from({ length: 10 }, (_, index) => level(index + 1)).join('')
  expect(outcomeOf(drawing(`<g id="g0"/>${levels}`))).toBe('drawing_too_heavy')
})

test('rejects a drawing that refers to itself', () => {
  expect(outcomeOf(drawing('<g id="a"><use href="#a"/></g>'))).toBe('drawing_too_heavy')
})

test('rejects deep and long drawings', () => {
  expect(outcomeOf(drawing('<g>'.repeat(300) + '</g>'.repeat(300)))).toBe('drawing_too_heavy')
  expect(outcomeOf(drawing('<g/>'.repeat(50_001)))).toBe('drawing_too_heavy')
})
