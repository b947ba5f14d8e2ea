/** Tests how forms and pictures are sent: their fields, progress, answers and failures. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailed } from '../../client/api.ts'
import { sendForm } from '../../client/send-form.ts'
import { newEntry } from './items/item.ts'
import { sendPictureAs } from './send-picture.ts'

/** A fake XMLHttpRequest. The variable `newest` contains the request that was made last. */
class Request extends EventTarget {
  upload = new EventTarget()
  status = 0
  statusText = ''
  responseText = ''
  headers: Record<string, string> = {}
  answerHeaders: Record<string, string> = {}
  opened: string[] = []
  body: FormData | undefined
  constructor() {
    super()
    newest = this
  }
  open(...methodAndAddress: string[]) {
    this.opened = methodAndAddress
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader(name: string) {
    return this.answerHeaders[name] ?? null
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.end('abort')
  }
  end(event: 'load' | 'error' | 'abort', status = 0, responseText = '') {
    Object.assign(this, { status, responseText })
    this.dispatchEvent(new Event(event))
    this.dispatchEvent(new Event('loadend'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
}
let newest: Request

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const fields = {
  picEnglishName: 'Ginkgo biloba',
  picSeason: 'autumn',
  picPhotographer: 'Lin',
  picSetting: 'Lake Garden',
  month: 'Sat Nov 01 2025',
}
const blob = new Blob(['a'], { type: 'image/png' })
const send = (options = {}) =>
  sendForm('uploadPic', fields, [{ field: 'files', blob, name: 'a.jpg' }], options)
const errorOf = (sending: Promise<unknown>) => sending.catch((error) => error)

describe('a form', () => {
  test('sends its fields first, then its files, with its idempotency key', async () => {
    const answer = send({ sendKey: 'the-key-of-the-draft' })
    expect(newest.opened).toEqual(['POST', '/api/uploadPic'])
    expect(newest.headers).toEqual({ 'idempotency-key': 'the-key-of-the-draft' })
    const parts = [...(newest.body ?? [])]
    expect(parts.slice(0, -1)).toEqual(Object.entries(fields))
    expect(parts.at(-1)).toEqual(['files', expect.objectContaining({ name: 'a.jpg', size: 1 })])
    newest.end('load', 200, '{"message":"well"}')
    expect(await answer).toEqual({ message: 'well' })
  })

  test('reports the upload progress', () => {
    const fractions: number[] = []
    send({ onProgress: (fraction: number) => fractions.push(fraction) })
    newest.progress(25, 100)
    newest.progress(100, 100)
    expect(fractions).toEqual([0.25, 1])
  })

  test('fails with all details of the answer', async () => {
    const failure = { message: 'No', code: 'no_good_file', files: [] }
    const error = errorOf(send())
    newest.answerHeaders = { 'retry-after': '9' }
    newest.end('load', 413, JSON.stringify(failure))
    expect(await error).toBeInstanceOf(CallFailed)
    expect(await error).toMatchObject({ ...failure, status: 413, retryAfter: 9 })
  })

  test('fails as offline without a network, or behind a captive portal', async () => {
    const networkError = errorOf(send())
    newest.end('error')
    expect(await networkError).toBeInstanceOf(TypeError)
    const portalError = errorOf(send())
    newest.end('load', 200, '<html>Welcome to our WLAN</html>')
    expect(await portalError).toBeInstanceOf(TypeError)
  })

  test('fails as offline after 90 s without progress, but not while data is sent', async () => {
    const error = errorOf(send())
    for (let minute = 1; minute < 10; minute++) {
      await vi.advanceTimersByTimeAsync(60_000)
      newest.progress(minute, 10)
    }
    const end = vi.fn()
    error.then(end)
    await vi.advanceTimersByTimeAsync(89_000)
    expect(end).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await error).toBeInstanceOf(TypeError)
  })

  test('stops on an abort', async () => {
    const abort = new AbortController()
    const error = errorOf(send({ signal: abort.signal }))
    abort.abort()
    expect(await error).toMatchObject({ name: 'AbortError' })
    expect(await errorOf(send({ signal: abort.signal }))).toMatchObject({ name: 'AbortError' })
  })
})

describe('a picture of the queue', () => {
  const entry = { ...newEntry('bird', blob, 'a.jpg'), blob, originalHash: 'f'.repeat(64) }
  const values = {
    ...{ species: 'Passer montanus', season: 'Juvenile', date: '2025-03-15' },
    ...{ photographer: 'Lin', setting: 'Roof' },
  }
  const signal = new AbortController().signal
  const sendAs = (username: string) =>
    sendPictureAs(username)(entry, values, { onProgress: () => {}, signal })
  const signIn = (username: string) =>
    vi.stubGlobal('fetch', async () => Response.json({ user: { username, admin: false } }))

  test('is sent with the field names of the specification', async () => {
    signIn('lin')
    sendAs('lin')
    await vi.waitFor(() => expect(newest.opened).toEqual(['POST', '/api/uploadBirdPic']))
    expect(Object.fromEntries(newest.body ?? [])).toMatchObject({
      picEnglishName: 'Passer montanus',
      picSeason: 'Juvenile',
      picPhotographer: 'Lin',
      picSetting: 'Roof',
      picArt: 'photography',
      month: 'Sat Mar 15 2025',
      originalHash: 'f'.repeat(64),
    })
  })

  test('is not sent in the name of another member', async () => {
    signIn('wang')
    const before = newest
    expect(await errorOf(sendAs('lin'))).toMatchObject({ code: 'another_member' })
    expect(newest).toBe(before)
  })
})
