/** Tests `/metrics`: the token, the counted routes and the absence of personal data. */
import { beforeAll, expect, test } from 'vitest'
import { onSqlite } from '../../tests/harness/databases/databases.ts'
import { eventually } from '../../tests/harness/eventually.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { addSmallCollection } from '../../tests/harness/sites/small-collection.ts'

const token = 'a token of the watchman'

onSqlite((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open(), { settings: { METRICS_TOKEN: token } })
    await addSmallCollection(site)
  })

  const metrics = (authorization?: string) =>
    site.get('/metrics', authorization ? { authorization } : {})

  test('the metrics need the token', async () => {
    for (const credentials of [undefined, 'Bearer ', 'Bearer wrong', `Basic ${token}`]) {
      expect((await metrics(credentials)).statusCode).toBe(404)
    }
    const answer = await metrics(`Bearer ${token}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/plain')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('process_resident_memory_bytes')
    expect(answer.body).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  test('the metrics count requests by route and reveal no reader or address', async () => {
    await site.post('/api/syncPlantInfo', { postName: 'Magnolia denudata' })
    await site.post('/api/login', { username: 'somebody', password: 'a secret phrase' })
    await site.get('/public/nothing-here.jpg')
    const { body } = await metrics(`Bearer ${token}`)
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/syncPlantInfo",status="200"\} 1/,
    )
    expect(body).toContain('route="/public/*",status="404"')
    expect(body).not.toMatch(/Magnolia|somebody|secret|nothing-here|127\.0\.0\.1/)
  })

  test('a request stops counting as open when its reader disconnects', async () => {
    const app = site.app
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    for (let round = 0; round < 3; round++) {
      const abort = new AbortController()
      const answer = fetch(`http://127.0.0.1:${port}/api/plants.csv`, { signal: abort.signal })
      setTimeout(() => abort.abort(), 1)
      await answer.catch(() => {})
    }
    const openRequests = async () =>
      /http_requests_under_way (\d+)/.exec((await metrics(`Bearer ${token}`)).body)?.[1]
    // The request for the metrics is itself open.
    await eventually(async () => expect(await openRequests()).toBe('1'))
  })

  test('the metrics answer 404 without METRICS_TOKEN', async () => {
    const siteWithoutToken = await openSite(await open())
    const headers = { authorization: 'Bearer undefined' }
    expect((await siteWithoutToken.get('/metrics', headers)).statusCode).toBe(404)
  })
})
