/**
 * Tests that the site has the labels and, from section 2 on, the quoted texts of docs/specification.md. A quoted text
 * may be missing if docs/decisions/0021 names the text. The module also tests that both languages have the same
 * messages, and that the site uses each message.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (...parts: string[]) => readFileSync(path.join(root, ...parts), 'utf8')
const readMessages = (language: string) => {
  const { $schema, ...messages }: Record<string, Parameters<typeof wordingOf>[0]> = JSON.parse(
    read('messages', `${language}.json`),
  )
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, wordingOf(text)]))
}
/**
 * @returns the text of a message. For a message with a wording for each case ("1 stop", "2 stops"), all wordings are
 * joined.
 */
const wordingOf = (text: string | { match: Record<string, string> }[]) =>
  typeof text === 'string' ? text : text.flatMap(({ match }) => Object.values(match)).join(' ')
const [english, chinese] = [readMessages('en'), readMessages('zh')]
const messageTexts = new Set(Object.values(english))
const differences = read('docs/decisions/0021-where-we-differ.md')

function sourceBelow(folder: string): string {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^paraglide|\.d\.ts$/.test(file))
    .map((file) => read(folder, file))
    .join('\n')
}

/** Texts that are not messages. Each has the file that shows the text, and the code in that file. */
const literals: Record<string, [file: string, code: string]> = {
  'N/A': ['web/photographs/photograph-caption.tsx', "{code || 'N/A'}"],
  'Failed to load alt image': [
    'web/database-page/whats-new.tsx',
    "console.error('Failed to load alt image')",
  ],
  'Login successful': ['server/accounts/routes.ts', "return { message: 'Login successful',"],
  'Already logged in': ['server/accounts/routes.ts', "return { message: 'Already logged in',"],
  'Logout successful': ['server/accounts/routes.ts', "return { message: 'Logout successful' }"],
}

/** @returns whether a message equals the text, or a source file contains the code that shows the text */
function isShown(text: string): boolean {
  const [file, code] = literals[text] ?? []
  return messageTexts.has(text) || (file !== undefined && read(file).includes(code ?? ''))
}

/** Labels of the specification, most of them without quotation marks, by the page that shows them. */
const labels = {
  'navigation bar': ['Database', 'Plants', 'Birds', 'Creation', 'Upload', 'About us'],
  'other paths': ['Return to Home'],
  glossaries: ['Collapse All', 'Back', 'Download'],
  'plant profile': [
    'Edit',
    'Information Profile',
    'Other names',
    'Additional Info',
    'Painter',
    'Setting',
    'Image Gallery',
    'Expand',
    'Code',
    'N/A',
    'Feature',
  ],
  'bird profile': [
    'Diet',
    'Habitat',
    'Songs',
    'Migration',
    'Appearance',
    'Breeding',
    'Juvenile',
    'Sub-Adult',
    'Male Adult',
    'Female Adult',
  ],
  gallery: ['Spring', 'Summer', 'Autumn', 'Winter'],
  home: [
    'Plant in Bloom',
    'Photographer',
    'Time',
    'Setting',
    'By {artist}',
    'Location',
    'Scientific Name',
    'Flowering Season',
    'Detailed Information',
  ],
  creation: ['Artworks', 'Videos', 'Newest', 'Oldest'],
  'upload hub': [
    'Home',
    'Plant Database',
    'Bird Database',
    'Creation and Activities',
    'Admin Authentication',
    'Species Information Profile',
    'Documentary Upload',
    'Creation Preview',
    'Feature on Home',
    'Delete',
    'Reset',
    'Submit',
    'Unfeature',
  ],
  review: [
    'Unauthorized Changes',
    'Unauthorized New Posts',
    'Unauthorized New Creation Entry',
    'Unauthorized New Pictures',
    'No unauthorized pictures',
    'Approve',
    'Reject',
    'Submit',
    'Delete',
    'Deny',
  ],
  'edit pages': ['Edit', 'Delete', 'Gallery Edit', 'Artwork Edit', 'View Updates'],
  'admin view': ['Back', 'Feature', 'Edit', 'Choose'],
  'feature button': ['Feature', 'Loading...', 'Success', 'Submitted!'],
}

describe.each(Object.entries(labels))('the labels of the %s', (_screen, screenLabels) => {
  test.each(screenLabels)('are texts of the site: %s', (label) => {
    expect(isShown(label)).toBe(true)
  })
})

describe('the texts in quotation marks', () => {
  const specification = read('docs', 'specification.md')
  const quotedTexts = specification
    .slice(specification.indexOf('## 2.'))
    .matchAll(/"([^"\n]+)"/g)
    .map(([, text = '']) => text)
  test.each([...new Set(quotedTexts)])('are on the site or in decision 0021: %s', (text) => {
    if (!isShown(text)) expect(differences).toContain(`"${text}"`)
  })
})

test('has every message in both languages with the same parameters', () => {
  const parameters = (messages: Record<string, string>) =>
    Object.entries(messages).map(([key, text]) => [key, text.match(/\{\w+\}/g)?.sort() ?? []])
  const parametersByKey = (messages: Record<string, string>) =>
    Object.fromEntries(parameters(messages))
  expect(parametersByKey(chinese)).toEqual(parametersByKey(english))
})

test('has no unused message', () => {
  const source = sourceBelow('web')
  const usedKeys = new Set(source.matchAll(/\bm\.(\w+)/g).map(([, key]) => key))
  expect(Object.keys(english).filter((key) => !usedKeys.has(key))).toEqual([])
})
