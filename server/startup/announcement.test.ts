/** Tests the lines that the start prints. */
import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { announcement } from './announcement.ts'

const announce = (settings: Record<string, string>) => announcement(3000, readConfig(settings))

test('names the address and the data folder', () => {
  expect(announce({ DATA_DIR: '/srv/data' })).toMatch(/http:\/\/localhost:3000\n.*\/srv\/data\n/)
})

test.each([{}, { SITE_URL: 'http://laptop.example' }, { HOST: '192.0.2.7' }])(
  'warns of an unencrypted connection for %j',
  (settings: Record<string, string>) => {
    expect(announce(settings)).toContain('is not encrypted')
    expect(announce(settings)).toContain('"Without https"')
  },
)

test.each([{ TRUST_PROXY: 'on' }, { SITE_URL: 'https://flora.example' }, { HOST: '127.0.0.1' }])(
  'does not warn of an unencrypted connection for %j',
  (settings: Record<string, string>) => {
    expect(announce(settings)).not.toContain('encrypted')
  },
)

test('prints the address of the first start, the command that prints this address, or neither', () => {
  const config = readConfig({})
  const address = 'http://localhost:3000/setup#key'
  expect(announcement(3000, config, address)).toContain(`open       ${address}\n`)
  expect(announcement(3000, config, 'hidden')).toContain('npm run setup-address')
  expect(announcement(3000, config)).not.toContain('set it up')
})
