/** Tests how the files of the content are read, watched and rejected. */
import { cp, mkdir, mkdtemp, rm, symlink, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ContentError } from './content-file.ts'
import { openContent } from './site-content.ts'

const validSite =
  'name: { en: Our garden, zh: 我们的花园 }\ndescription: { en: A, zh: 甲 }\nfilingNumber: "1"\n'
const both = '{ en: A, zh: 甲 }'
const about = ['club', 'website', 'contact']
  .map((part) => `${part}:\n  { title: ${both}, text: ${both} }\n`)
  .join('')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'huaniao-content-'))
  await writeFile(path.join(folder, 'site.yaml'), validSite)
  return () => rm(folder, { recursive: true, force: true })
})

function openFolder(onBroken: (error: unknown) => void = () => {}, contentFolder = folder) {
  const content = openContent(contentFolder, onBroken)
  onTestFinished(() => content.close())
  return content
}

const write = (file: string, text: string) => writeFile(path.join(folder, file), text)
test('accepts the shipped content', () => {
  const content = openFolder(undefined, path.resolve('content'))
  expect(content.site().name.zh).not.toBe('')
  expect(content.home().activities.length).toBeGreaterThan(0)
  expect(content.walks().walks.map(({ minutes }) => minutes)).toEqual([30, 45, 60])
  expect(content.about()?.website.text.en).toContain('2025 to 2026 school year')
  expect(content.videos()).toHaveLength(3)
})

