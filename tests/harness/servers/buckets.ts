/** Buckets for tests: each empty, on the S3 server of the run or on another. */
import { randomUUID } from 'node:crypto'

/** What a site is set to, to keep its files in a bucket of its own there. */
export async function newBucket(endpoint: string) {
  const bucket = `test-${randomUUID()}`
  const made = await fetch(`${endpoint}/${bucket}`, { method: 'PUT' })
  if (!made.ok) throw new Error(`The S3 server made no bucket: ${await made.text()}`)
  return {
    STORAGE_URL: `s3://${bucket}/pictures?endpoint=${endpoint}&pathStyle=true`,
    S3_ACCESS_KEY_ID: 'test',
    S3_SECRET_ACCESS_KEY: 'test',
  }
}
