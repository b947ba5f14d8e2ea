/** Tests the texts of the pages about rights, privacy and accessibility. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openContent } from './site-content.ts'

const bothLanguages = '{ en: A, zh: 甲 }'
const parts = ['rights', 'privacy', 'accessibility'] as const

test('shows the shipped texts about rights, privacy and accessibility until the school writes other texts', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-rights-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const site = `name: ${bothLanguages}\ndescription: ${bothLanguages}\nfilingNumber: ''\n`
  await writeFile(path.join(folder, 'site.yaml'), site)
  const read = () => {
    const content = openContent(folder, () => {})
    content.close()
    return parts.map((part) => content.rights()?.[part].text)
  }
  const [rights, privacy, accessibility] = read()
  expect(rights?.en).toContain('All rights reserved')
  expect(rights?.zh).toContain('保留所有权利')
  expect(privacy?.en).toContain('password')
  expect(accessibility?.en).toContain('WCAG')
  expect(rights?.en, 'headings below the title').toContain('<h2>The licences</h2>')
  const ownTexts = parts.map(
    (part) => `${part}: { title: ${bothLanguages}, text: { en: '*${part}*', zh: 甲 } }\n`,
  )
  await writeFile(path.join(folder, 'rights.yaml'), ownTexts.join(''))
  expect(read()).toEqual(parts.map((part) => ({ en: `<p><em>${part}</em></p>`, zh: '<p>甲</p>' })))
})
