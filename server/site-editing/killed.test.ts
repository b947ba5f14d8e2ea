/** Tests that published content remains if the process is killed immediately after the publication. */
import { rm } from 'node:fs/promises'
import { expect, onTestFinished, vi } from 'vitest'
import { nightlyTest } from '../../tests/harness/doses/nightly-test.ts'
import { jpeg } from '../../tests/harness/pictures/pictures.ts'
import { appointAdmin, prepareSite, startServer } from '../../tests/harness/sites/running-site.ts'
import { smallMap, smallWalk } from '../../tests/harness/sites/small-walk.ts'

// The test starts several processes.
vi.setConfig({ testTimeout: 180_000 })

const password = '疏影横斜水清浅，暗香浮动'

nightlyTest('keeps an edit and its file after SIGKILL', async () => {
  const { folder, environment } = await prepareSite({})
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await appointAdmin(environment, 'teacher', password)
  const server = await startServer(environment)

  let token = ''
  async function send(call: string, body: FormData | object) {
    const isForm = body instanceof FormData
    const answer = await fetch(`${server.origin}/api/${call}`, {
      method: 'POST',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    })
    expect([call, answer.status]).toEqual([call, 200])
    return answer.json()
  }
  token = (await send('login', { username: 'teacher', password })).token
  const form = new FormData()
  form.set('use', 'map')
  form.set('file', new Blob([await jpeg('map')]), 'map.jpg')
  const { file } = await send('siteFile', form)
  const value = { map: { ...smallMap, file }, walks: [{ ...smallWalk, key: 'edited' }] }
  const part = await fetch(`${server.origin}/api/sitePart?part=walks`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { revision } = await part.json()
  await send('saveSitePart', { part: 'walks', value, basedOn: revision })
  await server.end('SIGKILL')

  const restarted = await startServer(environment)
  const { walks } = await (await fetch(`${restarted.origin}/api/walks`)).json()
  const schoolFile = await fetch(`${restarted.origin}/content/${file}`)
  await restarted.end('SIGTERM')
  expect([walks[0].key, schoolFile.status]).toEqual(['edited', 200])
})
