/**
 * Tests that no incoming file of a form remains, for accepted and for rejected forms. Also tests which forms the site
 * rejects.
 */
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { onSqlite } from '../../../tests/harness/databases/databases.ts'
import { eventually } from '../../../tests/harness/eventually.ts'
import { sendCall, validInput } from '../../../tests/harness/examples/send-call.ts'
import { jpeg } from '../../../tests/harness/pictures/pictures.ts'
import { filePart, formEnd } from '../../../tests/harness/requests/form-receiver.ts'
import { formBody, join, type Person } from '../../../tests/harness/sites/members.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { addSmallCollection } from '../../../tests/harness/sites/small-collection.ts'

onSqlite((open) => {
  let site: Site
  let lin: Person
  beforeAll(async () => {
    site = await openSite(await open())
    await addSmallCollection(site)
    lin = await join(site)
  })

  const listIncoming = () =>
    readdir(path.join(site.database.dataFolder, 'incoming')).catch(() => ['no such folder'])

  async function send(headers: Record<string, string>) {
    return sendCall(site, 'uploadPic', await validInput(site, 'uploadPic'), { headers })
  }

  test("stores no part of a visitor's form on the disk", async () => {
    expect((await send({})).statusCode).toBe(401)
    expect(await listIncoming()).toEqual(['no such folder'])
  })

  describe('over a raw connection', () => {
    let port: number
    beforeAll(async () => {
      const address = await site.app.listen({ port: 0, host: '127.0.0.1' })
      port = Number(new URL(address).port)
    })

    /** Sends the headers and the beginning of the body. */
    function beginForm(body: string, { length = 9_000_000, authorization = 'none' }) {
      const socket = connect(port, '127.0.0.1')
      let received = ''
      socket.on('data', (piece) => {
        received += piece
      })
      socket.write(
        `POST /api/uploadPic HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n${body}`,
      )
      return { socket, received: () => received }
    }

    test("answers a visitor's form before its body arrives", async () => {
      const { socket, received } = beginForm('', {})
      await eventually(() => expect(received()).toMatch(/^HTTP\/1\.1 401 /))
      socket.destroy()
    })

    test('rejects a form whose caller signs out while the form arrives (14)', async () => {
      const leavingMember = await join(site)
      const parts = filePart('files', 'a'.repeat(200_000)) + formEnd
      const options = {
        length: parts.length,
        authorization: leavingMember.authorization.authorization,
      }
      const { socket, received } = beginForm(parts.slice(0, 150_000), options)
      // There is one file, and no error about a missing folder.
      await eventually(async () =>
        expect(await listIncoming()).toEqual([expect.not.stringMatching(' ')]),
      )
      await leavingMember.call('logout', {})
      socket.write(parts.slice(150_000))
      await eventually(() => expect(received()).toMatch(/^HTTP\/1\.1 401 /))
      socket.destroy()
      expect(await listIncoming()).toEqual([])
    })
  })

  describe('a form of a member', () => {
    const fields = {
      picEnglishName: 'Magnolia denudata',
      picSeason: 'spring',
      picPhotographer: 'Lin',
      picSetting: 'Pond',
      month: '2025-03-15',
    }

    test.each([
      ['accepted', fields, 200],
      ['rejected for its fields', {}, 400],
      ['rejected by the call itself', { ...fields, picEnglishName: 'Nothing here' }, 404],
    ])('leaves no file when %s', async (_title, sentFields, status) => {
      const files = { files: [['a.jpg', await jpeg('a')] as const] }
      const answer = await lin.form('uploadPic', sentFields, files)
      expect(answer.statusCode).toBe(status)
      expect(await listIncoming()).toEqual([])
    })

    test('leaves no file after a server error', async () => {
      vi.spyOn(site.store, 'put').mockRejectedValueOnce(new Error('broken'))
      const files = { files: [['b.jpg', await jpeg('broken')] as const] }
      expect((await lin.form('uploadPic', fields, files)).statusCode).toBe(500)
      expect(await listIncoming()).toEqual([])
    })

    test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
      'is rejected with the type %s (49)',
      async (type) => {
        const answer = await send({ ...lin.authorization, 'content-type': type })
        expect(answer.statusCode).toBe(415)
      },
    )

    test('is rejected without a body (49)', async () => {
      const headers = lin.authorization
      const answer = await site.app.inject({ method: 'POST', url: '/api/uploadPic', headers })
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type'])
    })

    test('is rejected as a body of another call (49)', async () => {
      const { payload, type } = await formBody({ originalLatin: 'Magnolia denudata' })
      const headers = { ...lin.authorization, 'content-type': type }
      const answer = await site.app.inject({
        method: 'POST',
        url: '/api/updateText',
        payload,
        headers,
      })
      expect(answer.statusCode).toBe(415)
    })

    test.each(['', 'short', 'a'.repeat(65), 'with space in', 'käse-käse', 'a,b,c,d,e'])(
      'is rejected with the idempotency key %j',
      async (key) => {
        const headers = { 'idempotency-key': encodeURI(key) }
        const answer = await lin.form('uploadPlant', {}, {}, headers)
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_send_key'])
      },
    )

    test('is rejected with the problem of each invalid field', async () => {
      const link = JSON.stringify([{ linkTitle: 'a', link: 'javascript:alert(1)' }])
      const answer = await lin.form('uploadPlant', { chineseName: '银杏', commonName: '', link })
      expect(answer.json()).toEqual({
        code: 'bad_input',
        message: expect.stringContaining('“latinName” is required.'),
        fields: {
          latinName: 'is required',
          commonName: 'is required',
          'link.0.link': 'is not an http or https address',
        },
      })
      const artwork = await lin.form('uploadArt', { plant: 'Magnolia denudata', artDate: 'soon' })
      expect(artwork.json().fields).toEqual({ artDate: 'is not a date' })
    })
  })
})
