/** Classifies the errors of a bucket, and explains these errors to the operator. */
import { placeInWords, type S3Place } from '../../config/s3-place.ts'
import { StoreAway } from './store.ts'

/** The fields that errors of the S3 client and of the network may have. */
interface S3Error {
  name?: string
  code?: string
  message?: string
  $metadata?: { httpStatusCode?: number }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'no program listens at this address',
  ENOTFOUND:
    'there is no such host; if the bucket is not part of the host name, set pathStyle=true',
  EAI_AGAIN: 'the name of its host cannot be looked up',
  TimeoutError: 'the server does not answer in time',
  AbortError: 'the server does not answer in time',
  NoSuchBucket: 'there is no such bucket',
  InvalidAccessKeyId: 'the store has no such access key',
  SignatureDoesNotMatch: 'the secret key does not belong to the access key',
  ExpiredToken: 'the session token has expired',
  AccessDenied: 'the keys lack a right: they must allow reading, writing, deleting and listing',
  PermanentRedirect: 'the bucket is in another region',
  AuthorizationHeaderMalformed: 'the bucket is in another region than STORAGE_URL says',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
  SlowDown: 'the server receives too many requests at once',
}

const statusOf = ({ $metadata }: S3Error) => $metadata?.httpStatusCode

/** @returns whether the error means that one file is missing, not the bucket */
export function isMissing(error: unknown): boolean {
  const failure = error as S3Error
  return (
    failure.name === 'NoSuchKey' || (statusOf(failure) === 404 && failure.name !== 'NoSuchBucket')
  )
}

/** @returns whether the store cannot be reached or cannot work, so that the next request would fail too */
export function isUnreachable(error: unknown): boolean {
  const status = statusOf(error as S3Error)
  return status === undefined || status >= 500 || status === 429
}

/**
 * @param action the failed action, such as `writing`
 * @returns an error with the code ENOSPC for a full bucket, otherwise `StoreAway` with a sentence
 */
export function storeFailure(place: S3Place, action: string, error: unknown): Error {
  const failure = error as S3Error
  const { name = '', code = '', message } = failure
  if (statusOf(failure) === 507 || /Quota|StorageFull/.test(name)) {
    return Object.assign(new Error('The bucket is full', { cause: error }), { code: 'ENOSPC' })
  }
  const status = statusOf(failure)
  const reason = reasons[code] ?? reasons[name] ?? reasons[errorNameOf(status)]
  const explanation = reason ?? `${name} ${message ?? ''}`.trim()
  return new StoreAway(`${placeInWords(place)} fails at ${action}: ${explanation}`, {
    cause: error,
  })
}

/** @returns the name of the error for a status, because an answer to HEAD has no body with a name */
function errorNameOf(status: number | undefined): string {
  if (status === 403) return 'AccessDenied'
  if (status === 404) return 'NoSuchBucket'
  return status === 301 ? 'PermanentRedirect' : ''
}
