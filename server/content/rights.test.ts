import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openContent } from './site-content.ts'

const both = '{ en: A, zh: 甲 }'

test('shows the texts of the software about rights until the school writes its own', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-content-'))
  await cp('content/site.yaml', path.join(folder, 'site.yaml'))
  const openFolder = () => {
    const content = openContent(folder, () => {})
    onTestFinished(() => content.close())
    return content
  }
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(openFolder().rights()?.rights.text.en).toContain('All rights reserved')
  const part = `{ title: ${both}, text: { en: '*Ours*', zh: 甲 } }`
  const ownTexts = `rights: ${part}\nprivacy: ${part}\naccessibility: ${part}\n`
  await writeFile(path.join(folder, 'rights.yaml'), ownTexts)
  expect(openFolder().rights()?.privacy.text.en).toBe('<p><em>Ours</em></p>')
})
