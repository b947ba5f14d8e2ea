/**
 * What each variable of the environment means, for docs/settings.md and .env.example (`npm run docs`).
 * The compiler wants a text for every variable of the schema in `config.ts`.
 */
import type { SettingName } from './config.ts'

interface Setting {
  group: keyof typeof settingGroups
  /** Markdown; begins in lower case. */
  means: string
  /** The default as an operator writes it, where the schema's own is another value. */
  written?: string
  /** Where there is no default: what applies then. */
  otherwise?: string
  /** A value that is allowed. */
  example?: string
}

/** In the order of the documents. */
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
    otherwise: 'the address that the reader asked for',
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
    means: '`off`: walks cannot be saved, and saved walks are removed at the next visit',
  },
  DATA_DIR: {
    group: 'data',
    means: 'folder of the database and the pictures, unless they are elsewhere',
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
    means: 'the key of the bucket, where no `S3_…` key is given',
    example: 'KEY',
  },
  AWS_SECRET_ACCESS_KEY: {
    group: 'data',
    means: 'the secret of that key',
    example: 'SECRET',
  },
  AWS_SESSION_TOKEN: {
    group: 'data',
    means: 'the session of that key, where it is a temporary one',
    example: 'TOKEN',
  },
  REGISTRATION: { group: 'people', means: '`closed`: nobody can register' },
  SCHOOL_SIZE: {
    group: 'people',
    means:
      'how many people share one address: [the limits](decisions/0029-limits-for-a-school.md) of logins, registrations and tour sign-ups follow from it',
  },
  REGISTRATIONS_AN_HOUR: {
    group: 'people',
    means: 'how many people can register from one address in an hour',
    otherwise: 'follows from `SCHOOL_SIZE`',
    example: '60',
  },
  PICTURE_REVIEW: {
    group: 'people',
    means: '`off`: pictures and artworks of members are published at once',
  },
  PORT: { group: 'network', means: 'port on which the site listens; `0` takes a free one' },
  HOST: {
    group: 'network',
    means: 'address on which the site listens; `127.0.0.1` for a proxy on the same machine',
  },
  TRUST_PROXY: {
    group: 'network',
    means:
      '`on` behind a reverse proxy of your own, a number (1 to 9) behind several; nobody else may reach the port then',
  },
  METRICS_TOKEN: {
    group: 'network',
    means:
      'the token (16 characters at least) that `/metrics` asks for (`Authorization: Bearer …`)',
    otherwise: 'no `/metrics`',
    example: 'sixteen-or-more-characters',
  },
  BACKUP_DIR: {
    group: 'backups',
    means: 'folder in which the site backs itself up: see [backup.md](backup.md)',
    otherwise: 'no backups by itself',
    example: '/var/backups/huaniao',
  },
  BACKUP_EVERY: {
    group: 'backups',
    means: 'time from one backup to the next, in hours (`h`) or days (`d`)',
    written: '24h',
  },
  BACKUP_KEEP: {
    group: 'backups',
    means: 'which backups stay: the newest of each of the last days and of each of the last weeks',
    written: '7d4w',
  },
  DRAIN_SECONDS: {
    group: 'running',
    means: 'seconds for which `/readyz` announces the stop before it happens, for a load balancer',
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
