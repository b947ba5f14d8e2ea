/** Tests the short class names of CSS Modules. */
import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { shortClassNames } from './short-class-names.ts'

/** @returns a folder with two CSS Modules that use the same names */
function folderOfTwo(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'huaniao-classes-'))
  mkdirSync(path.join(root, 'web'))
  const css = '.card { opacity: 0.5s; }\n.card:hover .name {}\n@keyframes rise {}'
  for (const name of ['a', 'b']) writeFileSync(path.join(root, `web/${name}.module.css`), css)
  return root
}

describe('short class names', () => {
  it('consist of the number of the file and the number of the class in the file', () => {
    const root = folderOfTwo()
    const nameOf = shortClassNames(root)
    const [a, b] = ['a', 'b'].map((name) => path.join(root, `web/${name}.module.css`)) as [
      string,
      string,
    ]
    expect(['card', 'name', 'rise'].map((name) => nameOf(name, a))).toEqual([
      '_000',
      '_001',
      '_002',
    ])
    expect(nameOf('name', `${b}?used`)).toBe('_011')
    // The build for the server requests the names in another order.
    expect(shortClassNames(root)('rise', a)).toBe('_002')
  })

  it('cannot be made for a class that the file lacks', () => {
    const root = folderOfTwo()
    expect(() => shortClassNames(root)('gone', path.join(root, 'web/a.module.css'))).toThrow(
      '.gone',
    )
  })

  it('are unique on this site', () => {
    const root = path.resolve(import.meta.dirname, '..')
    const nameOf = shortClassNames(root)
    const shortNames = globSync('web/**/*.module.css', { cwd: root }).flatMap((file) => {
      const css = readFileSync(path.join(root, file), 'utf8')
      const names = new Set([...css.matchAll(/^\.([a-z][\w-]*)/gim)].map(([, name = '']) => name))
      return [...names].map((name) => nameOf(name, path.join(root, file)))
    })
    expect(shortNames.length).toBeGreaterThan(500)
    expect(new Set(shortNames).size).toBe(shortNames.length)
  })
})
