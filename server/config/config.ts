/** Reads and checks the environment variables. The start fails with one line for each invalid value. */
import path from 'node:path'
import * as z from 'zod'
import { dayInMs, leavingMembers } from '../../contract/limits.ts'
import {
  type DataLicence,
  dataLicences,
  type OfferedLicence,
  offeredLicences,
} from '../../contract/rights/licences.ts'
import { type PupilCredit, pupilCredits } from '../../contract/rights/pupil-credit.ts'
import { coordinatesExpected, readCoordinates } from '../../contract/school/coordinates.ts'
import {
  type SchoolSetting,
  schoolSettingNames,
  schoolVariables,
} from '../../contract/school/school-settings.ts'
import { isTimeZone } from '../../contract/school/time-zone.ts'
import { type BackupPlan, readInterval, readRetention } from './backup-plan.ts'
import { readStorageUrl, type S3Keys, type S3Settings } from './s3-place.ts'

const port = z.coerce.number().int().min(0).max(65_535)

const timeZone = z
  .string()
  .refine(isTimeZone, { error: 'is not a time zone such as Asia/Shanghai' })

/** @param read a function that throws an Error for an invalid text; the message becomes the issue of the schema */
const readWith = <Value>(read: (text: string) => Value) =>
  z.string().transform((text, context) => {
    try {
      return read(text)
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : '' })
      return z.NEVER
    }
  })

/** The variables and their defaults. The file `settings.ts` describes each variable. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  CONTENT_DIR: z.string().min(1).default('./content'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres://' })
    .optional(),
  STORAGE_URL: readWith(readStorageUrl).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SITE_TIME_ZONE: timeZone.default('Asia/Shanghai'),
  SAMPLE: z.enum(['on', 'off']).default('on'),
  REGISTRATION: z.enum(['open', 'closed']).default('open'),
  SCHOOL_SIZE: z.coerce.number().int().min(1).max(100_000).default(300),
  REGISTRATIONS_AN_HOUR: z.coerce.number().int().min(1).optional(),
  PICTURE_REVIEW: z.enum(['on', 'off']).default('on'),
  DEFAULT_LICENCE: z.enum(offeredLicences).default('all-rights-reserved'),
  CREDIT_PUPILS: z.enum(pupilCredits).default('name'),
  DATA_LICENCE: z.enum(dataLicences).default('none'),
  SITE_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'must be two capital letters, such as CN' })
    .optional(),
  SITE_COORDINATES: z.string().refine(readCoordinates, { error: coordinatesExpected }).optional(),
  LEAVING_MEMBERS: z.enum(leavingMembers).default('keep'),
  OFFLINE_WALKS: z.enum(['on', 'off']).default('on'),
  AVIF: z.enum(['on', 'off']).default('on'),
  SEARCH_ENGINES: z.enum(['yes', 'no']).default('yes'),
  TRUST_PROXY: z
    .string()
    .regex(/^(on|off|[1-9])$/, { error: 'must be off, on, or the number of proxies: 1 to 9' })
    .default('off'),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_EVERY: readWith(readInterval).default(dayInMs),
  BACKUP_KEEP: readWith(readRetention).default({ days: 7, weeks: 4 }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type SettingName = keyof typeof environmentSchema.shape

export interface Config {
  mode: 'development' | 'production' | 'test'
  port: number
  host: string
  dataFolder: string
  contentFolder: string
  databaseUrl: string | undefined
  /** The bucket for the pictures; undefined if the pictures are in the data folder. */
  s3: S3Settings | undefined
  /** Public address of the site, for canonical links; undefined if links use the address of the request. */
  siteUrl: string | undefined
  timeZone: string
  /** Whether an empty site loads the sample. */
  sample: boolean
  /** Whether visitors can register. */
  registrationOpen: boolean
  /** Number of people who share one address. The limits of a network follow from this number. */
  schoolSize: number
  /** Maximum registrations from one network in an hour; undefined if it follows from the size of the school. */
  registrationsAnHour: number | undefined
  /** Whether members' pictures are pending until a reviewer decides on them. */
  pictureReview: boolean
  /** The rules of the school about the rights of its pictures. */
  rights: { defaultLicence: OfferedLicence; creditPupils: PupilCredit }
  /** The licence of the downloadable data, and the country and the coordinates, which are empty if unknown. */
  data: { licence: DataLicence; country: string; coordinates: string }
  /** `keep` keeps the pictures and creations of a deleted account without the name; `remove` deletes both. */
  leavingMembers: (typeof leavingMembers)[number]
  /** Whether browsers can save walks and the upload page for use without a network. */
  offlineWalks: boolean
  /** Whether the site makes AVIF renditions, and serves them. */
  avif: boolean
  /** Whether search engines may list the site. */
  searchEngines: boolean
  /** Number of the operator's reverse proxies, each of which adds to X-Forwarded-For. */
  proxies: number
  /** The bearer token that `/metrics` and `/status.json` require; undefined if the site serves neither. */
  metricsToken: string | undefined
  /** Seconds for which `/readyz` announces a stop before the site stops. */
  drainSeconds: number
  /** The plan of the scheduled backups; undefined without scheduled backups. */
  backups: BackupPlan | undefined
  logLevel: string
  /** The settings of the school that a variable fixes. */
  fixedSettings: ReadonlySet<SchoolSetting>
}

