/** Reads the address of a bucket: `s3://bucket/prefix?endpoint=https://…&region=…&pathStyle=true`. */

export interface S3Place {
  bucket: string
  /** The beginning of every object key: empty, or a text that ends in a slash. */
  prefix: string
  /** Address of a store other than Amazon's; undefined for Amazon's store. */
  endpoint: string | undefined
  region: string
  /** Whether requests go to `endpoint/bucket/key` instead of `bucket.endpoint/key`. */
  pathStyle: boolean
}

export interface S3Keys {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

export type S3Settings = S3Place & { keys: S3Keys }

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const parameters = ['endpoint', 'region', 'pathStyle']

/** @throws {Error} whose message follows `STORAGE_URL=…:` and does not repeat the address */
export function readStorageUrl(text: string): S3Place {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:') {
    throw new Error('must be of the form s3://bucket/prefix?endpoint=https://…&region=…')
  }
  if (url.username || url.password) {
    throw new Error(
      'must not contain keys: they belong in S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    )
  }
  if (!bucketName.test(url.hostname) || url.port) {
    throw new Error('must name a bucket (3 to 63 lower-case letters, digits, dots, dashes)')
  }
  const prefix = url.pathname.replace(/^\/|\/$/g, '')
  if (prefix && (!/^[\w.-]+(\/[\w.-]+)*$/.test(prefix) || prefix.includes('..'))) {
    throw new Error('must have only letters, digits, dots, dashes and underscores in its prefix')
  }
  const query = url.searchParams
  const unknownName = [...query.keys()].find((name) => !parameters.includes(name))
  if (unknownName !== undefined) {
    throw new Error(`has an unknown parameter ${unknownName}: use ${parameters.join(', ')}`)
  }
  const pathStyle = query.get('pathStyle') ?? 'false'
  if (pathStyle !== 'true' && pathStyle !== 'false') {
    throw new Error('must have pathStyle=true or pathStyle=false')
  }
  return {
    bucket: url.hostname,
    prefix: prefix && `${prefix}/`,
    endpoint: endpointIn(query.get('endpoint')),
    region: query.get('region') || 'us-east-1',
    pathStyle: pathStyle === 'true',
  }
}

function endpointIn(text: string | null): string | undefined {
  if (!text) return undefined
  const url = URL.parse(text)
  const hasKeys = url?.username || url?.password
  const isValid = url && /^https?:$/.test(url.protocol) && !hasKeys && !url.search && !url.hash
  if (!isValid)
    throw new Error('must have an endpoint such as https://s3.example.org, without keys')
  return text.replace(/\/$/, '')
}

/** @returns the address of the bucket for messages and logs, without keys */
export function placeInWords({ bucket, prefix, endpoint }: S3Place): string {
  return `s3://${bucket}/${prefix}${endpoint ? ` at ${endpoint}` : ''}`
}
