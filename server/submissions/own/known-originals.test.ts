/** Tests that members learn which of their files the site already has (security.md 82). */
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import type { Person } from '../../../tests/harness/sites/members.ts'
import { openSchool } from '../../../tests/harness/sites/rich-species.ts'
import type { Site } from '../../../tests/harness/sites/site.ts'
import { freshPicture, photographForm } from '../../../tests/harness/sites/upload-forms.ts'
import { sourceHash } from '../../media/intake.ts'

onEachDatabaseNightly((open) => {
  let site: Site
  let lin: Person
  let chen: Person
  let teacher: Person
  beforeAll(async () => {
    ;({ site, lin, chen, teacher } = await openSchool(await open()))
  })

  /** Sends a picture. @returns the hash of its bytes and the id of its submission */
  async function send(person: Person, originalHash?: string) {
    const bytes = await freshPicture()
    const form = photographForm(originalHash ? { originalHash } : {})
    const sent = await person.form('uploadPic', form, { files: [['a.jpg', bytes]] })
    return { hash: sourceHash(bytes), id: sent.json().files[0].id }
  }
  const approve = async (id: string) =>
    teacher.call('newPictureAuth', { ids: [id], decision: true, reason: '' })
  const knownOriginals = async (person: Person, ...hashes: string[]) =>
    (await person.call('knownPictures', { hashes })).json().known

  let claims = 0
  const claim = () => sourceHash(Buffer.from(`the file of somebody else ${++claims}`))

  test('reports a claimed hash only to the author of the picture, before and after its publication', async () => {
    const claimed = claim()
    const { id } = await send(lin, claimed)
    expect(await knownOriginals(lin, claimed)).toMatchObject([{ hash: claimed, status: 'pending' }])
    expect((await approve(id)).statusCode).toBe(200)
    expect(await knownOriginals(lin, claimed)).toMatchObject([
      { hash: claimed, status: 'published' },
    ])
    for (const person of [chen, teacher]) expect(await knownOriginals(person, claimed)).toEqual([])
  })

  test('reports an admin’s claim only to this admin', async () => {
    const claimed = claim()
    await send(teacher, claimed)
    expect(await knownOriginals(teacher, claimed)).toMatchObject([
      { hash: claimed, status: 'published' },
    ])
    expect(await knownOriginals(lin, claimed)).toEqual([])
  })

  test('reports a hash that the server computed to every member after the picture is published', async () => {
    const { hash, id } = await send(lin)
    expect(await knownOriginals(chen, hash)).toEqual([])
    await approve(id)
    for (const person of [lin, chen]) {
      expect(await knownOriginals(person, hash)).toMatchObject([{ hash, status: 'published' }])
    }
  })

  test('does not report a picture whose file is missing or empty', async () => {
    const claimed = claim()
    const { hash } = await send(teacher, claimed)
    const [{ path: address }] = await knownOriginals(teacher, hash)
    await site.store.put(`masters${address}`, Buffer.alloc(0))
    expect(await knownOriginals(lin, hash)).toEqual([])
    await site.store.remove([`masters${address}`])
    expect(await knownOriginals(teacher, hash, claimed)).toEqual([])
    const pending = await send(lin)
    const [{ path: pendingPath }] = await knownOriginals(lin, pending.hash)
    await site.store.remove([`masters${pendingPath}`])
    expect(await knownOriginals(lin, pending.hash)).toEqual([])
  })

  test('does not report a rejected picture, or an approved picture that is no longer published', async () => {
    const claimed = claim()
    const { id } = await send(lin, claimed)
    await teacher.call('newPictureAuth', { ids: [id], decision: false, reason: 'No' })
    expect(await knownOriginals(lin, claimed)).toEqual([])
    const published = await send(lin, claimed)
    await approve(published.id)
    const [{ path: address }] = await knownOriginals(lin, claimed)
    await site.database.db
      .updateTable('picture')
      .set({ status: 'pending' })
      .where('path', '=', address)
      .execute()
    expect(await knownOriginals(lin, claimed, published.hash)).toEqual([])
  })
})
