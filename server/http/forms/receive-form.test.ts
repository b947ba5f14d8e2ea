/** Tests that the server receives valid forms within the limits. Numbers in titles name attacks of security.md. */
import { promises, type StatsFs } from 'node:fs'
import { mkdir, open, readFile, utimes, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fileBytesMaximum, filesMaximum } from '../../../contract/limits.ts'
import { describeWithShared, sharedFile } from '../../../tests/harness/doses/shared-material.ts'
import {
  type FormReceiver,
  fieldPart,
  filePart,
  formEnd,
  openFormReceiver,
  sha256,
} from '../../../tests/harness/requests/form-receiver.ts'
import { formBody } from '../../../tests/harness/sites/members.ts'
import { removeAbandoned } from './sweep-incoming.ts'

let receiver: FormReceiver
beforeEach(async () => {
  receiver = await openFormReceiver()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await receiver.close()
})

async function sendForm(fields: Record<string, string>, files: Parameters<typeof formBody>[1]) {
  const { payload, type } = await formBody(fields, files)
  return receiver.send(payload, type)
}

const validPart = filePart('files', 'good')

describe('a form', () => {
  test('arrives with fields as text and with files on the disk, which the server deletes afterwards', async () => {
    const [photograph, artwork] = [Buffer.from('first'), Buffer.alloc(300_000, 'second')]
    const fields = { latinName: 'Magnolia denudata', chineseName: '玉兰\r\nX: y', empty: '' }
    const answer = await sendForm(fields, {
      files: [['1.jpg', photograph]],
      art: [['2.png', artwork]],
    })
    expect(answer.statusCode).toBe(200)
    const facts = (bytes: Buffer) => ({
      bytes: bytes.length,
      hash: sha256(bytes),
      digest: sha256(bytes),
      isTooLarge: false,
    })
    expect(answer.json()).toEqual({
      fields,
      files: [
        { field: 'files', name: '1.jpg', ...facts(photograph) },
        { field: 'art', name: '2.png', ...facts(artwork) },
      ],
    })
    expect(await receiver.remainingFiles()).toEqual([])
  })

  test('may have a file of 10,000,000 bytes, but no larger file (58)', async () => {
    const largestFile = Buffer.alloc(fileBytesMaximum, 1)
    const oneByteLarger = Buffer.alloc(largestFile.length + 1)
    const twiceAsLarge = Buffer.alloc(2 * largestFile.length)
    const files = [
      ['a', largestFile] as const,
      ['b', oneByteLarger] as const,
      ['c', twiceAsLarge] as const,
    ]
    const art = [['d', Buffer.from('d')] as const]
    const answer = await sendForm({ after: 'all' }, { files, art })
    expect(answer.json().fields).toEqual({ after: 'all' })
    expect(answer.json().files).toMatchObject([
      { name: 'a', bytes: fileBytesMaximum, hash: sha256(largestFile), isTooLarge: false },
      { name: 'b', bytes: fileBytesMaximum, hash: '', digest: '', isTooLarge: true },
      { name: 'c', bytes: fileBytesMaximum, hash: '', digest: '', isTooLarge: true },
      { name: 'd', bytes: 1, isTooLarge: false },
    ])
    expect(await receiver.remainingFiles()).toEqual([])
  })

  test('may have 20 files, and leaves no file if it has 21 files', async () => {
    const filesOf = (count: number) => ({
      files: Array.from({ length: count }, (_, index) => [`${index}`, Buffer.from('x')] as const),
    })
    expect((await sendForm({}, filesOf(filesMaximum))).json().files).toHaveLength(filesMaximum)
    const answer = await sendForm({}, filesOf(filesMaximum + 1))
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_many_files'])
    expect(await receiver.remainingFiles()).toEqual([])
  })

  test('may have a field with the type JSON, which the server reads as text', async () => {
    const part = fieldPart('link', '[{"link":"a"}]').replace(
      '\r\n\r\n',
      '\r\nContent-Type: application/json\r\n\r\n',
    )
    expect((await receiver.send(`${part}--x--\r\n`)).json().fields).toEqual({
      link: '[{"link":"a"}]',
    })
  })

  test('is rejected before its body ends if the body is too large', async () => {
    const megabyte = Buffer.alloc(1_000_000)
    let sentCount = 0
    async function* longBody() {
      yield Buffer.from(filePart('files', 'a').slice(0, -2))
      for (; sentCount < 1000; sentCount++) {
        yield megabyte
        // As on a network, the server has time to answer between two pieces.
        await setImmediate()
      }
    }
    const answer = await receiver.send(Readable.from(longBody()))
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'form_too_large'])
    // The limit is 416 MB. The server does not wait for the remaining bytes.
    expect(sentCount).toBeLessThan(450)
    expect(await receiver.remainingFiles()).toEqual([])
  })
})

