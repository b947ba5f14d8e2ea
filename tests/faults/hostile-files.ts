/** Defines hostile replacements for a file of `content/`. */
import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

const inBothLanguages = (en: string) => `{ en: ${JSON.stringify(en)}, zh: 甲 }`

const bomb = `${['a: &a [x, x, x, x, x, x, x, x, x]']
  .concat(
    [...'bcdefghi'].map(
      (name, index) => `${name}: &${name} [${`*${'abcdefgh'[index]}, `.repeat(9)}]`,
    ),
  )
  .join('\n')}\n`

const outsideNames = [
  '../../etc/passwd',
  '/etc/passwd',
  '../data/huaniao.sqlite',
  'a/../../b',
  'site.yaml',
]
const poster = (file: string) =>
  `activities:\n  - date: 2026-01-01\n    title: ${inBothLanguages('Leads out')}\n    text: ${inBothLanguages('x')}\n    poster: { file: ${JSON.stringify(file)}, alt: ${inBothLanguages('x')} }\n`

/** Invalid content. The pages must stay unchanged, and the error must name the line. */
export const invalidFiles: Record<string, string | Buffer> = {
  bomb,
  'nested in brackets': `name: ${'['.repeat(50_000)}`,
  'nested in lines': `name: ${'- '.repeat(25_000)}`,
  'nested in maps': Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
  binary: randomBytes(50_000),
  zeroes: Buffer.alloc(50_000),
  'all keys unknown': Array.from({ length: 4000 }, (_, index) => `key${index}: 1`).join('\n'),
  'slow Markdown': `activities:\n  - { date: 2026-01-01, title: ${inBothLanguages('Slow')}, text: ${inBothLanguages('[a]('.repeat(12_000))} }\n`,
  prototype: '__proto__: { name: 1 }\nconstructor: 2\n',
  ...Object.fromEntries(outsideNames.map((name) => [name, poster(name)])),
}

export const outsideText = 'text-from-outside-the-folder'
/** Adds scripts that a page must show as text. */
export const withScripts = (text: string) =>
  `${text} <script>alert("hostile")</script> [x](javascript:alert(1)) ![x](http://evil.example/x.png) <img src=x onerror=alert(1)>`

/** Replaces or removes the file. */
type Attack = (file: string, validBytes: Buffer, outside: string) => Promise<unknown>

export const attacks: Record<string, Attack> = {
  ...Object.fromEntries(
    Object.entries(invalidFiles).map(([name, bytes]): [string, Attack] => [
      name,
      (file) => writeFile(file, bytes),
    ]),
  ),
  truncated: (file, validBytes) =>
    writeFile(file, validBytes.subarray(0, Math.floor(Math.random() * validBytes.length))),
  '50 MB': async (file) => {
    const handle = await open(file, 'w')
    const piece = Buffer.from('- "a long, long list of words"\n'.repeat(32_000))
    for (let written = 0; written < 50_000_000; written += piece.length) await handle.write(piece)
    await handle.close()
  },
  'link out': async (file, _good, outside) => {
    await symlink(outside, `${file}.link`)
    await rename(`${file}.link`, file)
  },
  'link to itself': async (file) => {
    await rm(file)
    await symlink(path.basename(file), file)
  },
  device: async (file) => {
    await rm(file)
    await symlink('/dev/zero', file)
  },
  folder: async (file) => {
    await rm(file)
    await mkdir(file)
  },
  removed: (file) => rm(file),
}

export async function attack(name: string, file: string, outside: string): Promise<void> {
  const validBytes = await readFile(file)
  await attacks[name]?.(file, validBytes, outside)
}
