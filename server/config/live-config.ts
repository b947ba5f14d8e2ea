/** Combines the environment variables with the settings that admins edit while the site runs. */
import {
  type SchoolSetting,
  type SchoolSettings,
  schoolSettingNames,
  schoolVariables,
} from '../../contract/school/school-settings.ts'
import { hour } from '../kernel/dates.ts'
import { readInterval, readRetention } from './backup-plan.ts'
import type { Config } from './config.ts'

/**
 * @returns settings whose properties always have the value in force: the value of the environment variable, the edited
 * value, or the default
 */
export function liveConfig(config: Config, readEdited: () => SchoolSettings): Config {
  /** @param read a function that turns the edited value into the value of the property */
  function valueInForce<Name extends SchoolSetting, Value>(
    name: Name,
    unedited: Value,
    read: (value: NonNullable<SchoolSettings[Name]>) => Value,
  ): Value {
    const value = config.fixedSettings.has(name) ? undefined : readEdited()[name]
    return value === undefined ? unedited : read(value)
  }
  const isOn = (value: 'on' | 'off') => value === 'on'
  const { backups } = config
  return {
    ...config,
    get registrationOpen() {
      return valueInForce('registration', config.registrationOpen, (value) => value === 'open')
    },
    get pictureReview() {
      return valueInForce('pictureReview', config.pictureReview, isOn)
    },
    rights: {
      get defaultLicence() {
        return valueInForce('defaultLicence', config.rights.defaultLicence, (value) => value)
      },
      get creditPupils() {
        return valueInForce('creditPupils', config.rights.creditPupils, (value) => value)
      },
    },
    data: {
      get licence() {
        return valueInForce('dataLicence', config.data.licence, (value) => value)
      },
      get country() {
        return valueInForce('country', config.data.country, String)
      },
      get coordinates() {
        return valueInForce('coordinates', config.data.coordinates, String)
      },
    },
    get leavingMembers() {
      return valueInForce('leavingMembers', config.leavingMembers, (value) => value)
    },
    get offlineWalks() {
      return valueInForce('offlineWalks', config.offlineWalks, isOn)
    },
    get searchEngines() {
      return valueInForce('searchEngines', config.searchEngines, (value) => value === 'yes')
    },
    get timeZone() {
      return valueInForce('timeZone', config.timeZone, String)
    },
    get schoolSize() {
      return valueInForce('schoolSize', config.schoolSize, Number)
    },
    backups: backups && {
      folder: backups.folder,
      get every() {
        return valueInForce('backupEvery', backups.every, readInterval)
      },
      get keep() {
        return valueInForce('backupKeep', backups.keep, readRetention)
      },
    },
  }
}

/**
 * @returns each setting with its value in force, written as in an environment variable, and with the environment
 * variable that fixes the setting, if any
 */
export function settingsInForce(config: Config) {
  const { backups, registrationOpen, pictureReview, offlineWalks } = config
  const onOrOff = (on: boolean) => (on ? 'on' : 'off')
  const values: Record<SchoolSetting, string> = {
    registration: registrationOpen ? 'open' : 'closed',
    pictureReview: onOrOff(pictureReview),
    defaultLicence: config.rights.defaultLicence,
    creditPupils: config.rights.creditPupils,
    dataLicence: config.data.licence,
    country: config.data.country,
    coordinates: config.data.coordinates,
    leavingMembers: config.leavingMembers,
    offlineWalks: onOrOff(offlineWalks),
    searchEngines: config.searchEngines ? 'yes' : 'no',
    timeZone: config.timeZone,
    schoolSize: String(config.schoolSize),
    backupEvery: backups ? `${backups.every / hour}h` : '',
    backupKeep: backups ? `${backups.keep.days}d${backups.keep.weeks}w` : '',
  }
  return schoolSettingNames.map((name) => {
    return {
      name,
      value: values[name],
      variable: config.fixedSettings.has(name) ? schoolVariables[name] : null,
    }
  })
}
