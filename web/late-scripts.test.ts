import { expect, test } from 'vitest'
import { withLateScripts } from './late-scripts.ts'

const head = '<head><link rel="modulepreload" href="/assets/a.js"/></head>'
const script = '<script nonce="n" type="module" async="">import "/assets/a.js"</script>'

test('holds the scripts and their preloads back, and keeps their source', () => {
  const late = withLateScripts(`<html>${head}<body>${script}</body></html>`, 'n')
  expect(late).toContain('<link rel="later" href="/assets/a.js"/>')
  expect(late).toContain('<script nonce="n" type="later" async="">import "/assets/a.js"</script>')
  expect(late).not.toContain('modulepreload" href')
  expect(late).toMatch(/<script nonce="n">\(function loadLate[\s\S]*<\/script><\/body><\/html>$/)
})

test('leaves a page without scripts as it is', () => {
  const page = `<html>${head}<body><p>type="module"</p></body></html>`
  expect(withLateScripts(page, undefined)).toBe(page)
})
