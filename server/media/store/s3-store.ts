/** Files in a bucket of any S3-compatible store; private, read through this process. */
import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { S3Settings } from '../../config/s3-place.ts'
import { connect } from './s3-client.ts'
import { isMissing, isUnreachable, storeFailure } from './s3-trouble.ts'
import { assertKey, pageSize, type Store, StoreAway } from './store.ts'

/** Larger files go in parts of this size: a part that fails is sent again by itself. */
const partSize = 5 * 1024 * 1024

/** Milliseconds in which an answer has to begin, all attempts together; but writing takes its time. */
const answersWithin = 10_000

/** Milliseconds for which nobody asks a store that is away, and then one alone, the others waiting. */
const restAfterFailure = 1000
const triedAlone = 2000

/** @rejects {StoreAway} saying what is wrong where the bucket cannot be used. */
export async function openS3Store(at: S3Settings): Promise<Store> {
  const store = createS3Store(at)
  const key = `checks/${randomUUID()}`
  await store.put(key, Buffer.from('Huaniao may write here'))
  await Promise.all([
    store.get(key).then((file) => file && buffer(file.stream())),
    store.list()[Symbol.asyncIterator]().next(),
  ])
  await store.remove([key])
  return store
}

function createS3Store(at: S3Settings): Store {
  const client = connect(at)
  let away: { until: number; failure: Error } | undefined

  /** While it is away, answers come at once: whoever asks would only wait in a queue. */
  async function ask<Answer>(act: string, request: () => Promise<Answer>): Promise<Answer> {
    if (away) {
      if (Date.now() < away.until) throw new StoreAway(away.failure.message)
      away.until = Date.now() + triedAlone
    }
    try {
      const answer = await request()
      away = undefined
      return answer
    } catch (error) {
      const failure = storeFailure(at, act, error)
      if (failure instanceof StoreAway && isUnreachable(error)) {
        away = { until: Date.now() + restAfterFailure, failure }
      }
      throw failure
    }
  }

  const objectOf = (key: string) => {
    assertKey(key)
    return { Bucket: at.bucket, Key: at.prefix + key }
  }

  return {
    async put(key, bytes) {
      const params = { ...objectOf(key), Body: bytes }
      await ask('writing', () =>
        bytes.length > partSize
          ? new Upload({ client, params, partSize, queueSize: 2 }).done()
          : client.send(new PutObjectCommand({ ...params, ContentMD5: md5(bytes) })),
      )
    },

    async get(key) {
      const params = objectOf(key)
      const found = await ask('reading', () =>
        inTime((options) => client.send(new GetObjectCommand(params), options)).catch(
          (error: unknown) => {
            if (isMissing(error)) return undefined
            throw error
          },
        ),
      )
      if (!found?.Body) return undefined
      const body = found.Body as Readable
      // One that nobody reads is cut off in the end, and nobody hears of that.
      body.on('error', () => {})
      return { size: found.ContentLength ?? 0, stream: () => body }
    },

    async remove(keys) {
      const objects = keys.map((key) => ({ Key: objectOf(key).Key }))
      for (let from = 0; from < objects.length; from += pageSize) {
        const Delete = { Quiet: true, Objects: objects.slice(from, from + pageSize) }
        await ask('deleting', async () => {
          const params = { Bucket: at.bucket, Delete }
          const { Errors = [] } = await inTime((options) =>
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
      const params = { Bucket: at.bucket, Prefix: at.prefix, MaxKeys: atOnce }
      let ContinuationToken: string | undefined
      do {
        const from = { ...params, ...(ContinuationToken && { ContinuationToken }) }
        const page = await ask('listing', () =>
          inTime((options) => client.send(new ListObjectsV2Command(from), options)),
        )
        yield (page.Contents ?? []).map(({ Key = '', LastModified }) => ({
          key: Key.slice(at.prefix.length),
          changedAt: LastModified?.getTime() ?? Date.now(),
        }))
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
  }
}

/** What is given up is the answer to come, never the body of one that is there. */
async function inTime<Answer>(
  request: (options: { abortSignal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), answersWithin)
  try {
    return await request({ abortSignal: giveUp.signal })
  } finally {
    clearTimeout(timer)
  }
}

function md5(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('base64')
}
