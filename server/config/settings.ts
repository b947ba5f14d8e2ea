/**
 * Describes each environment variable, for docs/settings.md and .env.example (`npm run docs`). The
 * compiler requires a description of every variable of the schema in `config.ts`.
 */
import type { SettingName } from './config.ts'

interface Setting {
  group: keyof typeof settingGroups
  /** Markdown that begins with a lower-case letter. */
  meaning: string
  /** The default as operators write it, if the schema has another form of the default. */
  defaultText?: string
  /** The effect of a missing value, for a variable without a default. */
  ifMissing?: string
  /** An allowed value, for .env.example. */
  example?: string
}

/** Headings by group, in the order of the documents. */
export const settingGroups = {
  site: 'The site',
  data: 'Database and pictures',
  people: 'Members and reviews',
  network: 'Network',
  backups: 'Backups',
  running: 'Operation',
} as const

export const settings: Record<SettingName, Setting> = {
  SITE_URL: {
    group: 'site',
    meaning: 'public address of the site, for links in search engines and codes on printed labels',
    ifMissing: 'the address of the request',
    example: 'https://flora.example',
  },
  SITE_TIME_ZONE: { group: 'site', meaning: 'time zone of the times that pages show' },
  CONTENT_DIR: {
    group: 'site',
    meaning: 'folder with the texts of your school: see [content](../content/README.md)',
  },
  SAMPLE: {
    group: 'site',
    meaning: '`on` loads the sample collection into an empty site; `off` leaves the site empty',
  },
  OFFLINE_WALKS: {
    group: 'site',
    meaning:
      '`off`: browsers save no walk and no upload page for offline use, and remove saved walks and pages at the next visit',
  },
  SEARCH_ENGINES: {
    group: 'site',
    meaning: '`no`: robots.txt and every page forbid search engines to list the site',
  },
  DATA_DIR: {
    group: 'data',
    meaning:
      'folder of the database and the pictures, unless `DATABASE_URL` and `STORAGE_URL` name other places',
  },
  DATABASE_URL: {
    group: 'data',
    meaning:
      'a PostgreSQL database; with a bucket, it serves [any number of processes](decisions/0024-many-processes.md)',
    ifMissing: 'SQLite in the data folder',
    example: 'postgres://huaniao:PASSWORD@127.0.0.1/huaniao',
  },
  STORAGE_URL: {
    group: 'data',
    meaning: 'a bucket for the pictures: see [storage.md](storage.md)',
    ifMissing: 'the data folder',
    example: 's3://flora/pictures?endpoint=https://store.example&region=local&pathStyle=true',
  },
  S3_ACCESS_KEY_ID: { group: 'data', meaning: 'the access key ID of the bucket', example: 'KEY' },
  S3_SECRET_ACCESS_KEY: {
    group: 'data',
    meaning: 'the secret access key of the bucket',
    example: 'SECRET',
  },
  AWS_ACCESS_KEY_ID: {
    group: 'data',
    meaning: 'the access key ID of the bucket, if no `S3_…` key is set',
    example: 'KEY',
  },
  AWS_SECRET_ACCESS_KEY: {
    group: 'data',
    meaning: 'the secret access key of `AWS_ACCESS_KEY_ID`',
    example: 'SECRET',
  },
  AWS_SESSION_TOKEN: {
    group: 'data',
    meaning: 'the session token of `AWS_ACCESS_KEY_ID`, if that key is temporary',
    example: 'TOKEN',
  },
  AVIF: {
    group: 'data',
    meaning:
      '`off`: the site makes no smaller [AVIF renditions](decisions/0065-avif.md) in the background, and serves only WebP',
  },
  REGISTRATION: { group: 'people', meaning: '`closed`: nobody can register' },
  SCHOOL_SIZE: {
    group: 'people',
    meaning:
      'number of people who share one address; it determines [the limits](decisions/0029-limits-for-a-school.md) of logins, registrations and tour sign-ups',
  },
  REGISTRATIONS_AN_HOUR: {
    group: 'people',
    meaning: 'number of people who can register from one address in an hour',
    ifMissing: 'follows from `SCHOOL_SIZE`',
    example: '60',
  },
  PICTURE_REVIEW: {
    group: 'people',
    meaning: '`off`: photographs and artworks of members are published at once',
  },
  DEFAULT_LICENCE: {
    group: 'people',
    meaning:
      'licence of pictures that name no licence: `CC0-1.0`, `CC-BY-4.0`, `CC-BY-NC-4.0`, `CC-BY-SA-4.0` or `all-rights-reserved`',
  },
  CREDIT_PUPILS: {
    group: 'people',
    meaning:
      'credit that visitors see for a picture of a member: `name`, `class` (“a pupil of 5B”) or `pupil` (“a pupil”)',
  },
  DATA_LICENCE: {
    group: 'people',
    meaning:
      'licence of the [data](data.md) that others may download: `CC0-1.0`, `CC-BY-4.0` or `CC-BY-NC-4.0`; `none` offers no data',
  },
  SITE_COUNTRY: {
    group: 'site',
    meaning: 'country of the campus in the [data](data.md), two letters of ISO 3166-1',
    example: 'CN',
  },
  SITE_COORDINATES: {
    group: 'site',
    meaning:
      'latitude and longitude of the campus (WGS 84) in the description of the [data](data.md)',
    example: '22.5965, 113.9990',
  },
  LEAVING_MEMBERS: {
    group: 'people',
    meaning:
      '`remove` deletes the photographs, artworks and creations of a member with the account; `keep` keeps them without the name',
  },
  PORT: { group: 'network', meaning: 'port on which the site listens; `0` chooses a free port' },
  HOST: {
    group: 'network',
    meaning: 'address on which the site listens; `127.0.0.1` for a proxy on the same machine',
  },
  TRUST_PROXY: {
    group: 'network',
    meaning:
      '`on` behind your own reverse proxy, or the number of your proxies (1 to 9); then only the proxy may reach the port',
  },
  METRICS_TOKEN: {
    group: 'network',
    meaning:
      'token of at least 16 characters that `/metrics` and `/status.json` require (`Authorization: Bearer …`)',
    ifMissing: 'no `/metrics`, no `/status.json`',
    example: 'sixteen-or-more-characters',
  },
  BACKUP_DIR: {
    group: 'backups',
    meaning: 'folder of the scheduled backups: see [backup.md](backup.md)',
    ifMissing: 'no scheduled backups',
    example: '/var/backups/huaniao',
  },
  BACKUP_EVERY: {
    group: 'backups',
    meaning: 'time from one backup to the next, in hours (`h`) or days (`d`)',
    defaultText: '24h',
  },
  BACKUP_KEEP: {
    group: 'backups',
    meaning:
      'the backups that the site keeps: the newest backup of each of the last days and of each of the last weeks',
    defaultText: '7d4w',
  },
  DRAIN_SECONDS: {
    group: 'running',
    meaning:
      'seconds for which `/readyz` announces a stop before the site stops, for a load balancer',
  },
  LOG_LEVEL: {
    group: 'running',
    meaning: '`debug`, `info`, `warn`, `error`, `fatal` or `silent`',
  },
  NODE_ENV: {
    group: 'running',
    meaning: '`development` (hot reload, set by `npm run dev`), `production` or `test`',
  },
}
