/** Tests that the check of prose reports long sentences, long comments and vague words, with their lines. */
import { expect, test } from 'vitest'
import { findProseFaults } from './check-prose.mjs'

const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`

test('accepts three sentences of 25 words', () => {
  const comment = `/** ${words(25)} ${words(25).replace('w', 'W')} ${words(25).replace('w', 'W')} */`
  expect(findProseFaults('web/page.ts', comment)).toEqual([])
})

test('names the line and the words of a sentence of 26 words', () => {
  expect(findProseFaults('web/page.ts', `const page = 1\n// ${words(26)}`)).toEqual([
    `web/page.ts:2 has a sentence of 26 words; the limit is 25. Split it: ${words(26)}`,
  ])
  expect(findProseFaults('docs/tour.md', `# Tour\n\n- ${words(26)}`)).toHaveLength(1)
})

test('names a comment of four sentences, but not a document of four sentences', () => {
  const prose = 'Reads. Writes. Counts. Waits.'
  expect(findProseFaults('web/page.ts', `/**\n * ${prose}\n */`)).toEqual([
    'web/page.ts:1 has a comment of 4 sentences; the limit is 3. Move the reasons to docs/decisions.',
  ])
  expect(findProseFaults('docs/tour.md', prose)).toEqual([])
})

test('counts each tag and list item separately, and a quoted text as one word', () => {
  const tags = `/**\n * ${words(20)}\n * @returns ${words(20)}\n * @throws ${words(20)}\n */`
  expect(findProseFaults('web/page.ts', tags)).toEqual([])
  expect(findProseFaults('docs/tour.md', `- ${words(20)}\n- ${words(20)}`)).toEqual([])
  expect(findProseFaults('docs/tour.md', `Shows "${words(30)}" once.`)).toEqual([])
})

test('skips tables, headings and code of a document', () => {
  const code = `\`\`\`sh\n${words(30)}\n\`\`\``
  expect(findProseFaults('docs/tour.md', `# ${words(30)}\n\n| ${words(30)} |\n\n${code}`)).toEqual(
    [],
  )
})

test.each(['Whoever', 'whatever'])('reports the vague subject "%s"', (word) => {
  expect(findProseFaults('web/page.ts', `// ${word} comes, is welcome.`)).toEqual([
    `web/page.ts:1 says "${word}". Name the subject: ${word} comes, is welcome.`,
  ])
})
