/** Tests when the page cache renders, shares and evicts pages. */
import { expect, test } from 'vitest'
import { createPageCache, type RenderedPage } from './page-cache.ts'

function openCache(changes: Partial<RenderedPage> = {}) {
  const pageFor = createPageCache()
  let renderCount = 0
  const render = async (): Promise<RenderedPage> => {
    renderCount += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    const headers = [['content-type', 'text/html']] as const
    const body = `<p>${renderCount} 玉兰</p>`
    return { status: 200, headers, body, isComplete: true, ...changes }
  }
  const getPage = async (key: string, version: string) =>
    (await pageFor(key, version, render)).body.text()
  return { getPage, pageFor, render, countRenders: () => renderCount }
}

test('renders a page once per address', async () => {
  const { getPage } = openCache()
  expect(await getPage('/', '1')).toBe('<p>1 玉兰</p>')
  expect(await getPage('/', '1')).toBe('<p>1 玉兰</p>')
  expect(await getPage('/home', '1')).toContain('<p>2')
})

test('renders a newer version once for many readers', async () => {
  const { getPage, countRenders } = openCache()
  await getPage('/', '1')
  const pages = await Promise.all([getPage('/', '2'), getPage('/', '2'), getPage('/', '2')])
  expect(new Set(pages).size).toBe(1)
  expect(countRenders()).toBe(2)
  expect(await getPage('/', '2')).toContain('<p>2')
})

test.each([
  ['of an error', { status: 404 }],
  ['that sets a cookie', { headers: [['Set-Cookie', 'language=zh']] as [string, string][] }],
  ['of which a part failed', { isComplete: false }],
  ['larger than a million bytes', { body: 'x'.repeat(1_000_001) }],
])('does not cache a page %s', async (_title, changes) => {
  const { getPage, countRenders } = openCache(changes)
  await getPage('/', '1')
  await getPage('/', '1')
  expect(countRenders()).toBe(2)
})

test('rejects all simultaneous requests if the rendering fails, and renders again for the next request', async () => {
  const { pageFor, render } = openCache()
  const requestBroken = () => pageFor('/', '1', () => Promise.reject(new Error('broken')))
  const [firstResult, secondResult] = await Promise.allSettled([requestBroken(), requestBroken()])
  expect([firstResult?.status, secondResult?.status]).toEqual(['rejected', 'rejected'])
  expect((await pageFor('/', '1', render)).status).toBe(200)
})

test('keeps the entity tag if a newer version has the same content', async () => {
  const { pageFor } = openCache()
  const pageWith = (body: string) => async () => ({
    status: 200,
    headers: [],
    isComplete: true,
    body,
  })
  const { etag } = await pageFor('/', '1', pageWith('a'))
  expect((await pageFor('/', '2', pageWith('a'))).etag).toBe(etag)
  expect((await pageFor('/', '3', pageWith('b'))).etag).not.toBe(etag)
})

test('caches a limited number of bytes', async () => {
  const { getPage, countRenders } = openCache({ body: 'x'.repeat(900_000) })
  for (let number = 0; number < 40; number++) await getPage(`/${number}`, '1')
  await getPage('/39', '1')
  expect(countRenders()).toBe(40)
  await getPage('/0', '1')
  expect(countRenders()).toBe(41)
})

test('evicts no page without a query for pages with a query (82)', async () => {
  const { pageFor, render } = openCache({ body: 'x'.repeat(500_000) })
  const renderedKeys: string[] = []
  const getPage = (key: string) =>
    pageFor(key, '1', () => {
      renderedKeys.push(key)
      return render()
    })
  await getPage('http://h en /home')
  for (let number = 0; number < 60; number++) await getPage(`http://h en /search?q=${number}`)
  await getPage('http://h en /home')
  expect(renderedKeys.filter((key) => key.endsWith('/home'))).toHaveLength(1)
})
