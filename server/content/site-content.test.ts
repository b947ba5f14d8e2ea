import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ContentError, openContent } from './site-content.ts'

const good =
  'name: { en: Our garden, zh: 我们的花园 }\ndescription: { en: A, zh: 甲 }\nfilingNumber: "1"\n'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'huaniao-content-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function opened(text: string, onBroken: (error: unknown) => void = () => {}) {
  await writeFile(path.join(folder, 'site.yaml'), text)
  const content = openContent(folder, onBroken)
  onTestFinished(() => content.close())
  return content
}

test('the shipped words are right', () => {
  const content = openContent(path.resolve('content'), () => {})
  onTestFinished(() => content.close())
  expect(content.site().name.zh).not.toBe('')
})

test.each([
  ['a text in one language', good.replace(', zh: 甲', ''), 'line 2: description.zh'],
  ['an unknown address', `${good}filingAddress: "javascript:alert(1)"\n`, 'line 4: filingAddress'],
  ['broken YAML', `${good}name: [\n`, 'line 4'],
])('%s stops the start, named by line', async (_what, text, sentence) => {
  await expect(opened(text)).rejects.toThrow(ContentError)
  await expect(opened(text)).rejects.toThrow(sentence)
})

test('a file that is missing stops the start', () => {
  expect(() => openContent(path.join(folder, 'none'), () => {})).toThrow()
})

test('a saved file shows; a broken one is reported and the last good one kept', async () => {
  const broken: unknown[] = []
  const content = await opened(good, (error) => broken.push(error))
  await writeFile(path.join(folder, 'site.yaml'), good.replace('Our garden', 'Our wood'))
  while (content.site().name.en !== 'Our wood') await wait(10)
  broken.length = 0
  await writeFile(path.join(folder, 'site.yaml'), 'name: 7\n')
  while (broken.length === 0) await wait(10)
  expect(broken[0]).toBeInstanceOf(ContentError)
  expect(content.site().name.en).toBe('Our wood')
})
