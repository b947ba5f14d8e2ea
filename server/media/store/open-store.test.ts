/** Tests the opening of a bucket, and the errors that explain to the operator why a bucket cannot be used. */
import { createServer } from 'node:net'
import { describe, expect, inject, test } from 'vitest'
import { newBucket } from '../../../tests/harness/servers/buckets.ts'
import { readConfig } from '../../config/config.ts'
import { openStore } from './open-store.ts'
import { isUnreachable, storeFailure } from './s3-errors.ts'
import { StoreAway } from './store.ts'

const keys = { S3_ACCESS_KEY_ID: 'id-of-mine', S3_SECRET_ACCESS_KEY: 'secret-of-mine' }

async function openAt(STORAGE_URL: string) {
  return openStore(readConfig({ STORAGE_URL, ...keys }))
}

test('leaves a usable bucket empty after opening', async () => {
  const bucket = await newBucket(inject('s3Server'))
  const store = await openAt(bucket.STORAGE_URL)
  const pages = []
  for await (const page of store.list()) pages.push(page)
  expect(pages.flat()).toEqual([])
})

test('reports that the bucket does not exist', async () => {
  const opening = openAt(`s3://nobodys-bucket?endpoint=${inject('s3Server')}&pathStyle=true`)
  await expect(opening).rejects.toThrow(StoreAway)
  await expect(opening).rejects.toThrow(
    `s3://nobodys-bucket/ at ${inject('s3Server')} fails at writing: there is no such bucket`,
  )
})

test('reports that no program listens at the address', async () => {
  const port = await freePort()
  const opening = openAt(`s3://flora?endpoint=http://127.0.0.1:${port}&pathStyle=true`)
  await expect(opening).rejects.toThrow(StoreAway)
  await expect(opening).rejects.toThrow('fails at writing: no program listens at this address')
})

test('reports that the host does not exist', async () => {
  const opening = openAt('s3://flora?endpoint=http://s3.invalid')
  await expect(opening).rejects.toThrow(/fails at writing: .*host/)
})

describe('the failure of a store', () => {
  const place = { bucket: 'flora', prefix: '', endpoint: undefined, region: 'eu', pathStyle: false }
  const answer = (name: string, httpStatusCode: number) =>
    Object.assign(new Error(name), { name, $metadata: { httpStatusCode } })

  test.each([
    ['InvalidAccessKeyId', 403, 'the store has no such access key', false],
    ['SignatureDoesNotMatch', 403, 'the secret key does not belong', false],
    ['AccessDenied', 403, 'the keys lack a right', false],
    ['Forbidden', 403, 'the keys lack a right', false],
    ['PermanentRedirect', 301, 'in another region', false],
    ['AuthorizationHeaderMalformed', 400, 'in another region', false],
    ['RequestTimeTooSkewed', 403, 'the clock', false],
    ['SlowDown', 503, 'too many requests at once', true],
    ['InternalError', 500, 'InternalError', true],
  ])('explains the answer %s', (name, status, message, unreachable) => {
    const failure = storeFailure(place, 'reading', answer(name, status))
    expect(failure).toBeInstanceOf(StoreAway)
    expect(failure.message).toContain(message)
    expect(isUnreachable(answer(name, status))).toBe(unreachable)
  })

  test.each([
    ['XMinioStorageFull', 507],
    ['QuotaExceeded', 403],
  ])('has the code of a full disk after the answer %s', (name, status) => {
    expect(storeFailure(place, 'writing', answer(name, status))).toMatchObject({ code: 'ENOSPC' })
  })
})

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })
}
