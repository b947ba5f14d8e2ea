/** What went wrong with a bucket, in words for whoever runs the site. */
import { placeInWords, type S3Place } from '../../config/s3-place.ts'
import { StoreAway } from './store.ts'

interface Told {
  name?: string
  code?: string
  message?: string
  $metadata?: { httpStatusCode?: number }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host; where the bucket is not part of it, set pathStyle=true',
  EAI_AGAIN: 'the name of its host cannot be looked up',
  TimeoutError: 'it does not answer in time',
  AbortError: 'it does not answer in time',
  NoSuchBucket: 'there is no such bucket',
  InvalidAccessKeyId: 'the access key is not known there',
  SignatureDoesNotMatch: 'the secret key is not the one of the access key',
  ExpiredToken: 'the session token has expired',
  AccessDenied: 'the keys do not allow it: they must read, write, delete and list',
  PermanentRedirect: 'the bucket is in another region',
  AuthorizationHeaderMalformed: 'the region is not the one of the bucket',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
  SlowDown: 'it is asked too much at once',
}

const statusOf = ({ $metadata }: Told) => $metadata?.httpStatusCode

/** Whether it says that one file is not there, rather than the bucket. */
export function isMissing(error: unknown): boolean {
  const told = error as Told
  return told.name === 'NoSuchKey' || (statusOf(told) === 404 && told.name !== 'NoSuchBucket')
}

/** Whether nobody is there, or nobody who can work: the next request would fare no better. */
export function isUnreachable(error: unknown): boolean {
  const status = statusOf(error as Told)
  return status === undefined || status >= 500 || status === 429
}

/** @param act what was being done, such as `writing` */
export function storeFailure(at: S3Place, act: string, error: unknown): Error {
  const told = error as Told
  const { name = '', code = '', message } = told
  if (statusOf(told) === 507 || /Quota|StorageFull/.test(name)) {
    return Object.assign(new Error('The bucket is full', { cause: error }), { code: 'ENOSPC' })
  }
  const status = statusOf(told)
  const reason = reasons[code] ?? reasons[name] ?? reasons[byStatus(status)]
  const words = reason ?? `${name} ${message ?? ''}`.trim()
  return new StoreAway(`${placeInWords(at)} fails at ${act}: ${words}`, { cause: error })
}

/** An answer to HEAD has no body that would name what is wrong. */
function byStatus(status: number | undefined): string {
  if (status === 403) return 'AccessDenied'
  if (status === 404) return 'NoSuchBucket'
  return status === 301 ? 'PermanentRedirect' : ''
}
