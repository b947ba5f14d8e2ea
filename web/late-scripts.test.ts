/** Tests that the scripts of a visitor's page are delayed, and that pages with scripts store early presses. */
import { expect, test } from 'vitest'
import { withLateScripts, withRememberedPresses } from './late-scripts.ts'

const head = '<head><link rel="modulepreload" href="/assets/a.js"/></head>'
const script = '<script nonce="n" type="module" async="">import "/assets/a.js"</script>'

test('delays the scripts and their preloads, and keeps the source of the scripts', () => {
  const delayed = withLateScripts(`<html>${head}<body>${script}</body></html>`, 'n')
  expect(delayed).toContain('<link rel="later" href="/assets/a.js"/>')
  expect(delayed).toContain(
    '<script nonce="n" type="later" async="">import "/assets/a.js"</script>',
  )
  expect(delayed).not.toContain('modulepreload" href')
  expect(delayed).toMatch(/<script nonce="n">\(function loadLate[\s\S]*<\/script><\/body><\/html>$/)
})

test('leaves the scripts of members in place, and stores early presses', () => {
  const page = `<html>${head}<body>${script}</body></html>`
  const body = page.slice(0, -'</body></html>'.length)
  expect(withRememberedPresses(page, 'n')).toMatch(/<script nonce="n">\(function loadLate/)
  expect(withRememberedPresses(page, 'n').startsWith(body)).toBe(true)
})

test('returns a page without scripts unchanged', () => {
  const page = `<html>${head}<body><p>type="module"</p></body></html>`
  expect(withLateScripts(page, undefined)).toBe(page)
  expect(withRememberedPresses(page, undefined)).toBe(page)
})
