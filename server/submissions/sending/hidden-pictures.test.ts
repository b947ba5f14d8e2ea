/** Tests that the site rejects a file whose picture is hidden, until an admin shows the picture again. */
import { expect, test } from 'vitest'
import { storedFiles } from '../../../tests/harness/databases/contents.ts'
import { onSqlite } from '../../../tests/harness/databases/databases.ts'
import { imagesOf, jsonOf, openSchool } from '../../../tests/harness/sites/rich-species.ts'
import { magnolia } from '../../../tests/harness/sites/small-collection.ts'
import { freshPicture, photographForm } from '../../../tests/harness/sites/upload-forms.ts'

onSqlite((open) => {
  test('rejects a picture that is hidden in the species, when it is sent and when it is approved', async () => {
    const school = await openSchool(await open())
    const { site, lin, chen, teacher } = school
    const countShown = async () => (await imagesOf(school, 'plant', magnolia[0])).pics.length
    const before = await countShown()
    const bytes = await freshPicture()
    const sendAs = async (person: typeof lin) =>
      person.form('uploadPic', photographForm(), { files: [['a.jpg', bytes]] })
    const [ownAnswer, otherAnswer] = [jsonOf(await sendAs(lin)), jsonOf(await sendAs(chen))]
    const approve = async (id: string) =>
      teacher.call('newPictureAuth', { ids: [id], decision: true })
    jsonOf(await approve(ownAnswer.files[0].id))
    const hide = async (hidden: boolean) =>
      jsonOf(await teacher.call('hideAllOf', { id: lin.accountId, hidden }))
    await hide(true)
    const files = (await storedFiles(site.database)).length

    for (const person of [lin, chen, teacher]) {
      const again = await sendAs(person)
      expect([again.statusCode, again.json().code]).toEqual([400, 'hidden_here'])
    }
    expect((await storedFiles(site.database)).length).toBe(files)
    const rejected = await approve(otherAnswer.files[0].id)
    expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'hidden_here'])
    expect(await countShown()).toBe(before)

    await hide(false)
    expect((await sendAs(teacher)).json().files[0].message).toBe('is already published')
    jsonOf(await approve(otherAnswer.files[0].id))
  })
})
