/** Defines the state of the site on the wire, with its parts, backups and checks, and the errors in its log. */
import * as z from 'zod'
import { localForm } from '../local-time.ts'

const at = (title: string) => z.string().describe(`${title}, ${localForm}`)
const bytes = (title: string) => z.number().describe(`${title}, in bytes`)

/** Problems that a person must solve, for the admin page and for the alarms of a monitor. */
const siteProblems = [
  'database_away',
  'database_damaged',
  'store_away',
  'disk_low',
  'no_backup',
  'backup_old',
  'backup_failed',
  'check_found',
  'content_broken',
  'clock_doubtful',
  'not_encrypted',
] as const

/** Errors in the log, by the message of their line; `other` is any other error of the program. */
export const errorKinds = [
  'request_failed',
  'page_failed',
  'database_away',
  'database_damaged',
  'store_away',
  'backup_failed',
  'check_failed',
  'content_broken',
  'sample_incomplete',
  'upkeep_failed',
  'other',
] as const

/** The running or the last run, such as a backup or a check. */
export const runFields = {
  id: z.string().describe('Identifies the run'),
  state: z
    .enum(['running', 'interrupted', 'failed', 'done'])
    .describe('A run is interrupted if its process ends first'),
  startedAt: at('When the run began'),
  endedAt: at('When the run ended')
    .nullable()
    .describe(`When the run ended, ${localForm}; null for a running or interrupted run`),
  done: z.int().describe('Number of processed pictures, and files of a backup'),
  total: z
    .int()
    .describe('The number of pictures, and files of a backup; 0 until both are counted'),
  error: z.string().nullable().describe('The reason for a failure'),
}

const foundKind = z.object({
  kind: z
    .enum(['counter', 'reference', 'hidden', 'picture', 'schoolFile', 'file'])
    .describe('The kind of the problems; each kind is repaired in one way'),
  found: z.int().describe('How many problems of this kind the check found'),
  repaired: z.int().describe('How many problems of this kind the check repaired'),
  problems: z.array(z.string()).describe('The first problems, as `npm run check` prints them'),
})
export type FoundKind = z.infer<typeof foundKind>

export const checkResultSchema = z.object({
  repair: z.boolean().describe('Whether the check repaired problems, or only reported them'),
  found: z.int().describe('How many problems the check found'),
  repaired: z.int().describe('How many problems the check repaired'),
  kinds: z.array(foundKind).describe('The problems by kind'),
})
export type CheckResult = z.infer<typeof checkResultSchema>

export const statusSchema = z.object({
  problems: z
    .array(z.enum(siteProblems))
    .describe('Problems that need a person; empty without such problems'),
  version: z.string().describe('Version of the program'),
  upSeconds: z.int().describe('Seconds since this process started to answer requests'),
  database: z
    .object({
      kind: z.enum(['sqlite', 'postgres']).describe('Kind of the database'),
      reachable: z.boolean().describe('Whether the database answers'),
      sound: z.boolean().describe('False for a database file that was found damaged'),
    })
    .describe('The database'),
  store: z
    .object({
      kind: z.enum(['folder', 's3']).describe('Where the pictures are'),
      reachable: z.boolean().describe('Whether the store answers'),
    })
    .describe('The store of the pictures'),
  disks: z
    .array(
      z.object({
        of: z.enum(['data', 'backups']).describe('The data folder or the folder of the backups'),
        free: bytes('Free space'),
        size: bytes('The size of the disk'),
      }),
    )
    .describe('The disks of this process'),
  growth: z
    .object({
      bytesADay: bytes('Mean growth of the pictures per day, in the last 30 days'),
      daysLeft: z
        .int()
        .nullable()
        .describe('Days until the disk is full at this rate; null for an S3-compatible store'),
    })
    .nullable()
    .describe('Null while there is not enough data'),
  decoding: z.int().describe('Pictures in the decoding queue of this process'),
  avif: z
    .object({
      on: z.boolean().describe('False with `AVIF=off`'),
      run: z
        .object(runFields)
        .nullable()
        .describe('The running or last run of the worker; null before the first run'),
      webpBytes: bytes('The WebP renditions that also exist as AVIF'),
      avifBytes: bytes('The AVIF renditions'),
    })
    .describe('Smaller renditions that the site makes in the background'),
  backup: z
    .object({
      schedule: z
        .object({
          everyHours: z.number().describe('Hours from one backup to the next'),
          keepDays: z.int().describe('Number of days of which the newest backup is kept'),
          keepWeeks: z.int().describe('Number of weeks of which the newest backup is kept'),
          nextAt: at('When the next backup is due'),
        })
        .nullable()
        .describe('Null without `BACKUP_DIR`'),
      archives: z
        .array(
          z.object({
            name: z.string().describe('File name of the archive'),
            at: at('When the archive was made'),
            bytes: bytes('Size of the archive'),
          }),
        )
        .describe('The archives in the folder, newest first'),
      downloadedAt: at('')
        .nullable()
        .describe(`When an admin last downloaded a whole new backup, ${localForm}; null if never`),
      run: z.object(runFields).nullable().describe('The running backup, or the last backup'),
    })
    .describe('The backups'),
  check: z
    .object({
      ...runFields,
      result: checkResultSchema.nullable().describe('The result of the check'),
    })
    .nullable()
    .describe('The running check, or the last check that an admin began'),
  brokenContent: z
    .array(z.string())
    .describe(
      'The error in each broken file of `content/`, with its line, and in each invalid edited part',
    ),
  mistakes: z
    .array(
      z.object({
        kind: z.enum(errorKinds).describe('Kind of the error'),
        day: z.string().describe('The day, YYYY-MM-DD in UTC'),
        count: z.int().describe('How often the error was logged on this day, by all processes'),
        lastAt: at('When the error was last logged'),
      }),
    )
    .describe('The logged errors of at least the last 14 days, newest first'),
  encrypted: z
    .boolean()
    .describe(
      'False if the environment variables let readers on other machines use the site without https',
    ),
})
export type SiteStatus = z.infer<typeof statusSchema>
