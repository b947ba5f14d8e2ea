/** Tests the shipped terms, and the terms of a school. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { termGroups } from '../../contract/school/terms.ts'
import { openContent } from './site-content.ts'

const site = 'name: { en: A, zh: 甲 }\ndescription: { en: A, zh: 甲 }\nfilingNumber: ""\n'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'huaniao-terms-'))
  await writeFile(path.join(folder, 'site.yaml'), site)
  return () => rm(folder, { recursive: true, force: true })
})

function openFolder() {
  const content = openContent(folder, () => {})
  onTestFinished(() => content.close())
  return content
}

describe('the shipped terms', () => {
  test('explain the parts of plants and birds in both languages, and at least sixty by a drawing', () => {
    const { terms } = openFolder().terms()
    const count = (kind: string) => terms.filter(({ group }) => termGroups[group] === kind).length
    expect(count('plant')).toBeGreaterThanOrEqual(40)
    expect(count('bird')).toBeGreaterThanOrEqual(20)
    for (const { name, text } of terms) {
      expect(name.en && text.en).toMatch(/[a-z]/)
      expect(name.zh && text.zh).toMatch(/\p{Script=Han}/u)
    }
    const termsWithDrawing = terms.filter(({ drawing }) => drawing?.lines || drawing?.mark)
    expect(termsWithDrawing.length).toBeGreaterThanOrEqual(60)
  })

  test('have one explanation for each form', () => {
    const { terms } = openFolder().terms()
    for (const kind of ['plant', 'bird']) {
      const forms = terms
        .filter(({ group }) => termGroups[group] === kind)
        .flatMap(({ name, also }) => [name.en, name.zh, ...also.en, ...also.zh])
      expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([])
    }
  })
})

test('the terms of a school replace the shipped terms', async () => {
  const ownTerms =
    'terms:\n  - { key: frond, group: leaf, name: { en: frond, zh: 蕨叶 }, text: { en: A, zh: 甲 } }\n'
  await writeFile(path.join(folder, 'terms.yaml'), ownTerms)
  expect(
    openFolder()
      .terms()
      .terms.map(({ key }) => key),
  ).toEqual(['frond'])
})

test.each([
  ['M0 0"onload="x', 'line 7: terms.0.drawing.lines: must be SVG path data'],
  ['M0 0\n      on: none', 'line 8: terms.0.drawing.on: there is no outline none'],
])('rejects the drawing %j', async (lines, sentence) => {
  const termFile = `terms:\n  - key: a\n    group: leaf\n    name: { en: a, zh: 甲 }\n    text: { en: a, zh: 甲 }\n    drawing: { lines: X }\n`
  const drawing = termFile.replace('{ lines: X }', `\n      lines: ${lines}`)
  await writeFile(path.join(folder, 'terms.yaml'), drawing)
  expect(() => openFolder()).toThrow(sentence)
})
