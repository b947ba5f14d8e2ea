/** The connection to a bucket: how long it waits, how often it tries, what it signs. */
import { createHash } from 'node:crypto'
import { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../../config/s3-place.ts'

export function connect({ endpoint, region, pathStyle, keys }: S3Settings): S3Client {
  const client = new S3Client({
    ...(endpoint && { endpoint }),
    region,
    forcePathStyle: pathStyle,
    credentials: keys,
    // With waits in between that grow and differ; every request of ours may be repeated.
    maxAttempts: 3,
    retryMode: 'standard',
    // Every body is signed by its SHA-256 as it is. Amazon's newer checksums are not known everywhere.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: 2000,
      // Without a byte in either direction.
      socketTimeout: 10_000,
      // Readers on slow lines hold theirs for a while.
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

/** The one checksum that every store understands where one is required. */
function signWithMd5({ headers, body }: Deletion): void {
  for (const name of Object.keys(headers)) {
    if (/^x-amz-(sdk-)?checksum-/i.test(name)) delete headers[name]
  }
  headers['content-md5'] = createHash('md5').update(body).digest('base64')
}
