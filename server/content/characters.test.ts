/** Tests the shipped characters, the characters of a school's folder, and the errors of invalid choices. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openContent } from './site-content.ts'

const site = 'name: { en: A, zh: 甲 }\ndescription: { en: A, zh: 甲 }\nfilingNumber: ""\n'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'huaniao-characters-'))
  await writeFile(path.join(folder, 'site.yaml'), site)
  return () => rm(folder, { recursive: true, force: true })
})

function openCharacters() {
  const content = openContent(folder, () => {})
  onTestFinished(() => content.close())
  return content.characters().characters
}

const ownQuestions = (choice: string) => `characters:
  - key: latex
    kind: plant
    name: { en: Milk, zh: 乳汁 }
    question: { en: Is there milk?, zh: 有乳汁吗？ }
    ease: 2
    choices:
      - { key: white, name: { en: White, zh: 白色 }${choice} }
      - { key: none, name: { en: None, zh: 没有 } }
`

test('the shipped characters have a drawing or a colour for each choice', () => {
  const shippedCharacters = openCharacters()
  const count = (kind: string) => shippedCharacters.filter((each) => each.kind === kind).length
  expect([count('plant') >= 12, count('bird') >= 7]).toEqual([true, true])
  const withoutPicture = shippedCharacters.flatMap(({ key, choices }) =>
    choices.filter(({ drawing, colour }) => !drawing && !colour).map((choice) => [key, choice.key]),
  )
  expect(withoutPicture).toEqual([])
})

test('the characters of a school replace the shipped characters', async () => {
  await writeFile(path.join(folder, 'characters.yaml'), ownQuestions(''))
  expect(openCharacters()).toMatchObject([
    { key: 'latex', answers: 1, choices: [{ key: 'white' }, {}] },
  ])
})

test.each([
  [', colour: red', 'line 8: characters.0.choices.0.colour: must be a colour such as #c0392b'],
  [', drawing: { lines: x }', 'must be SVG path data'],
  [' }\n      - { key: none, name: { en: No, zh: 无 }', 'is used twice'],
])('rejects the choice %j', async (choice, sentence) => {
  await writeFile(path.join(folder, 'characters.yaml'), ownQuestions(choice))
  expect(openCharacters).toThrow(sentence)
})
