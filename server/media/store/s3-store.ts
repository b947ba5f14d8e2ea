/**
 * Stores files in a bucket of an S3-compatible store. The bucket is private, so readers get its files from the site.
 */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { S3Settings } from '../../config/s3-place.ts'
import { connect } from './s3-client.ts'
import { isMissing, isUnreachable, storeFailure } from './s3-errors.ts'
import { assertKey, pageSize, type Store, StoreAway } from './store.ts'

/** Bytes of one part of a larger file. A failed part is retried alone. */
const partSize = 5 * 1024 * 1024

/** Milliseconds until an answer must begin, over all attempts. Writing has no timeout here. */
const answerTimeout = 10_000

/** Milliseconds in which the site sends no request, after a request fails because the store is away. */
const backoff = 1000
/** Milliseconds for which one request after the backoff tries the store, and all other requests fail immediately. */
const trialTimeout = 2000

/**
 * Opens a bucket after a trial of writing, reading, listing and deleting.
 * @throws {StoreAway} if the trial fails; the message gives the reason
 * @throws an error with ENOSPC for a full bucket
 */
export async function openS3Store(settings: S3Settings): Promise<Store> {
  const store = createS3Store(settings)
  const key = `checks/${randomUUID()}`
  await store.put(key, Buffer.from('Huaniao may write here'))
  await Promise.all([
    store.get(key).then((file) => file && buffer(file.stream())),
    store.list()[Symbol.asyncIterator]().next(),
  ])
  await store.remove([key])
  return store
}

function createS3Store(settings: S3Settings): Store {
  const client = connect(settings)
  let away: { until: number; failure: Error } | undefined

  /**
   * Runs a request.
   * @returns the answer of the request
   * @throws {StoreAway} if the request fails; immediately during the backoff and a trial, so that requests do not
   * accumulate
   * @throws an error with ENOSPC for a full bucket
   */
  async function runRequest<Answer>(
    action: string,
    request: () => Promise<Answer>,
  ): Promise<Answer> {
    if (away) {
      if (Date.now() < away.until) throw new StoreAway(away.failure.message)
      away.until = Date.now() + trialTimeout
    }
    try {
      const answer = await request()
      away = undefined
      return answer
    } catch (error) {
      const failure = storeFailure(settings, action, error)
      if (failure instanceof StoreAway && isUnreachable(error)) {
        away = { until: Date.now() + backoff, failure }
      }
      throw failure
    }
  }

  const objectOf = (key: string) => {
    assertKey(key)
    return { Bucket: settings.bucket, Key: settings.prefix + key }
  }

  const upload = (key: string, Body: Uint8Array | Readable) => {
    const params = { ...objectOf(key), Body }
    return runRequest('writing', () =>
      new Upload({ client, params, partSize, queueSize: 2 }).done(),
    )
  }

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    if (bytes.length > partSize) await upload(key, bytes)
    else {
      const params = { ...objectOf(key), Body: bytes, ContentMD5: md5(bytes) }
      await runRequest('writing', () => client.send(new PutObjectCommand(params)))
    }
  }

  return {
    put,

    async putFile(key, file) {
      const { size } = await stat(file)
      if (size > partSize) await upload(key, createReadStream(file))
      else await put(key, await readFile(file))
    },

    async get(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const params = { ...objectOf(key), ...(Range && { Range }) }
      const found = await runRequest('reading', () =>
        withTimeout((options) => client.send(new GetObjectCommand(params), options)).catch(
          undefinedIfMissing,
        ),
      )
      if (!found?.Body) return undefined
      const body = found.Body as Readable
      // The connection of an unread body closes after a while. Without a listener, its error would end the process.
      body.on('error', () => {})
      // For a range, Content-Length is the length of the range; Content-Range also names the whole length.
      const wholeLength = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1] ?? found.ContentLength
      return { size: Number(wholeLength ?? 0), stream: () => body }
    },

    async sizeOf(key) {
      const params = objectOf(key)
      const found = await runRequest('reading', () =>
        withTimeout((options) => client.send(new HeadObjectCommand(params), options)).catch(
          undefinedIfMissing,
        ),
      )
      return found?.ContentLength
    },

    async remove(keys) {
      const objects = keys.map((key) => ({ Key: objectOf(key).Key }))
      for (let start = 0; start < objects.length; start += pageSize) {
        const Delete = { Quiet: true, Objects: objects.slice(start, start + pageSize) }
        await runRequest('deleting', async () => {
          const params = { Bucket: settings.bucket, Delete }
          const { Errors = [] } = await withTimeout((options) =>
            client.send(new DeleteObjectsCommand(params), options),
          )
          const [first] = Errors
          if (first)
            throw Object.assign(new Error(first.Message), {
              name: first.Code,
              $metadata: { httpStatusCode: 200 },
            })
        })
      }
    },

    async *list(atOnce = pageSize) {
      const params = { Bucket: settings.bucket, Prefix: settings.prefix, MaxKeys: atOnce }
      let ContinuationToken: string | undefined
      do {
        const pageParams = { ...params, ...(ContinuationToken && { ContinuationToken }) }
        const page = await runRequest('listing', () =>
          withTimeout((options) => client.send(new ListObjectsV2Command(pageParams), options)),
        )
        yield (page.Contents ?? []).map(({ Key = '', LastModified }) => ({
          key: Key.slice(settings.prefix.length),
          changedAt: LastModified?.getTime() ?? Date.now(),
        }))
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
  }
}

/** Aborts a request whose answer has not begun in time. The body of an answer may take longer. */
async function withTimeout<Answer>(
  request: (options: { abortSignal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), answerTimeout)
  try {
    return await request({ abortSignal: timeout.signal })
  } finally {
    clearTimeout(timer)
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

function md5(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('base64')
}
