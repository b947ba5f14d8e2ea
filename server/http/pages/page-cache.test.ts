/** Tests when the page cache renders, shares and evicts pages. */
import { expect, test } from 'vitest'
import { createPageCache, type RenderedPage } from './page-cache.ts'

function openCache(rest: Partial<RenderedPage> = {}) {
  const pageFor = createPageCache()
  let rendered = 0
  const render = async (): Promise<RenderedPage> => {
    rendered += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    const headers = [['content-type', 'text/html']] as const
    return { status: 200, headers, body: `<p>${rendered} 玉兰</p>`, isComplete: true, ...rest }
  }
  const ask = async (key: string, version: string) =>
    (await pageFor(key, version, render)).body.toString()
  return { ask, pageFor, render, times: () => rendered }
}

test('renders a page once per address', async () => {
  const { ask } = openCache()
  expect(await ask('/', '1')).toBe('<p>1 玉兰</p>')
  expect(await ask('/', '1')).toBe('<p>1 玉兰</p>')
  expect(await ask('/home', '1')).toContain('<p>2')
})

test('renders a newer version once for many readers', async () => {
  const { ask, times } = openCache()
  await ask('/', '1')
  const pages = await Promise.all([ask('/', '2'), ask('/', '2'), ask('/', '2')])
  expect(new Set(pages).size).toBe(1)
  expect(times()).toBe(2)
  expect(await ask('/', '2')).toContain('<p>2')
})

test.each([
  ['of an error', { status: 404 }],
  ['that sets a cookie', { headers: [['Set-Cookie', 'language=zh']] as [string, string][] }],
  ['of which a part failed', { isComplete: false }],
  ['larger than a million bytes', { body: 'x'.repeat(1_000_001) }],
])('does not cache a page %s', async (_title, rest) => {
  const { ask, times } = openCache(rest)
  await ask('/', '1')
  await ask('/', '1')
  expect(times()).toBe(2)
})

test('fails for all waiting readers, and then retries', async () => {
  const { pageFor, render } = openCache()
  const failing = () => pageFor('/', '1', () => Promise.reject(new Error('broken')))
  const [first, second] = await Promise.allSettled([failing(), failing()])
  expect([first?.status, second?.status]).toEqual(['rejected', 'rejected'])
  expect((await pageFor('/', '1', render)).status).toBe(200)
})

test('has the same etag for the same content of another version', async () => {
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
  const { ask, times } = openCache({ body: 'x'.repeat(900_000) })
  for (let number = 0; number < 40; number++) await ask(`/${number}`, '1')
  await ask('/39', '1')
  expect(times()).toBe(40)
  await ask('/0', '1')
  expect(times()).toBe(41)
})

test('evicts no page without a query for pages with a query (82)', async () => {
  const { pageFor, render } = openCache({ body: 'x'.repeat(500_000) })
  const rendered: string[] = []
  const ask = (key: string) =>
    pageFor(key, '1', () => {
      rendered.push(key)
      return render()
    })
  await ask('http://h en /home')
  for (let number = 0; number < 60; number++) await ask(`http://h en /search?q=${number}`)
  await ask('http://h en /home')
  expect(rendered.filter((key) => key.endsWith('/home'))).toHaveLength(1)
})
