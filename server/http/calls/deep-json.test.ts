/** Tests that the site rejects deeply nested JSON as the body of a call and in a field of a form (security.md 72). */
import { beforeAll, describe, expect, test } from 'vitest'
import { nestingMaximum } from '../../../contract/limits.ts'
import { onSqlite } from '../../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../../tests/harness/sites/members.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'

const arrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

onSqlite((open) => {
  let site: Site
  let lin: Person
  beforeAll(async () => {
    site = await openSite(await open())
    lin = await join(site)
  })

  test.each([
    ['arrays', arrays(5000)],
    ['many arrays', arrays(400_000)],
    ['objects', objects(50_000)],
    ['a field', `{"username":${arrays(5000)},"password":"x"}`],
    ['arrays just above the limit', arrays(nestingMaximum + 2)],
  ])('rejects the body of a call: %s', async (_title, body) => {
    const { statusCode, ...answer } = await site.post('/api/login', body)
    const { code, message } = answer.json()
    expect([statusCode, code]).toEqual([400, 'bad_input'])
    expect(message).toContain('nested too deeply')
  })

  test('checks the fields of JSON that has the maximum depth', async () => {
    // The outermost array has the depth 0.
    const { statusCode, ...answer } = await site.post('/api/login', arrays(nestingMaximum + 1))
    const { code, message, fields } = answer.json()
    expect([statusCode, code, Object.keys(fields ?? {})]).toEqual([400, 'bad_input', ['input']])
    expect(message).not.toContain('nested too deeply')
  })

  test('reports that a text of links is too long, and not that its links are invalid', async () => {
    const names = { latinName: 'Rosa longa', commonName: 'Long rose', chineseName: '长玫瑰' }
    const edit = { ...names, originalLatin: 'Rosa longa', link: 'a, '.repeat(160_000) }
    const answer = await lin.call('updateText', edit)
    expect(answer.json()).toMatchObject({
      code: 'bad_input',
      fields: { link: expect.stringContaining('100000') },
    })
  })

  describe('a field of a form', () => {
    const names = { latinName: 'Rosa profunda', commonName: 'Deep rose', chineseName: '深玫瑰' }

    test.each([
      ['deep arrays instead of links', arrays(5000)],
      ['deep arrays of the maximum length', arrays(100_000)],
      ['a list that contains deep objects', `[${objects(20_000)}]`],
    ])('is rejected: %s', async (_title, link) => {
      expect((await lin.form('uploadPlant', { ...names, link })).statusCode).toBe(400)
    })

    test.each([5000, 90_000])('is rejected with the type JSON, %i levels deep', async (depth) => {
      const type = '\r\nContent-Type: application/json'
      const payload = `--x\r\nContent-Disposition: form-data; name="link"${type}\r\n\r\n${arrays(depth)}\r\n--x--\r\n`
      const headers = { ...lin.authorization, 'content-type': 'multipart/form-data; boundary=x' }
      const answer = await site.post('/api/uploadPlant', payload, headers)
      expect(answer.statusCode).toBe(400)
    })
  })
})
