/**
 * Tests the HTML of the school's Markdown, which contains no scripts and loads no files. Numbers in titles name
 * attacks of security.md.
 */
import { expect, test } from 'vitest'
import { htmlOf, pageHtmlOf } from './markdown.ts'

test('renders the usual Markdown', () => {
  expect(htmlOf('One *two*\n\n- [three](https://example.org)')).toBe(
    '<p>One <em>two</em></p>\n<ul>\n<li><a href="https://example.org">three</a></li>\n</ul>',
  )
})

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  'a <b onclick="alert(1)">b</b>',
  '</textarea><svg/onload=alert(1)>',
  '<!-- --!><img src=x onerror=alert(1)>',
  '`<img src=x onerror=alert(1)>`',
  '    <script>alert(1)</script>',
  '[a](https://example.org "\\"><img src=x onerror=alert(1)>")',
])('shows HTML as text (36): %s', (markdown) => {
  const html = htmlOf(markdown)
  expect(html.match(/<\/?(\w+)/g)?.map((tag) => tag.replace(/<\/?/, ''))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(img|script|b|svg|textarea)$/)]),
  )
  expect(html).not.toMatch(/<[^>]* on\w+=[^>"]*>/)
})

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x][a]\n\n[a]: javascript:alert(1)',
  '<javascript:alert(1)>',
])('makes no link that runs a script or opens a local file (37): %s', (markdown) => {
  expect(htmlOf(markdown)).not.toContain('<a')
})

test.each(['https://a.example', 'http://a.example', 'mailto:a@a.example', '/search', '#club'])(
  'makes a link to %s',
  (address) => {
    expect(htmlOf(`[x](${address})`)).toContain(`<a href="${address}">x</a>`)
  },
)

test('embeds no picture that a browser would load', () => {
  expect(htmlOf('![x](https://example.org/a.png)')).not.toContain('<img')
})

test('lowers headings below the headings of the page', () => {
  expect(htmlOf('# One\n\n###### Six')).toBe('<h3>One</h3>\n<h6>Six</h6>')
})

test('joins lines without a space after Chinese, and keeps the line end after English', () => {
  expect(htmlOf('看花，\n听鸟。')).toBe('<p>看花，听鸟。</p>')
  expect(htmlOf('see\nhear')).toBe('<p>see\nhear</p>')
})

test('puts the highest headings of a page text below the title of the page', () => {
  expect(pageHtmlOf('### One\n\n#### Two')).toBe('<h2>One</h2>\n<h3>Two</h3>')
  expect(pageHtmlOf('No heading')).toBe('<p>No heading</p>')
})

test('keeps five levels of headings in a page text', () => {
  const html = pageHtmlOf('# 1\n\n## 2\n\n### 3\n\n#### 4\n\n##### 5')
  expect(html.match(/<h\d/g)).toEqual(['<h2', '<h3', '<h4', '<h5', '<h6'])
})
