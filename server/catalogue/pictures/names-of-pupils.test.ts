/**
 * Tests that only members see the names of pupils, if the school hides these names from visitors. Numbers in titles
 * name attacks of security.md.
 */

import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/harness/databases/archives.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { type Person, signIn } from '../../../tests/harness/sites/members.ts'
import { jsonOf, openSchool } from '../../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { magnolia } from '../../../tests/harness/sites/small-collection.ts'
import { freshPicture, paintingForm } from '../../../tests/harness/sites/upload-forms.ts'
import { aPupil, aPupilOf } from './service.ts'

const password = '疏影横斜水清浅，暗香浮动'

onEachDatabaseNightly((open) => {
  let site: Site
  let lin: Person
  let teacher: Person
  beforeAll(async () => {
    ;({ site, lin, teacher } = await openSchool(await open(), { CREDIT_PUPILS: 'pupil' }))
    const pupilForm = paintingForm({ photographer: 'Pupil Photographer', artist: 'Pupil Painter' })
    const files = async () => ({
      pic: [['p.jpg', await freshPicture()]] as const,
      art: [['a.jpg', await freshPicture()]] as const,
    })
    const sent = await lin.form('uploadCreation', pupilForm, await files())
    await teacher.call('newCreationAuth', { id: sent.json().id, decision: true })
    const teacherForm = paintingForm({ photographer: 'The Teacher', artist: 'The Teacher' })
    await teacher.form('uploadCreation', teacherForm, await files())
    const { pics, arts } = await gallery(teacher)
    const ids = { picId: pics.at(-2)?._id, artId: arts.at(-2)?._id }
    await teacher.call('featureToHome', ids)
  })

  const request = { plant: magnolia[0], kind: 'plant' }
  const gallery = async (reader: Person) =>
    (await reader.call('getPicsAndArts', request)).json() as Record<
      'pics' | 'arts',
      { _id: string; path: string; takenBy?: string; artist?: string }[]
    >

  test('shows visitors no name of a pupil, in lists or in a saved picture (101)', async () => {
    const { pics } = await gallery(lin)
    const path = pics.find(({ takenBy }) => takenBy === 'Pupil Photographer')?.path
    const lists = [
      await site.post('/api/getPicsAndArts', request),
      await site.post('/api/getPics', { plant: magnolia[0] }),
      await site.post('/api/syncPlantInfo', { postName: magnolia[0] }),
      await site.get('/api/userInfo'),
      await site.get('/api/creationDocumentary'),
    ]
    for (const { statusCode, body } of lists) {
      expect([statusCode, body]).not.toEqual([200, expect.stringMatching(/Pupil (Photo|Paint)/)])
    }
    expect(lists[0]?.body).toContain(aPupil)
    expect(lists[0]?.body).toContain('The Teacher')
    const saved = await site.get(`/public/saved${path}`)
    const { xmpAsString } = await sharp(saved.rawPayload).metadata()
    expect(xmpAsString).toContain(aPupil)
    expect(xmpAsString).not.toContain('Pupil Photographer')
  })

  test('shows members the names of photographers and artists', async () => {
    const { pics, arts } = await gallery(lin)
    expect(pics.map(({ takenBy }) => takenBy)).toContain('Pupil Photographer')
    expect(arts.map(({ artist }) => artist)).toContain('Pupil Painter')
  })

  test('shows the new credit in a second process after each change of the account', async () => {
    const settings = { CREDIT_PUPILS: 'class' }
    const sameData = await openSite(
      { ...site.database, dataFolder: await temporaryFolder() },
      { settings },
    )
    // The first call has no cache. The other calls answer from the caches of the second process.
    const creditedNames = async () => {
      const { pics, arts } = (await sameData.post('/api/getPicsAndArts', request)).json()
      const cachedAnswers = await Promise.all([
        sameData.post('/api/syncPlantInfo', { postName: magnolia[0] }),
        sameData.get('/api/creationDocumentary'),
      ])
      for (const { body } of cachedAnswers) expect(body).toContain(`"${arts.at(-2).artist}"`)
      return [pics.at(-2).takenBy, arts.at(-2).artist]
    }
    expect(await creditedNames()).toEqual([aPupil, aPupil])
    const details = { id: lin.accountId, realName: '', endsOn: '' }
    for (const className of ['5B', '6B']) {
      jsonOf(await teacher.call('setDetails', { ...details, className }))
      expect(await creditedNames()).toEqual([aPupilOf(className), aPupilOf(className)])
    }
    const steps = [{ className: '6B', act: 'move', to: '7B' }]
    const { actId } = jsonOf(await teacher.call('changeClasses', { steps, dryRun: false }))
    expect(await creditedNames()).toEqual([aPupilOf('7B'), aPupilOf('7B')])
    jsonOf(await teacher.call('undoClassAct', { id: actId }))
    expect(await creditedNames()).toEqual([aPupilOf('6B'), aPupilOf('6B')])
    for (const [role, author, painter] of [
      ['admin', 'Pupil Photographer', 'Pupil Painter'],
      ['member', aPupilOf('6B'), aPupilOf('6B')],
    ]) {
      jsonOf(await teacher.call('setRole', { id: lin.accountId, role }))
      expect(await creditedNames()).toEqual([author, painter])
    }
    // A change of the role ends the sessions of the account.
    const leaving = await signIn(site, lin.username)
    jsonOf(
      await leaving.call('leave', { password, credits: ['Pupil Photographer', 'Pupil Painter'] }),
    )
    expect(await creditedNames()).toEqual([aPupil, aPupil])
  })
})
