/** Tests how the configuration reads environment variables, and which values it rejects. */
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('readConfig', () => {
  test('returns the defaults for an empty environment', () => {
    expect(readConfig({})).toEqual({
      mode: 'production',
      port: 3000,
      host: '0.0.0.0',
      data: { licence: 'none', country: '', coordinates: '' },
      dataFolder: path.resolve('data'),
      contentFolder: path.resolve('content'),
      databaseUrl: undefined,
      s3: undefined,
      siteUrl: undefined,
      timeZone: 'Asia/Shanghai',
      sample: true,
      registrationOpen: true,
      schoolSize: 300,
      registrationsAnHour: undefined,
      pictureReview: true,
      rights: { defaultLicence: 'all-rights-reserved', creditPupils: 'name' },
      leavingMembers: 'keep',
      offlineWalks: true,
      avif: true,
      searchEngines: true,
      proxies: 0,
      metricsToken: undefined,
      drainSeconds: 0,
      logLevel: 'info',
      backups: undefined,
      fixedSettings: new Set(),
    })
  })

  test('treats an empty environment variable as missing', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
  })

  test('prefers environment variables to the defaults', () => {
    const config = readConfig({
      PORT: '8080',
      SAMPLE: 'off',
      TRUST_PROXY: 'on',
      SITE_URL: 'https://flora.example/',
      DATABASE_URL: 'postgresql://flora@localhost/flora',
    })
    expect(config).toMatchObject({ port: 8080, sample: false, proxies: 1 })
    expect(config.siteUrl).toBe('https://flora.example')
    expect(config.databaseUrl).toBe('postgresql://flora@localhost/flora')
  })

  test('reads the schedule of backups', () => {
    const folder = path.resolve('/srv/backups')
    const { backups } = readConfig({ BACKUP_DIR: '/srv/backups' })
    expect(backups).toEqual({ folder, every: 86_400_000, keep: { days: 7, weeks: 4 } })
    const chosenSettings = { BACKUP_DIR: '/srv/backups', BACKUP_EVERY: '12h', BACKUP_KEEP: '3d' }
    const keep = { days: 3, weeks: 0 }
    expect(readConfig(chosenSettings).backups).toEqual({ folder, every: 43_200_000, keep })
  })

  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['SITE_TIME_ZONE', 'China/Huizhou'],
    ['SITE_URL', 'flora.example'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SAMPLE', 'yes'],
    ['TRUST_PROXY', '0'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_URL', 'mysql://localhost/flora'],
    ['REGISTRATIONS_AN_HOUR', '0'],
    ['SCHOOL_SIZE', '0'],
    ['METRICS_TOKEN', 'too short'],
    ['DRAIN_SECONDS', '-1'],
    ['DRAIN_SECONDS', 'long'],
    ['BACKUP_EVERY', '24'],
    ['BACKUP_EVERY', '0h'],
    ['BACKUP_KEEP', '4w'],
    ['BACKUP_KEEP', '0d4w'],
  ])('rejects %s=%s and names the variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(`${name}`)
  })

  const keys = { S3_ACCESS_KEY_ID: 'id-of-mine', S3_SECRET_ACCESS_KEY: 'secret' }

  test('reads the bucket from STORAGE_URL, and the keys from their variables', () => {
    const address = 's3://flora/of/school?endpoint=https://s3.example.org/&region=eu&pathStyle=true'
    expect(readConfig({ STORAGE_URL: address, ...keys }).s3).toEqual({
      bucket: 'flora',
      prefix: 'of/school/',
      endpoint: 'https://s3.example.org',
      region: 'eu',
      pathStyle: true,
      keys: { accessKeyId: 'id-of-mine', secretAccessKey: 'secret' },
    })
    const amazonKeys = {
      AWS_ACCESS_KEY_ID: 'amazon',
      AWS_SECRET_ACCESS_KEY: 'secret of amazon',
      AWS_SESSION_TOKEN: 'for an hour',
    }
    expect(readConfig({ STORAGE_URL: 's3://flora', ...amazonKeys }).s3).toEqual({
      bucket: 'flora',
      prefix: '',
      endpoint: undefined,
      region: 'us-east-1',
      pathStyle: false,
      keys: {
        accessKeyId: 'amazon',
        secretAccessKey: 'secret of amazon',
        sessionToken: 'for an hour',
      },
    })
    const withBothKeys = readConfig({ STORAGE_URL: 's3://flora', ...amazonKeys, ...keys })
    expect(withBothKeys.s3?.keys).toEqual({ accessKeyId: 'id-of-mine', secretAccessKey: 'secret' })
  })

  test.each([
    ['/srv/pictures', 'must be of the form s3://'],
    ['https://s3.example.org/flora', 'must be of the form s3://'],
    ['s3://', 'must name a bucket'],
    ['s3://Flora', 'must name a bucket'],
    ['s3://flora:9000/x', 'must name a bucket'],
    ['s3://id-of-mine:secret@flora', 'must not contain keys'],
    ['s3://flora/a b', 'in its prefix'],
    ['s3://flora/..a', 'in its prefix'],
    ['s3://flora?secret=secret', 'unknown parameter secret'],
    ['s3://flora?pathStyle=yes', 'pathStyle=true or pathStyle=false'],
    ['s3://flora?endpoint=s3.example.org', 'such as https://s3.example.org'],
    ['s3://flora?endpoint=https://id-of-mine:secret@s3.example.org', 'without keys'],
    ['s3://flora?endpoint=https://:secret@s3.example.org', 'without keys'],
  ])('rejects STORAGE_URL=%s without repeating a key', (STORAGE_URL, reason) => {
    const error = thrownBy(() => readConfig({ STORAGE_URL, ...keys }))
    expect(error).toBeInstanceOf(ConfigError)
    expect(String(error)).toContain('STORAGE_URL')
    expect(String(error)).toContain(reason)
    expect(String(error)).not.toMatch(/id-of-mine|secret@/)
  })

  test.each([
    {},
    { S3_ACCESS_KEY_ID: 'id-of-mine' },
    { S3_SECRET_ACCESS_KEY: 'secret', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' },
  ])('rejects STORAGE_URL without a pair of keys: %j', (incompleteKeys) => {
    const error = thrownBy(() => readConfig({ STORAGE_URL: 's3://flora', ...incompleteKeys }))
    expect(error).toBeInstanceOf(ConfigError)
    expect(String(error)).toContain('STORAGE_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
    expect(String(error)).not.toMatch(/id-of-mine|=secret/)
  })

  test('names every invalid variable at once', () => {
    expect(() => readConfig({ PORT: 'x', SAMPLE: 'y' })).toThrow(/PORT=x.*SAMPLE=y/s)
  })

  test('does not print a password of DATABASE_URL', () => {
    try {
      readConfig({ DATABASE_URL: 'mysql://flora:secret@localhost/flora' })
      expect.unreachable()
    } catch (error) {
      expect(String(error)).not.toContain('secret')
    }
  })
})

function thrownBy(callback: () => unknown): unknown {
  try {
    callback()
  } catch (error) {
    return error
  }
}
