import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('the environment', () => {
  test('may be empty', () => {
    expect(readConfig({})).toEqual({
      mode: 'production',
      port: 3000,
      host: '0.0.0.0',
      dataFolder: path.resolve('data'),
      contentFolder: path.resolve('content'),
      databaseUrl: undefined,
      siteUrl: undefined,
      timeZone: 'Asia/Shanghai',
      sample: true,
      registrationOpen: true,
      pictureReview: true,
      trustProxy: false,
      logLevel: 'info',
    })
  })

  test('an empty variable is none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
  })

  test('is taken as given', () => {
    const config = readConfig({
      PORT: '8080',
      SAMPLE: 'off',
      TRUST_PROXY: 'on',
      SITE_URL: 'https://flora.example/',
      DATABASE_URL: 'postgresql://flora@localhost/flora',
    })
    expect(config).toMatchObject({ port: 8080, sample: false, trustProxy: true })
    expect(config.siteUrl).toBe('https://flora.example')
    expect(config.databaseUrl).toBe('postgresql://flora@localhost/flora')
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
    ['TRUST_PROXY', '1'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_URL', 'mysql://localhost/flora'],
  ])('%s=%s stops the start, named', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(`${name}`)
  })

  test('every wrong variable is named at once', () => {
    expect(() => readConfig({ PORT: 'x', SAMPLE: 'y' })).toThrow(/PORT=x.*SAMPLE=y/s)
  })

  test('a password in DATABASE_URL is not written out', () => {
    try {
      readConfig({ DATABASE_URL: 'mysql://flora:secret@localhost/flora' })
      expect.unreachable()
    } catch (error) {
      expect(String(error)).not.toContain('secret')
    }
  })
})
