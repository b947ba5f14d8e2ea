/** Tests that the server rejects malformed forms (security.md 59). */
import { request } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../../tests/harness/eventually.ts'
import {
  type FormReceiver,
  fieldPart,
  filePart,
  formEnd,
  openFormReceiver,
} from '../../../tests/harness/requests/form-receiver.ts'

let receiver: FormReceiver
beforeEach(async () => {
  receiver = await openFormReceiver()
})
afterEach(() => receiver.close())

const repeat = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))
const validPart = filePart('files', 'good')

describe('the receiver of forms (59)', () => {
  test.each<[string, number, string, string, string?]>([
    [
      '10,000 fields',
      413,
      'too_many_fields',
      repeat(10_000, (n) => fieldPart(`f${n}`, 'x')).join('') + formEnd,
    ],
    [
      '41 fields',
      413,
      'too_many_fields',
      validPart + repeat(41, (n) => fieldPart(`f${n}`, 'x')).join('') + formEnd,
    ],
    ['10,000 files', 413, 'too_many_files', repeat(10_000, () => validPart).join('') + formEnd],
    [
      '10,000 parts without a name',
      413,
      'too_many_fields',
      `${validPart}${'--x\r\nX: y\r\n\r\nz\r\n'.repeat(10_000)}${formEnd}`,
    ],
    ['an empty field name', 400, 'bad_field_name', validPart + fieldPart('', 'x') + formEnd],
    ['a file in the field ""', 400, 'bad_field_name', validPart + filePart('', 'x') + formEnd],
    [
      'a missing field name',
      400,
      'bad_field_name',
      `${validPart}--x\r\nContent-Disposition: form-data\r\n\r\nx\r\n${formEnd}`,
    ],
    [
      'a long field name',
      400,
      'bad_field_name',
      validPart + fieldPart('字'.repeat(34), 'x') + formEnd,
    ],
    [
      '__proto__',
      400,
      'bad_field_name',
      validPart + fieldPart('__proto__', '{"admin":true}') + formEnd,
    ],
    ['constructor', 400, 'bad_field_name', validPart + fieldPart('constructor', 'x') + formEnd],
    ['prototype', 400, 'bad_field_name', validPart + fieldPart('prototype', 'x') + formEnd],
    [
      'a file in the field __proto__',
      400,
      'bad_field_name',
      validPart + filePart('__proto__', 'x') + formEnd,
    ],
    [
      'a long value',
      413,
      'field_too_large',
      validPart + fieldPart('a', 'x'.repeat(200_001)) + formEnd,
    ],
    [
      'one field twice',
      400,
      'repeated_field',
      validPart + fieldPart('a', '1') + fieldPart('a', '2') + formEnd,
    ],
    [
      'a file in a text field',
      400,
      'unexpected_file',
      validPart + filePart('latinName', 'x') + formEnd,
    ],
    [
      'an end within a file',
      400,
      'unreadable_form',
      validPart + filePart('files', 'cut sho').slice(0, -2),
    ],
    [
      'an end within a field',
      400,
      'unreadable_form',
      validPart + fieldPart('a', 'cut sho').slice(0, -2),
    ],
    ['an end within a header', 400, 'unreadable_form', `${validPart}--x\r\nContent-Dispo`],
    ['a missing last boundary', 400, 'unreadable_form', validPart],
    ['a body that is no form', 400, 'unreadable_form', 'hello'],
    ['a missing boundary', 400, 'unreadable_form', validPart + formEnd, 'multipart/form-data'],
    [
      'an empty boundary',
      400,
      'unreadable_form',
      validPart + formEnd,
      'multipart/form-data; boundary=',
    ],
    [
      'a boundary of 10 kB',
      400,
      'unreadable_form',
      `--${'x'.repeat(10_000)}${formEnd}`,
      `multipart/form-data; boundary=${'x'.repeat(10_000)}`,
    ],
    [
      'JSON that would reach the prototype',
      400,
      'unreadable_form',
      `${validPart}--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n{"__proto__":1}\r\n${formEnd}`,
    ],
  ])('rejects %s with %i %s and keeps no file', async (_title, status, code, payload, type) => {
    const answer = await receiver.send(payload, type)
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { message: expect.any(String), code },
    ])
    expect(await receiver.remainingFiles()).toEqual([])
    expect((await receiver.send(validPart + formEnd)).statusCode).toBe(200)
  })

  test.each([
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/mixed; boundary=x',
  ])('answers 415 for the type %s', async (type) =>
    expect((await receiver.send(validPart + formEnd, type)).statusCode).toBe(415),
  )

  test('answers 415 for an empty request', async () => {
    expect((await receiver.app.inject({ method: 'POST', url: '/' })).statusCode).toBe(415)
  })

  test('deletes the files of a form whose client disconnects', async () => {
    const origin = await receiver.app.listen({ port: 0, host: '127.0.0.1' })
    const formRequest = request(origin, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 5_000_000 },
    })
    formRequest.on('error', () => {})
    formRequest.write(
      filePart('files', 'a'.repeat(500_000)) + filePart('files', 'b'.repeat(500_000)).slice(0, -9),
    )
    await eventually(async () => expect(await receiver.remainingFiles()).toHaveLength(2))
    formRequest.destroy()
    await eventually(async () => expect(await receiver.remainingFiles()).toEqual([]))
  })
})
