/** Tests that an edited setting applies at once, unless an environment variable fixes the setting. */
import { expect, test } from 'vitest'
import { dayInMs } from '../../contract/limits.ts'
import type { SchoolSettings } from '../../contract/school/school-settings.ts'
import { readConfig } from './config.ts'
import { liveConfig } from './live-config.ts'

const editedSettings: SchoolSettings = {
  registration: 'closed',
  pictureReview: 'off',
  offlineWalks: 'off',
  timeZone: 'Europe/Berlin',
  schoolSize: 40,
  backupEvery: '2d',
  backupKeep: '3d',
}

const valuesOf = ({ backups, ...config }: ReturnType<typeof liveConfig>) => [
  ...[config.registrationOpen, config.pictureReview, config.offlineWalks],
  ...[config.timeZone, config.schoolSize, backups?.folder, backups?.every, backups?.keep],
]

test('an edited setting replaces the default at once', () => {
  let settings: SchoolSettings = {}
  const live = liveConfig(readConfig({ BACKUP_DIR: '/backups' }), () => settings)
  const retention = { days: 7, weeks: 4 }
  expect(valuesOf(live)).toEqual([
    true,
    true,
    true,
    'Asia/Shanghai',
    300,
    '/backups',
    dayInMs,
    retention,
  ])
  settings = editedSettings
  expect(valuesOf(live)).toEqual([
    ...[false, false, false, 'Europe/Berlin', 40, '/backups', 2 * dayInMs],
    { days: 3, weeks: 0 },
  ])
})

test('an environment variable takes precedence over an edited setting', () => {
  const environment = {
    REGISTRATION: 'open',
    PICTURE_REVIEW: 'on',
    OFFLINE_WALKS: 'on',
    SITE_TIME_ZONE: 'Asia/Tokyo',
    SCHOOL_SIZE: '99',
    BACKUP_DIR: '/backups',
    BACKUP_EVERY: '12h',
    BACKUP_KEEP: '1d1w',
  }
  const live = liveConfig(readConfig(environment), () => editedSettings)
  expect(valuesOf(live)).toEqual([
    ...[true, true, true, 'Asia/Tokyo', 99, '/backups', dayInMs / 2],
    { days: 1, weeks: 1 },
  ])
})

test('edited settings change licence, credit and rule for deleted accounts unless environment variables take precedence', () => {
  const chosenSettings = {
    defaultLicence: 'CC0-1.0',
    creditPupils: 'pupil',
    leavingMembers: 'remove',
  } as const
  let settings: SchoolSettings = {}
  const valuesInForce = (environment: Record<string, string>) => {
    const { rights, leavingMembers } = liveConfig(readConfig(environment), () => settings)
    return [rights.defaultLicence, rights.creditPupils, leavingMembers]
  }
  const environment = {
    DEFAULT_LICENCE: 'CC-BY-4.0',
    CREDIT_PUPILS: 'name',
    LEAVING_MEMBERS: 'keep',
  }
  expect(valuesInForce({})).toEqual(['all-rights-reserved', 'name', 'keep'])
  settings = chosenSettings
  expect(valuesInForce({})).toEqual(Object.values(chosenSettings))
  expect(valuesInForce(environment)).toEqual(Object.values(environment))
})

test('edited settings start no backups without a backup folder', () => {
  expect(liveConfig(readConfig({}), () => editedSettings).backups).toBe(undefined)
})
