/**
 * Tests which files below `/content/` the site serves, and with which headers. Numbers in titles name attacks of
 * security.md.
 */
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { openContent } from '../../content/site-content.ts'
import { registerErrors } from '../errors.ts'
import { registerSecurityHeaders } from '../security-headers.ts'
import { registerContentFiles } from './content-files.ts'

const folder = path.resolve('content')
const clip = '/content/videos/magnolia-year.mp4'

let app: FastifyInstance
beforeAll(async () => {
  const content = openContent(folder, () => {})
  app = Fastify()
  registerErrors(app)
  registerSecurityHeaders(app, readConfig({}))
  await registerContentFiles(app, content)
  return () => content.close()
})
afterAll(() => app.close())

test.each([
  [clip, 'video/mp4'],
  ['/content/videos/magnolia-year.zh.vtt', 'text/vtt; charset=utf-8'],
  ['/content/posters/botany-tour.webp', 'image/webp'],
  ['/content/maps/campus.svg', 'image/svg+xml'],
])('serves %s with its type, and forbids sniffing', async (url, type) => {
  const { statusCode, headers, rawPayload } = await app.inject({ url })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe(type)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['cache-control']).toBe('no-cache')
  expect(rawPayload.equals(await readFile(path.join(folder, url.slice('/content/'.length))))).toBe(
    true,
  )
})

test('allows the styles of a drawing, but no scripts (90)', async () => {
  const { headers } = await app.inject({ url: '/content/maps/campus.svg' })
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy.toSorted()).toEqual([
    "default-src 'none'",
    'font-src data:',
    "frame-ancestors 'none'",
    'img-src data:',
    'sandbox',
    "style-src 'unsafe-inline'",
  ])
})

test('sends a range of a video', async () => {
  const wholeFile = await readFile(path.join(folder, 'videos/magnolia-year.mp4'))
  const { statusCode, headers, rawPayload } = await app.inject({
    url: clip,
    headers: { range: 'bytes=100-199' },
  })
  expect(statusCode).toBe(206)
  expect(headers['content-range']).toBe(`bytes 100-199/${wholeFile.length}`)
  expect(rawPayload.equals(wholeFile.subarray(100, 200))).toBe(true)
})

test('answers 304 for an unchanged file', async () => {
  const { headers } = await app.inject({ url: clip })
  const secondAnswer = await app.inject({
    url: clip,
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(secondAnswer.statusCode).toBe(304)
})

test.each([
  '/content/',
  '/content/videos/',
  '/content/home.yaml',
  '/content/site.yaml',
  '/content/README.md',
  '/content/../package.json',
  '/content/%2e%2e/package.json',
  '/content/..%2fpackage.json',
  '/content/videos/..%2f..%2fpackage.json',
  '/content/videos/%2e%2e/home.yaml',
  '/content/videos/magnolia-year.mp4%00',
  '/content//videos/magnolia-year.mp4',
  '/content/VIDEOS/magnolia-year.mp4',
])('does not serve %s', async (url) => {
  const { statusCode, body } = await app.inject({ url })
  expect([400, 403, 404]).toContain(statusCode)
  expect(body).not.toMatch(/"private"|en:/)
})

test('answers 404 after a symbolic link out of the folder has replaced a file', async () => {
  const temporaryFolder = await mkdtemp(path.join(tmpdir(), 'huaniao-files-'))
  const contentFolder = path.join(temporaryFolder, 'content')
  await mkdir(contentFolder)
  await writeFile(path.join(temporaryFolder, 'secret'), 'secret')
  await writeFile(path.join(contentFolder, 'a.webp'), 'shown')
  const linkedApp = Fastify()
  registerErrors(linkedApp)
  await registerContentFiles(linkedApp, { folder: contentFolder, names: () => true })
  const get = async () => (await linkedApp.inject({ url: '/content/a.webp' })).body
  expect(await get()).toBe('shown')
  await rm(path.join(contentFolder, 'a.webp'))
  await symlink('../secret', path.join(contentFolder, 'a.webp'))
  expect(await get()).toContain('not_found')
  await linkedApp.close()
  await rm(temporaryFolder, { recursive: true })
})
