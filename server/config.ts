/** The environment, read once. A bad value stops the start with one clear sentence per variable. */
import path from 'node:path'
import * as z from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)

const timeZone = z.string().refine(
  (zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
    } catch {
      return false
    }
  },
  { error: 'is not a time zone such as Asia/Shanghai' },
)

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  CONTENT_DIR: z.string().min(1).default('./content'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres://' })
    .optional(),
  /** Public address of the site, for canonical links; otherwise taken from the request. */
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SITE_TIME_ZONE: timeZone.default('Asia/Shanghai'),
  SAMPLE: z.enum(['on', 'off']).default('on'),
  REGISTRATION: z.enum(['open', 'closed']).default('open'),
  PICTURE_REVIEW: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export interface Config {
  mode: 'development' | 'production' | 'test'
  port: number
  host: string
  dataFolder: string
  contentFolder: string
  databaseUrl: string | undefined
  siteUrl: string | undefined
  timeZone: string
  sample: boolean
  registrationOpen: boolean
  /** Whether members' pictures wait for an admin. */
  pictureReview: boolean
  trustProxy: boolean
  logLevel: string
}

export class ConfigError extends Error {}

/** @throws {ConfigError} naming every variable that is wrong and why. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty variable (`PORT= npm start`) means the same as none.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = environmentSchema.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map(({ path: [name], message }) => {
      // It holds a password, and this line may end in a log.
      const value = name === 'DATABASE_URL' ? '…' : given[String(name)]
      return `  ${String(name)}=${value}: ${message}`
    })
    throw new ConfigError(`The environment is not right:\n${lines.join('\n')}`)
  }
  const values = result.data
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    dataFolder: path.resolve(values.DATA_DIR),
    contentFolder: path.resolve(values.CONTENT_DIR),
    databaseUrl: values.DATABASE_URL,
    siteUrl: values.SITE_URL?.replace(/\/$/, ''),
    timeZone: values.SITE_TIME_ZONE,
    sample: values.SAMPLE === 'on',
    registrationOpen: values.REGISTRATION === 'open',
    pictureReview: values.PICTURE_REVIEW === 'on',
    trustProxy: values.TRUST_PROXY === 'on',
    logLevel: values.LOG_LEVEL,
  }
}
