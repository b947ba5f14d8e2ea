/** Tests that checksums and digests protect the packages and images of a site (security.md 81). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

interface LockEntry {
  version: string
  integrity?: string
  link?: true
  optional?: true
}

test('package-lock.json has a checksum for each package, except those that SECURITY.md lists', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, LockEntry>
  }
  const withoutChecksum = Object.entries(packages).filter(
    ([location, { integrity, link }]) => location !== '' && !integrity && !link,
  )
  const names = withoutChecksum.map(([location, { version }]) => {
    return `${location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`
  })
  const listed = [...read('SECURITY.md').matchAll(/^\| `([^`]+)` \| (\S+) \|/gm)].map(
    ([, name, version]) => `${name} ${version}`,
  )
  expect(listed).toEqual(names)
  // Packages without a checksum must be optional, so that npm can leave out these packages on other platforms.
  expect(withoutChecksum.filter(([, { optional }]) => !optional)).toEqual([])
})

test('no checksum of package-lock.json is weaker than SHA-512', () => {
  const checksums = [...read('package-lock.json').matchAll(/"integrity": "(\w+)-/g)]
  expect(new Set(checksums.map(([, kind]) => kind))).toEqual(new Set(['sha512']))
})

test('environment variables can pin each image by its digest', () => {
  const dockerfile = read('Dockerfile')
  const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect(stages).toEqual([`\${BUILD_IMAGE}`, `\${BASE_IMAGE}`])
  const compose = read('compose.yaml')
  for (const [, value] of compose.matchAll(/^ *(?:image|\w+_IMAGE): (.+)$/gm)) {
    expect(value).toMatch(/^\$\{\w+_IMAGE:-[\w./:-]+\}$/)
  }
  // Both files have the same default for each image.
  for (const [, name, image] of dockerfile.matchAll(/^ARG (\w+)=(\S+)$/gm)) {
    expect(compose).toContain(`${name}: \${${name}:-${image}}`)
  }
})
