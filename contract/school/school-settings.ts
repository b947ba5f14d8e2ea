/**
 * Defines the settings of the school. Admins edit the settings in the browser; an environment variable takes
 * precedence.
 */
import * as z from 'zod'
import { leavingMembers } from '../limits.ts'
import { dataLicences, offeredLicences } from '../rights/licences.ts'
import { pupilCredits } from '../rights/pupil-credit.ts'
import { coordinatesExpected, readCoordinates } from './coordinates.ts'
import { isTimeZone } from './time-zone.ts'

const onOrOff = z.enum(['on', 'off'])

/** An absent setting has its default. The values are written as in the environment. */
export const schoolSettingsSchema = z.strictObject({
  registration: z.enum(['open', 'closed']).optional().describe('Closed: admins create accounts'),
  pictureReview: onOrOff.optional().describe('Off: pictures of members are published at once'),
  defaultLicence: z
    .enum(offeredLicences)
    .optional()
    .describe('Licence of pictures for which nobody chose a licence'),
  creditPupils: z
    .enum(pupilCredits)
    .optional()
    .describe('The credit that visitors see for a picture that a member sent'),
  dataLicence: z
    .enum(dataLicences)
    .optional()
    .describe('Licence of the data that others may download; `none` offers no data'),
  country: z
    .string()
    .max(2, { error: 'must be two capital letters, such as CN' })
    .regex(/^([A-Z]{2})?$/, { error: 'must be two capital letters, such as CN' })
    .optional()
    .describe('Code of the country of the campus (ISO 3166-1), for data'),
  coordinates: z
    .string()
    .max(40, { error: coordinatesExpected })
    .refine((text) => text === '' || readCoordinates(text), { error: coordinatesExpected })
    .optional()
    .describe('Latitude and longitude of the campus in WGS 84, for data'),
  leavingMembers: z
    .enum(leavingMembers)
    .optional()
    .describe('Whether pictures and creations are kept or deleted with the account of a member'),
  offlineWalks: onOrOff.optional().describe('Whether readers can save walks'),
  searchEngines: z
    .enum(['yes', 'no'])
    .optional()
    .describe('Whether search engines may list the site'),
  timeZone: z
    .string()
    .max(60)
    .refine(isTimeZone, { error: 'is not a time zone such as Asia/Shanghai' })
    .optional()
    .describe('Time zone of the times that pages show'),
  schoolSize: z
    .int()
    .min(1)
    .max(100_000)
    .optional()
    .describe('Number of people who share one network; rate limits depend on this number'),
  backupEvery: z
    .string()
    .max(4)
    .regex(/^[1-9]\d{0,2}[hd]$/, { error: 'must be a number of hours or days, such as 24h or 2d' })
    .optional()
    .describe('Time from one scheduled backup to the next'),
  backupKeep: z
    .string()
    .max(8)
    .regex(/^[1-9]\d{0,2}d([1-9]\d{0,2}w)?$/, {
      error: 'must be a number of days and weeks, such as 7d4w',
    })
    .optional()
    .describe('How many daily and weekly scheduled backups are kept'),
})

export type SchoolSettings = z.infer<typeof schoolSettingsSchema>
export type SchoolSetting = keyof SchoolSettings

/** The environment variable of each setting. */
export const schoolVariables = {
  registration: 'REGISTRATION',
  pictureReview: 'PICTURE_REVIEW',
  defaultLicence: 'DEFAULT_LICENCE',
  creditPupils: 'CREDIT_PUPILS',
  dataLicence: 'DATA_LICENCE',
  country: 'SITE_COUNTRY',
  coordinates: 'SITE_COORDINATES',
  leavingMembers: 'LEAVING_MEMBERS',
  offlineWalks: 'OFFLINE_WALKS',
  searchEngines: 'SEARCH_ENGINES',
  timeZone: 'SITE_TIME_ZONE',
  schoolSize: 'SCHOOL_SIZE',
  backupEvery: 'BACKUP_EVERY',
  backupKeep: 'BACKUP_KEEP',
} as const satisfies Record<SchoolSetting, string>

export const schoolSettingNames = Object.keys(schoolVariables) as SchoolSetting[]
