import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openContent } from './site-content.ts'

const both = '{ en: A, zh: 甲 }'

test('shows the texts of the software about rights until the school writes its own', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-rights-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const site = `name: ${both}\ndescription: ${both}\nfilingNumber: ''\n`
  await writeFile(path.join(folder, 'site.yaml'), site)
  const readRights = () => {
    const content = openContent(folder, () => {})
    content.close()
    return content.rights()
  }
  expect(readRights()?.rights.text.en).toContain('All rights reserved')
  const part = `{ title: ${both}, text: { en: '*Ours*', zh: 甲 } }`
  const texts = `rights: ${part}\nprivacy: ${part}\naccessibility: ${part}\n`
  await writeFile(path.join(folder, 'rights.yaml'), texts)
  expect(readRights()?.privacy.text.en).toBe('<p><em>Ours</em></p>')
})
