/**
 * Tests that limits use the address that the site's own proxies wrote, not an address that the reader sent
 * (security.md 3).
 */
import { expect, test } from 'vitest'
import { onSqlite } from '../../tests/harness/databases/databases.ts'
import { openSite } from '../../tests/harness/sites/site.ts'

onSqlite((open) => {
  /** @returns the status codes of thirty wrong logins to thirty accounts */
  async function guess(proxies: string, forwarded: (time: number) => string): Promise<number[]> {
    const site = await openSite(await open(), { settings: { TRUST_PROXY: proxies } })
    const codes: number[] = []
    for (let time = 0; time < 30; time++) {
      const login = { username: `pupil${time}`, password: 'not the password' }
      const headers = { 'x-forwarded-for': forwarded(time) }
      codes.push((await site.post('/api/login', login, headers)).statusCode)
    }
    return codes
  }

  test.each([
    ['on', (time: number) => `10.0.0.${time}, 203.0.113.5`],
    ['2', (time: number) => `10.0.0.${time}, 203.0.113.5, 10.1.1.${time}`],
  ])(
    'limits a reader who forges another address each time, with TRUST_PROXY=%s',
    async (proxies, forwarded) => {
      expect((await guess(proxies, forwarded)).indexOf(429)).toBe(25)
    },
  )

  test.each([
    ['on', (time: number) => `203.0.113.${time}`],
    ['2', (time: number) => `203.0.113.${time}, 10.1.1.1`],
  ])('distinguishes readers with TRUST_PROXY=%s', async (proxies, forwarded) => {
    expect(await guess(proxies, forwarded)).not.toContain(429)
  })
})
