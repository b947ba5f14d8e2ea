/** Tests the sign-ups for guided tours. */
import { beforeEach, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const lin = { name: '林小满', class: '七年级一班', contact: 'lin@example.org', day: dayFromNow(7) }

onEachDatabaseNightly((open) => {
  describe('guided tours', () => {
    let site: Site
    let admin: Person
    beforeEach(async () => {
      site = await openSite(await open())
      admin = await join(site, 'admin')
    })
    const signUp = (overrides: object = {}) =>
      site.post('/api/tourSignUp', { ...lin, ...overrides })
    const list = async () => (await admin.get('/api/tourSignUps')).json()

    test('store the sign-ups of visitors, and list them for admins, the latest day first', async () => {
      expect((await signUp()).json()).toEqual({ message: 'Signed up' })
      await signUp({ name: ' A \u0000 B ', day: dayFromNow(9) })
      const { signUps, total } = await list()
      expect(total).toBe(2)
      expect(signUps[0]).toMatchObject({ name: 'A B', day: dayFromNow(9) })
      expect(signUps[1]).toMatchObject(lin)
      expect(signUps[1].signedUpAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    })

    test('store the same sign-up once', async () => {
      expect((await signUp()).statusCode).toBe(200)
      expect((await signUp()).statusCode).toBe(200)
      expect((await list()).total).toBe(1)
    })

    test.each([
      [{ day: dayFromNow(-3) }, { day: 'is in the past' }],
      [{ day: dayFromNow(400) }, { day: 'is too far ahead' }],
      [{ day: 'tomorrow' }, { day: 'is not a date' }],
      [{ name: '  ' }, { name: 'is required' }],
      [{ contact: 'a'.repeat(201) }, { contact: 'is longer than 200 characters' }],
    ])('reject %j with the problem of the field', async (overrides, fields) => {
      const answer = await signUp(overrides)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'bad_input', fields })
      expect((await list()).total).toBe(0)
    })

    test('limit the sign-ups of one network', async () => {
      const answers = await Promise.all(
        Array.from({ length: 70 }, (_, index) => signUp({ name: `Pupil ${index}` })),
      )
      const rejected = answers.filter(({ statusCode }) => statusCode === 429)
      expect(rejected).toHaveLength(10)
      expect(Number(rejected[0]?.headers['retry-after'])).toBeGreaterThan(0)
      expect((await list()).total).toBe(60)
    })

    test('escape formulas in the download, which is for admins alone', async () => {
      await signUp({ name: '=HYPERLINK("https://evil.example")', contact: '＋86 10' })
      const { headers, body } = await admin.get('/api/tourSignUps.csv')
      expect(headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(headers['content-disposition']).toContain('attachment')
      expect(headers['cache-control']).toBe('no-store')
      expect(body).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
      expect(body).toContain("'＋86 10")
      const member = await join(site)
      expect((await member.get('/api/tourSignUps.csv')).statusCode).toBe(403)
      expect((await site.get('/api/tourSignUps.csv')).statusCode).toBe(401)
    })

    test('allow an admin to delete a sign-up once', async () => {
      await signUp()
      const [{ id }] = (await list()).signUps
      expect((await admin.call('removeTourSignUp', { id })).statusCode).toBe(200)
      expect((await admin.call('removeTourSignUp', { id })).statusCode).toBe(404)
      expect((await list()).total).toBe(0)
    })
  })
})
