/** Tests that each of several photographs of a form is accepted or rejected separately. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { storedFiles } from '../../../tests/harness/databases/contents.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { png } from '../../../tests/harness/pictures/pictures.ts'
import type { Person } from '../../../tests/harness/sites/members.ts'
import { openSchool } from '../../../tests/harness/sites/rich-species.ts'
import type { Site } from '../../../tests/harness/sites/site.ts'
import { freshPicture, photographForm } from '../../../tests/harness/sites/upload-forms.ts'

onEachDatabaseNightly((open) => {
  let site: Site
  let lin: Person
  beforeAll(async () => {
    ;({ site, lin } = await openSchool(await open()))
  })

  const submissionsOf = async (person: Person) =>
    (await person.get('/api/submissions')).json().submissions
  const countFiles = async () => (await storedFiles(site.database)).length
  const incoming = async () =>
    (await readdir(path.join(site.database.dataFolder, 'incoming')).catch(() => [])).length

  test('checks many pictures one by one, and accepts the valid pictures', async () => {
    const files = [
      ['good.jpg', await freshPicture()],
      ['page.jpg', Buffer.from('<html><script>alert(1)</script>')],
      ['empty.jpg', Buffer.alloc(0)],
      ['also good.png', await png('one more good picture')],
    ] as const
    const sent = await lin.form('uploadPic', photographForm(), { files })
    expect([sent.statusCode, sent.json().message]).toEqual([200, '2 of 4 pictures uploaded'])
    expect(sent.json().files.map((file: { outcome: string }) => file.outcome)).toEqual([
      'sent',
      'refused',
      'refused',
      'sent',
    ])
    expect(sent.json().files[1]).toMatchObject({
      name: 'page.jpg',
      message: 'unsupported file format',
    })
  })

  test('answers 400 for a form without a valid picture, and stores no file (53)', async () => {
    const before = [await countFiles(), (await submissionsOf(lin)).length]
    const bad = ['<svg onload="alert(1)"/>', 'GIF89a', '%PDF-1.7', '<!doctype html>']
    const files = bad.map((text, index) => [`${index}.jpg`, Buffer.from(text)] as const)
    const sent = await lin.form('uploadPic', photographForm(), { files })
    expect([sent.statusCode, sent.json().message, sent.json().files.length]).toEqual([
      400,
      'unsupported file format',
      4,
    ])
    expect([await countFiles(), (await submissionsOf(lin)).length]).toEqual(before)
    expect(await incoming()).toBe(0)
  })

  test('accepts a file of 10,000,000 bytes, and rejects a file of one byte more (58)', async () => {
    const picture = await freshPicture()
    const padTo = (length: number) =>
      Buffer.concat([picture, Buffer.alloc(length - picture.length)])
    const largest = await lin.form('uploadPic', photographForm(), {
      files: [['a', padTo(10_000_000)]],
    })
    expect(largest.statusCode).toBe(200)
    const tooLarge = await lin.form('uploadPic', photographForm(), {
      files: [['a', padTo(10_000_001)]],
    })
    expect([tooLarge.statusCode, tooLarge.json().code]).toEqual([413, 'file_too_large'])
    const bothFiles = await lin.form('uploadPic', photographForm(), {
      files: [
        ['large', padTo(10_000_001)],
        ['good', await freshPicture()],
      ],
    })
    expect([bothFiles.statusCode, bothFiles.json().files[0].code]).toEqual([200, 'file_too_large'])
    expect(await incoming()).toBe(0)
  })
})