test.each(['ENOSPC', 'EDQUOT'])(
  'answers 507 on a full disk (%s), and leaves no partial file (63)',
  async (code) => {
    const probe = await open(path.join(import.meta.dirname, 'receive-form.test.ts'), 'r')
    await probe.close()
    const fullDisk = Object.assign(new Error('no space left on device'), { code, errno: -28 })
    const append = vi.spyOn(Object.getPrototypeOf(probe), 'appendFile')
    append.mockResolvedValueOnce(undefined).mockRejectedValueOnce(fullDisk)
    const answer = await receiver.send(
      `${validPart}${filePart('files', 'x'.repeat(200_000))}${formEnd}`,
    )
    expect(append).toHaveBeenCalledTimes(2)
    expect([answer.statusCode, answer.json()]).toEqual([
      507,
      { message: expect.any(String), code: 'no_space' },
    ])
    expect(await receiver.remainingFiles()).toEqual([])
    expect((await receiver.send(validPart + formEnd)).statusCode).toBe(200)
  },
)

test('rejects files on a nearly full disk, so that the site can continue (63)', async () => {
  const statfs = vi.spyOn(promises, 'statfs')
  statfs.mockResolvedValue({ bavail: 24_000, bsize: 4096 } as StatsFs)
  syncBuiltinESMExports()
  const answer = await receiver.send(validPart + formEnd)
  statfs.mockRestore()
  syncBuiltinESMExports()
  expect([answer.statusCode, answer.json().code]).toEqual([507, 'no_space'])
  expect(await receiver.remainingFiles()).toEqual([])
  expect((await receiver.send(validPart + formEnd)).statusCode).toBe(200)
})

test('deletes an abandoned file of an unknown process, and keeps a new file', async () => {
  const incoming = receiver.incoming
  await removeAbandoned(incoming)
  await mkdir(incoming)
  for (const name of ['old', 'new']) await writeFile(path.join(incoming, name), 'x')
  const yesterday = new Date(Date.now() - 86_400_000)
  await utimes(path.join(incoming, 'old'), yesterday, yesterday)
  await removeAbandoned(incoming)
  expect(await receiver.remainingFiles()).toEqual(['new'])
})

describe('the name of a file', () => {
  const nameOf = async (fileName: string) => {
    const answer = await receiver.send(filePart('files', 'x', fileName) + formEnd)
    expect(answer.statusCode).toBe(200)
    expect(await receiver.remainingFiles()).toEqual([])
    return answer.json().files[0].name as string
  }

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\\\fakepath\\\\flower.jpg', 'flower.jpg'],
    ['..', ''],
    ['\u202egpj.exe.jpg', 'gpj.exe.jpg'],
    ['a\u200bb\0c\tb.jpg', 'abc b.jpg'],
    ['花'.repeat(300), '花'.repeat(100)],
    ['𬟁'.repeat(101), '𬟁'.repeat(100)],
  ])('%j becomes %j (55)', async (sentName, shownName) => {
    expect(await nameOf(sentName)).toBe(shownName)
  })

  async function expectHarmless(sentName: string) {
    const name = await nameOf(sentName.replaceAll('"', '%22'))
    expect(name).not.toMatch(/[/\\]|\p{Cc}|\p{Bidi_Control}/u)
    expect([...name].length).toBeLessThanOrEqual(100)
  }

  test.each([
    '中文 空格 (1).JPG',
    'emoji🌸.jpeg',
    '..%2f..%2fetc%2fpasswd.jpg',
    `${'a'.repeat(200)}.jpg`,
    `quote'"<img src=x onerror=alert(1)>.jpg`,
    'no_extension',
    'double.ext.jpg.php',
    'trailingdot.jpg.',
    '\u202egpj.exe.jpg',
    'ＮＦＫＣ①.jpg',
    'CON.jpg',
    '-rf.jpg',
    '.hidden.jpg',
  ])('%j is harmless (55)', expectHarmless)

  describeWithShared('from the list of hostile names', () => {
    test('is harmless (55)', async () => {
      const file = sharedFile('fixtures/hostile-file-names.txt')
      const lines = (await readFile(file, 'utf8')).split('\n')
      expect(lines.length).toBeGreaterThan(10)
      for (const line of lines) await expectHarmless(line)
    })
  })
})
