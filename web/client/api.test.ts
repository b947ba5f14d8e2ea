/** Tests the addresses of calls, failed calls, and answers that are not JSON. */
import { afterEach, expect, test, vi } from 'vitest'
import { CallFailed, get, post } from './api.ts'

function stubAnswer(body: string, init?: ResponseInit) {
  const addresses: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address)
    return new Response(body, init)
  })
  return addresses
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('sends a call to the path of its name, or to its path in the table of calls', async () => {
  const addresses = stubAnswer('{}')
  await get('listCreations', {})
  await get('submissions', { page: 2 })
  await get('searchNames', {})
  await post('knownPictures', { hashes: [] })
  expect(addresses).toEqual([
    '/api/uploadCreation',
    '/api/submissions?page=2',
    '/api/searchNames',
    '/api/knownPictures',
  ])
})

test('throws an error with its fields and files, and with the seconds until a retry', async () => {
  const fields = { latinName: 'is missing' }
  const files = [{ name: 'a.jpg', message: 'unsupported file format', code: 'unsupported_format' }]
  const failure = { message: 'No', code: 'bad_input', fields, files }
  stubAnswer(JSON.stringify(failure), { status: 400, headers: { 'retry-after': '7' } })
  const error = await get('searchNames', {}).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(CallFailed)
  expect(error).toMatchObject({ ...failure, status: 400, retryAfter: 7 })
})

test.each(['<html>Bad gateway</html>', '', '{"error":1}', 'null', '"no"'])(
  'treats an answer of a proxy as a failure: %j',
  async (body) => {
    stubAnswer(body, { status: 502, statusText: 'Bad Gateway' })
    const error = await get('searchNames', {}).catch((thrown) => thrown)
    expect(error).toMatchObject({ status: 502, code: 'unknown', message: 'Bad Gateway' })
    expect(error.retryAfter).toBe(undefined)
  },
)

test('treats the sign-in page of a network as a lost network', async () => {
  stubAnswer('<html>Welcome to our café</html>')
  await expect(get('searchNames', {})).rejects.toThrow(TypeError)
})