describe('the start', () => {
  test.each([
    ['site.yaml', validSite.replace(', zh: 甲', ''), 'line 2: description.zh'],
    ['site.yaml', `${validSite}filingAddress: "javascript:alert(1)"\n`, 'line 4: filingAddress'],
    ['site.yaml', `${validSite}name: [\n`, 'line 4'],
    ['site.yaml', `${validSite}seal: 花鸟\n`, 'line 4: seal: must be one character'],
    ['site.yaml', `${validSite}motto: Grow\n`, 'line 4: motto: is not a field of this file'],
    ['site.yaml', `${validSite}name: { en: A, zh: 甲 }\n`, 'line 4: Map keys must be unique'],
    ['site.yaml', validSite.replace('filingNumber', 'filingNumer'), 'line 3: filingNumer: is not'],
    ['site.yaml', 'name: { en: A, zh: 甲 }\n', 'line 1: description: is missing'],
    ['site.yaml', `motto: Grow\n${validSite}crest: {}\n`, 'line 1: motto'],
    [
      'site.yaml',
      validSite.replace('en: A,', 'en: A, fr: A,'),
      'line 2: description.fr: is not a field',
    ],
    [
      'home.yaml',
      `activities:\n  - date: 2026-01-02\n    title: ${both}\n    text: ${both}\n    place: Pond\n`,
      'line 5: activities.0.place: is not a field',
    ],
    ['site.yaml', validSite.replace('en: A, zh', 'en: A, B, zh'), 'line 2: description'],
    ['home.yaml', `activities:\n  - date: soon\n    title: ${both}\n    text: ${both}\n`, 'line 2'],
    ['home.yaml', 'tourSignUp:\n  form: http://forms.example\n', 'line 2: tourSignUp.form'],
    ['home.yaml', 'tourSignUp:\n  form: javascript:alert(1)\n', 'line 2: tourSignUp.form'],
    ['home.yaml', 'tourSignUp:\n  form: own\n  from: own\n', 'line 3: tourSignUp.from: is not'],
    ['about-us.yaml', `club:\n  title: ${both}\n  text: ${both}\n`, 'website'],
    [
      'about-us.yaml',
      `${about}walks:\n  - name: ${both}\n`,
      'line 8: walks: have moved to their own',
    ],
    ['videos.yaml', `videos:\n  - key: a/b\n    kind: file\n`, 'line 2: videos.0.key'],
  ])('rejects %s with the text %j', async (file, text, sentence) => {
    await write(file, text)
    expect(() => openFolder()).toThrow(ContentError)
    expect(() => openFolder()).toThrow(file)
    expect(() => openFolder()).toThrow(sentence)
  })

  const video = (more: string) =>
    `videos:\n  - key: pond\n    title: ${both}\n    poster: { file: a.webp, alt: ${both} }\n${more}`

  test.each([
    ['../../etc/passwd.mp4', 'must be the name of a file'],
    ['/etc/passwd.mp4', 'must be the name of a file'],
    ['videos/../../a.mp4', 'must be the name of a file'],
    ['..\\a.mp4', 'must be the name of a file'],
    ['.env.mp4', 'must be the name of a file'],
    ['a%2f..%2fb.mp4', 'must be the name of a file'],
    ['a.mp4\\0.yaml', 'must be the name of a file'],
    ['site.yaml', 'must end in .mp4 or .webm'],
    ['a.svg', 'must end in .mp4 or .webm'],
    ['a.html', 'must end in .mp4 or .webm'],
    ['none.mp4', 'there is no file none.mp4'],
  ])('rejects a video in the file %s', async (name, reason) => {
    await write('a.webp', '')
    await write('videos.yaml', video(`    kind: file\n    file: "${name}"\n`))
    expect(() => openFolder()).toThrow(ContentError)
    if (!name.includes('\\')) expect(() => openFolder()).toThrow(`line 6: videos.0.file: ${reason}`)
  })

  test.each([
    ['bilibili', 'BV1xx411c7mD"onload=', 'is not a Bilibili number'],
    ['bilibili', 'dQw4w9WgXcQ', 'is not a Bilibili number'],
    ['youtube', 'https://evil.example', 'is not a YouTube id'],
    ['youtube', '../../evil', 'is not a YouTube id'],
  ])('rejects a video of %s with the id %s', async (kind, id, sentence) => {
    await write('a.webp', '')
    await write('videos.yaml', video(`    kind: ${kind}\n    id: '${id}'\n`))
    expect(() => openFolder()).toThrow(`line 6: videos.0.id: ${sentence}`)
  })

  test('rejects two videos with one key', async () => {
    await write('a.webp', '')
    const youtubeVideo = video('    kind: youtube\n    id: dQw4w9WgXcQ\n')
    await write('videos.yaml', youtubeVideo + youtubeVideo.replace('videos:\n', ''))
    expect(() => openFolder()).toThrow('line 7: videos.1.key: is used twice')
  })

  const walk = (more: string) =>
    `walks:\n  - key: lake\n    name: ${both}\n    text: ${both}\n    minutes: 30\n    metres: 900\n    stops:\n${more}`
  const stop = (key: string, more = 'x: 1, y: 2') =>
    `      - { key: ${key}, name: ${both}, ${more} }\n`

  test.each([
    ['a stop outside the map', walk(stop('a', 'x: 101, y: 2')), 'line 8: walks.0.stops.0.x'],
    ['a stop without a place', walk(stop('a', 'x: 1')), 'line 8: walks.0.stops.0.y'],
    ['two stops with one key', walk(stop('a') + stop('a')), 'line 9: walks.0.stops.1.key: is used'],
    ['a key with a space', walk(stop("'a b'")), 'line 8: walks.0.stops.0.key: may contain'],
    ['a walk without a stop', walk('      []\n'), 'line 8: walks.0.stops'],
    [
      'two walks with one key',
      walk(stop('a')) + walk(stop('a')).replace('walks:\n', ''),
      'line 9: walks.1.key: is used twice',
    ],
    [
      'a map that is a page',
      `map:\n  file: a.html\n  alt: ${both}\n  width: 4\n  height: 3\n`,
      'line 2',
    ],
    [
      'a map that does not exist',
      `map:\n  file: a.svg\n  alt: ${both}\n  width: 4\n  height: 3\n`,
      'line 2: map.file: there is no file a.svg',
    ],
  ])('rejects %s', async (_case, text, sentence) => {
    await write('walks.yaml', text)
    expect(() => openFolder()).toThrow(`walks.yaml, ${sentence}`)
  })

  test('reports a missing required file', () => {
    expect(() => openFolder(undefined, path.join(folder, 'none'))).toThrow(ContentError)
  })
})

test('treats a missing or empty file as an empty part', async () => {
  await write('videos.yaml', '# none yet\n')
  const content = openFolder()
  expect(content.home()).toEqual({ activities: [] })
  expect(content.about()).toBeUndefined()
  expect(content.videos()).toEqual([])
  expect(content.walks()).toEqual({ walks: [] })
})