/** @returns whether browsers reach the site over https, according to the environment variables */
export function isMeantForHttps({
  proxies,
  siteUrl,
}: Pick<Config, 'proxies' | 'siteUrl'>): boolean {
  return proxies > 0 || siteUrl?.startsWith('https:') === true
}

const thisMachine = /^(localhost|127\.0\.0\.1|::1)$/

/** @returns whether other devices use plain http, so that other people on the network can read passwords */
export function isReadableOnNetwork(config: Pick<Config, 'proxies' | 'siteUrl' | 'host'>): boolean {
  return !isMeantForHttps(config) && !thisMachine.test(config.host)
}

export class ConfigError extends Error {}

/** Variables whose values an error message must not repeat, because a log may store the message. */
const secretVariables = /^(DATABASE|STORAGE)_URL$|KEY|TOKEN/

/** @throws {ConfigError} whose message names every invalid variable and the reason, or else the missing keys */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty variable (`PORT= npm start`) means the same as a missing variable.
  const variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  )
  const result = environmentSchema.safeParse(variables)
  if (!result.success) {
    const lines = result.error.issues.map(({ path: [name], message }) => {
      const value = secretVariables.test(String(name)) ? '…' : variables[String(name)]
      return `  ${String(name)}=${value}: ${message}`
    })
    throw new ConfigError(`These environment variables are wrong:\n${lines.join('\n')}`)
  }
  const values = result.data
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    dataFolder: path.resolve(values.DATA_DIR),
    contentFolder: path.resolve(values.CONTENT_DIR),
    databaseUrl: values.DATABASE_URL,
    s3: values.STORAGE_URL && { ...values.STORAGE_URL, keys: keysIn(values) },
    siteUrl: values.SITE_URL?.replace(/\/$/, ''),
    timeZone: values.SITE_TIME_ZONE,
    sample: values.SAMPLE === 'on',
    registrationOpen: values.REGISTRATION === 'open',
    schoolSize: values.SCHOOL_SIZE,
    registrationsAnHour: values.REGISTRATIONS_AN_HOUR,
    pictureReview: values.PICTURE_REVIEW === 'on',
    rights: { defaultLicence: values.DEFAULT_LICENCE, creditPupils: values.CREDIT_PUPILS },
    data: {
      licence: values.DATA_LICENCE,
      country: values.SITE_COUNTRY ?? '',
      coordinates: values.SITE_COORDINATES ?? '',
    },
    leavingMembers: values.LEAVING_MEMBERS,
    offlineWalks: values.OFFLINE_WALKS === 'on',
    avif: values.AVIF === 'on',
    searchEngines: values.SEARCH_ENGINES === 'yes',
    proxies: proxiesIn(values.TRUST_PROXY),
    metricsToken: values.METRICS_TOKEN,
    drainSeconds: values.DRAIN_SECONDS,
    backups: values.BACKUP_DIR
      ? {
          folder: path.resolve(values.BACKUP_DIR),
          every: values.BACKUP_EVERY,
          keep: values.BACKUP_KEEP,
        }
      : undefined,
    logLevel: values.LOG_LEVEL,
    fixedSettings: new Set(schoolSettingNames.filter((name) => schoolVariables[name] in variables)),
  }
}

const proxiesIn = (trusted: string) =>
  trusted === 'off' ? 0 : trusted === 'on' ? 1 : Number(trusted)

/** @throws {ConfigError} if a key is missing */
function keysIn(values: z.output<typeof environmentSchema>): S3Keys {
  const ownKeys = { id: values.S3_ACCESS_KEY_ID, secret: values.S3_SECRET_ACCESS_KEY }
  const amazonKeys = { id: values.AWS_ACCESS_KEY_ID, secret: values.AWS_SECRET_ACCESS_KEY }
  const { id, secret } = ownKeys.id || ownKeys.secret ? ownKeys : amazonKeys
  if (!id || !secret) {
    throw new ConfigError(
      'These environment variables are wrong:\n  STORAGE_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY (or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY)',
    )
  }
  const sessionToken = id === ownKeys.id ? undefined : values.AWS_SESSION_TOKEN
  return { accessKeyId: id, secretAccessKey: secret, ...(sessionToken && { sessionToken }) }
}
