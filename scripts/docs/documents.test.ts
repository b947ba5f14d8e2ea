/** Tests that the generated documents match the code, and that the files that a document names exist. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { callGroups, endpoints } from '../../contract/calls/endpoints.ts'
import { environmentSchema, type SettingName } from '../../server/config/config.ts'
import { settings } from '../../server/config/settings.ts'
import { documents } from './documents.ts'
import { defaultOf } from './settings.ts'

const names = Object.keys(environmentSchema.shape) as SettingName[]

test.each(Object.entries(documents()))(
  '%s is up to date (otherwise: npm run docs)',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)

describe('settings', () => {
  test('of the schema are in .env.example once each, without other names', () => {
    const text = readFileSync('.env.example', 'utf8')
    const foundNames = [...text.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name)
    expect(foundNames.sort()).toEqual([...names].sort())
  })

  test.each(names)('have a valid default or a valid example: %s', (name) => {
    const schema = environmentSchema.shape[name]
    const { defaultText, example } = settings[name]
    const defaultValue = schema.safeParse(undefined).data
    if (defaultValue !== undefined) expect(schema.parse(defaultOf(name))).toEqual(defaultValue)
    else expect(defaultOf(name)).toBe(undefined)
    if (defaultText) expect(defaultValue).not.toBe(undefined)
    if (example) expect(schema.safeParse(example).success).toBe(true)
    // The example file shows the default, or the example of a setting without a default.
    expect(Boolean(example)).toBe(defaultValue === undefined)
  })
})

test('the groups of docs/calls.md contain every call once', () => {
  const listed = Object.values(callGroups).flatMap((calls) => Object.keys(calls))
  expect(listed.sort()).toEqual(Object.keys(endpoints).sort())
})

const topFolders = 'server|web|contract|tests|scripts|benchmarks|deploy|docs'
const namedFile = new RegExp(`\`((?:${topFolders})/[\\w./-]+\\.\\w+)\``, 'g')

test.each(globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md']))(
  '%s names no missing file',
  (document) => {
    const foundNames = [...readFileSync(document, 'utf8').matchAll(namedFile)]
    expect(foundNames.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([])
  },
)