test('lists activities newest first, with rendered Markdown', async () => {
  const activity = (date: string) =>
    `  - { date: ${date}, title: ${both}, text: { en: '*A*', zh: 甲 } }\n`
  await write('home.yaml', `activities:\n${activity('2025-01-02')}${activity('2026-01-02')}`)
  const { activities } = openFolder().home()
  expect(activities.map(({ date }) => date)).toEqual(['2026-01-02', '2025-01-02'])
  expect(activities[0]?.text.en).toBe('<p><em>A</em></p>')
})

test('finds only the files that the content names', async () => {
  await cp(path.resolve('content'), folder, { recursive: true })
  const content = openFolder()
  expect(content.names('videos/magnolia-year.mp4')).toBe(true)
  expect(content.names('videos/magnolia-year.en.vtt')).toBe(true)
  expect(content.names('posters/botany-tour.webp')).toBe(true)
  expect(content.names('maps/campus.svg')).toBe(true)
  expect(content.names('home.yaml')).toBe(false)
  expect(content.names('README.md')).toBe(false)
})

test('shows a saved file, reports a broken file, and keeps the last valid content', async () => {
  const errors: unknown[] = []
  const content = openFolder((error) => errors.push(error))
  await write('site.yaml', validSite.replace('Our garden', 'Our wood'))
  while (content.site().name.en !== 'Our wood') await wait(10)
  errors.length = 0
  await write('site.yaml', 'name: 7\n')
  while (errors.length === 0) await wait(10)
  expect(errors[0]).toBeInstanceOf(ContentError)
  expect(content.site().name.en).toBe('Our wood')
  expect(content.mistakes()).toHaveLength(1)
  expect(content.mistakes()[0]).toMatch(/^site\.yaml, line 1: name: /)
  await write('site.yaml', validSite)
  while (content.mistakes().length > 0) await wait(10)
})

test('reads added files and drops removed files while the site runs', async () => {
  const content = openFolder()
  await write('home.yaml', 'tourSignUp: { form: own }\n')
  while (!content.home().tourSignUp) await wait(10)
  await unlink(path.join(folder, 'home.yaml'))
  while (content.home().tourSignUp) await wait(10)
})

test('rereads a file after its missing picture is added', async () => {
  const errors: unknown[] = []
  const content = openFolder((error) => errors.push(error))
  const map = `map:\n  file: a.svg\n  alt: ${both}\n  width: 4\n  height: 3\n`
  await write('walks.yaml', map)
  while (errors.length === 0) await wait(10)
  // Within this time the site reads a changed file a second time.
  await wait(1500)
  await write('a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>')
  while (!content.walks().map) await wait(10)
  expect(errors).toHaveLength(1)
})

test('keeps the content of a removed folder, and reads a new folder', async () => {
  await write('home.yaml', 'tourSignUp: { form: own }\n')
  const content = openFolder()
  await rm(folder, { recursive: true })
  await wait(1200)
  expect([content.site().name.en, content.home().tourSignUp?.form]).toEqual(['Our garden', 'own'])
  await mkdir(folder)
  await write('site.yaml', validSite.replace('Our garden', 'Our wood'))
  while (content.site().name.en !== 'Our wood') await wait(10)
})

describe('the start with hostile content', () => {
  test.each([
    ['aliases', `a: &a [x]\nb: [*a, *a]\n`, 'home.yaml, line 2: aliases'],
    ['deeply nested brackets', `\n${'['.repeat(50_000)}`, 'home.yaml, line 2: is nested deeper'],
    ['a long file', '#'.repeat(60_001), 'home.yaml cannot be read: it has more than 60 kB'],
  ])('rejects %s', async (_case, text, sentence) => {
    await write('home.yaml', text)
    expect(() => openFolder()).toThrow(ContentError)
    expect(() => openFolder()).toThrow(sentence)
  })

  test.each(['/etc/passwd', 'map.svg', 'nowhere'])('rejects a link to %s', async (target) => {
    await symlink(target, path.join(folder, 'map.svg'))
    const map = `map:\n  file: map.svg\n  alt: ${both}\n  width: 4\n  height: 3\n`
    await write('walks.yaml', map)
    expect(() => openFolder()).toThrow('walks.yaml, line 2: map.file: there is no file map.svg')
  })
})
