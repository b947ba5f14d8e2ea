/** Makes empty buckets on an S3 server. */
import { randomUUID } from 'node:crypto'

/** @returns the environment variables with which a site stores its files in a new bucket */
export async function newBucket(endpoint: string) {
  const bucket = `test-${randomUUID()}`
  const response = await fetch(`${endpoint}/${bucket}`, { method: 'PUT' })
  if (!response.ok) throw new Error(`The S3 server made no bucket: ${await response.text()}`)
  return {
    STORAGE_URL: `s3://${bucket}/pictures?endpoint=${endpoint}&pathStyle=true`,
    S3_ACCESS_KEY_ID: 'test',
    S3_SECRET_ACCESS_KEY: 'test',
  }
}
