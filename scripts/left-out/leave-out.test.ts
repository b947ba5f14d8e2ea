/** Tests that the build leaves out listed parts of libraries, and that the site does not use these parts. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { minifySync, parseSync } from 'vite'
import { expect, test } from 'vitest'
import { type LeftOut, removeParts } from './leave-out.ts'
import { reactDom } from './react-dom.ts'
import { router } from './router.ts'

const root = path.resolve(import.meta.dirname, '../..')
const parse = (code: string) => parseSync('library.js', code).program

function codeWithout(rules: Omit<LeftOut, 'module'>, code: string): string {
  return removeParts({ module: 'library', ...rules }, code, parse(code))
}

test('replaces functions, assigned properties and known values, and keeps all other code', () => {
  const code = `
    function draw(shape) { return shape }
    function count() { return 1 }
    var on = false
    on = draw(on && { on })
    exports.draw = draw
    box.left = box.right = count`
  expect(codeWithout({ uncalled: ['draw'] }, code)).toContain('draw(shape) {throw Error(')
  expect(codeWithout({ fixedBodies: { count: 'return 2' } }, code)).toContain('count() {return 2}')
  expect(codeWithout({ unreadProperties: ['exports.draw', 'box.'] }, code)).toMatch(
    /on \}\)\s+0\s+0$/,
  )
  const knownValues = codeWithout({ knownValues: { on: '!1' } }, code)
  expect(knownValues).toContain('var on = false\n    on = draw((!1) && { on })')
})

test('removes cases of numbers that never occur, unless another case falls through to them', () => {
  const code = `
    switch (fiber.tag) {
      case 1: var kept = 1; break
      case 12: var gone = 12; break
      case 2: case 19: both(); 
      case 30: entered(); break
      case 31: alone()
    }
    if (12 === fiber.tag || fiber.tag !== 31 || fiber.tag === 1) run()`
  const text = codeWithout({ unusedNumbers: { tag: [12, 19, 30, 31] } }, code)
  expect(text).toContain('case 12: if(!1){var gone = 12; break}')
  expect(text).toContain('case 19: both(); \n      case 30: entered(); break')
  expect(text).toContain('case 31: if(!1){alone()}')
  expect(text).toContain('if (!1 || !0 || fiber.tag === 1) run()')
})

test('rejects a library that lacks a part', () => {
  expect(() => codeWithout({ uncalled: ['draw'], knownValues: { on: '!1' } }, 'var on')).toThrow(
    'library has no draw, on.',
  )
})

test.each([...reactDom, ...router])('removes all listed parts from $module', (part) => {
  const code = readFileSync(path.join(root, 'node_modules', part.module), 'utf8')
  const text = removeParts(part, code, parse(code))
  expect(() => parse(text)).not.toThrow()
  const weight = (source: string) =>
    minifySync('library.js', source, { compress: true }).code.length
  expect(weight(text)).toBeLessThan(weight(code))
})

test('the site uses no removed part of a library', () => {
  const removedFromReact =
    /\b(useTransition|useDeferredValue|useActionState|useFormStatus|useFormState|requestFormReset|SuspenseList|unstable_\w+|preinit\w*|preloadModule|prefetchDNS|preconnect)\b|\{[^}]*\b(Activity|ViewTransition|Profiler)\b[^}]*\} from 'react'|formAction=|precedence=|onSelect=|<Fragment [^>]*ref=/
  const removedFromRouter =
    /\b(useFetchers?|useBlocker|usePrompt|useActionData|useSubmit)\b|export (const|async function|function) clientAction\b|<Form\b[^>]*method="post"|<(Nav)?Link\b[^>]*\bmask=/
  const files = globSync('web/**/*.{ts,tsx}', { cwd: root, exclude: ['web/paraglide/**'] })
  expect(files.length).toBeGreaterThan(100)
  const users = files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return removedFromReact.test(text) || removedFromRouter.test(text)
  })
  expect(users).toEqual([])
})
