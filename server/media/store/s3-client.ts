/** Makes the client of a bucket, with its timeouts, retries and checksums. */
import { createHash } from 'node:crypto'
import { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../../config/s3-place.ts'

/** @returns the client of the bucket that STORAGE_URL names */
export function connect({ endpoint, region, pathStyle, keys }: S3Settings): S3Client {
  const client = new S3Client({
    ...(endpoint && { endpoint }),
    region,
    forcePathStyle: pathStyle,
    credentials: keys,
    // Retries use exponential backoff and jitter. Every request of the site is idempotent.
    maxAttempts: 3,
    retryMode: 'standard',
    // The signature covers the SHA-256 of each body. Not every store supports Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: 2000,
      // The timeout applies to a connection without traffic in either direction.
      socketTimeout: 10_000,
      // Readers on slow networks keep connections busy for a while, so the default of 50 connections is too low.
      httpAgent: { maxSockets: 256 },
      httpsAgent: { maxSockets: 256 },
    },
  })
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'DeleteObjectsCommand') signWithMd5(args.request as Deletion)
        return next(args)
      },
    { step: 'build', priority: 'low', name: 'md5OfDeletions' },
  )
  return client
}

interface Deletion {
  headers: Record<string, string>
  body: string
}

/** Deletions require a checksum, and MD5 is the only checksum that every store supports. */
function signWithMd5({ headers, body }: Deletion): void {
  for (const name of Object.keys(headers)) {
    if (/^x-amz-(sdk-)?checksum-/i.test(name)) delete headers[name]
  }
  headers['content-md5'] = createHash('md5').update(body).digest('base64')
}
