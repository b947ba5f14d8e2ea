/**
 * Describes each environment variable, for docs/settings.md and .env.example (`npm run docs`). The
 * compiler requires a description of every variable of the schema in `config.ts`.
 */
import type { SettingName } from './config.ts'

interface Setting {
  group: keyof typeof settingGroups
  /** Markdown that begins with a lower-case letter. */
  means: string
  /** The default as operators write it, if the schema has another form of the default. */
  written?: string
  /** The meaning of a variable without a default that is not set. */
  otherwise?: string
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
  running: 'Running it',
} as const

export const settings: Record<SettingName, Setting> = {
  SITE_URL: {
    group: 'site',
    means: 'public address of the site, for links in search engines and codes on printed labels',
    otherwise: 'the address of the request',
    example: 'https://flora.example',
  },
  SITE_TIME_ZONE: { group: 'site', means: 'time zone of the times that pages show' },
  CONTENT_DIR: {
    group: 'site',
    means: 'folder with the texts of your school: see [content](../content/README.md)',
  },
  SAMPLE: {
    group: 'site',
    means: '`on` loads the sample collection into an empty site, `off` leaves it empty',
  },
  OFFLINE_WALKS: {
    group: 'site',
    means:
      '`off`: browsers save no walk and no upload page for offline use, and remove saved walks and pages at the next visit',
  },
  SEARCH_ENGINES: {
    group: 'site',
    means: '`no`: robots.txt and every page ask search engines not to list the site',
  },
  DATA_DIR: {
    group: 'data',
    means:
      'folder of the database and the pictures, unless `DATABASE_URL` and `STORAGE_URL` name other places',
  },
  DATABASE_URL: {
    group: 'data',
    means:
      'a PostgreSQL database; with a bucket too, [any number of processes](decisions/0024-many-processes.md)',
    otherwise: 'SQLite in the data folder',
    example: 'postgres://huaniao:PASSWORD@127.0.0.1/huaniao',
  },
  STORAGE_URL: {
    group: 'data',
    means: 'a bucket for the pictures: see [storage.md](storage.md)',
    otherwise: 'the data folder',
    example: 's3://flora/pictures?endpoint=https://store.example&region=local&pathStyle=true',
  },
  S3_ACCESS_KEY_ID: { group: 'data', means: 'the key of the bucket', example: 'KEY' },
  S3_SECRET_ACCESS_KEY: {
    group: 'data',
    means: 'the secret of the bucket’s key',
    example: 'SECRET',
  },
  AWS_ACCESS_KEY_ID: {
    group: 'data',
    means: 'the key of the bucket, if no `S3_…` key is set',
    example: 'KEY',
  },
  AWS_SECRET_ACCESS_KEY: {
    group: 'data',
    means: 'the secret of `AWS_ACCESS_KEY_ID`',
    example: 'SECRET',
  },
  AWS_SESSION_TOKEN: {
    group: 'data',
    means: 'the session token of `AWS_ACCESS_KEY_ID`, if that key is temporary',
    example: 'TOKEN',
  },
  AVIF: {
    group: 'data',
    means:
      '`off`: the site makes no smaller [AVIF renditions](decisions/0065-avif.md) in the background, and serves WebP alone',
  },
  REGISTRATION: { group: 'people', means: '`closed`: nobody can register' },
  SCHOOL_SIZE: {
    group: 'people',
    means:
      'number of people who share one address; [the limits](decisions/0029-limits-for-a-school.md) of logins, registrations and tour sign-ups follow from it',
  },
  REGISTRATIONS_AN_HOUR: {
    group: 'people',
    means: 'number of people who can register from one address in an hour',
    otherwise: 'follows from `SCHOOL_SIZE`',
    example: '60',
  },
  PICTURE_REVIEW: {
    group: 'people',
    means: '`off`: pictures and artworks of members are published at once',
  },
  DEFAULT_LICENCE: {
    group: 'people',
    means:
      'licence of pictures that name no licence: `CC0-1.0`, `CC-BY-4.0`, `CC-BY-NC-4.0`, `CC-BY-SA-4.0` or `all-rights-reserved`',
  },
  CREDIT_PUPILS: {
    group: 'people',
    means:
      'credit of a picture that a member sent: `name`, `class` (“a pupil of 5B”) or `pupil` (“a pupil”)',
  },
  DATA_LICENCE: {
    group: 'people',
    means:
      'licence of the [data](data.md) that others may download: `CC0-1.0`, `CC-BY-4.0` or `CC-BY-NC-4.0`; `none` offers no data',
  },
  SITE_COUNTRY: {
    group: 'site',
    means: 'country of the campus in the [data](data.md), two letters of ISO 3166-1',
    example: 'CN',
  },
  SITE_COORDINATES: {
    group: 'site',
    means:
      'latitude and longitude of the campus (WGS 84) in the description of the [data](data.md)',
    example: '22.5965, 113.9990',
  },
  LEAVING_MEMBERS: {
    group: 'people',
    means:
      '`remove` deletes the pictures, artworks and creations of a member with the account; `keep` keeps them without the name',
  },
  PORT: { group: 'network', means: 'port on which the site listens; `0` chooses a free one' },
  HOST: {
    group: 'network',
    means: 'address on which the site listens; `127.0.0.1` for a proxy on the same machine',
  },
  TRUST_PROXY: {
    group: 'network',
    means:
      '`on` behind a reverse proxy of your own, a number (1 to 9) behind several; then only the proxy may reach the port',
  },
  METRICS_TOKEN: {
    group: 'network',
    means:
      'token of at least 16 characters that `/metrics` and `/status.json` require (`Authorization: Bearer …`)',
    otherwise: 'no `/metrics`, no `/status.json`',
    example: 'sixteen-or-more-characters',
  },
  BACKUP_DIR: {
    group: 'backups',
    means: 'folder of the scheduled backups: see [backup.md](backup.md)',
    otherwise: 'no scheduled backups',
    example: '/var/backups/huaniao',
  },
  BACKUP_EVERY: {
    group: 'backups',
    means: 'time from one backup to the next, in hours (`h`) or days (`d`)',
    written: '24h',
  },
  BACKUP_KEEP: {
    group: 'backups',
    means:
      'which backups are kept: the newest of each of the last days and of each of the last weeks',
    written: '7d4w',
  },
  DRAIN_SECONDS: {
    group: 'running',
    means:
      'seconds for which `/readyz` announces a stop before the site stops, for a load balancer',
  },
  LOG_LEVEL: {
    group: 'running',
    means: '`debug`, `info`, `warn`, `error`, `fatal` or `silent`',
  },
  NODE_ENV: {
    group: 'running',
    means: '`development` (hot reload, set by `npm run dev`), `production` or `test`',
  },
}
