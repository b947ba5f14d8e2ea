/** Tests that the first steps of a new site follow the state of the site, and that admins can dismiss these steps. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { onSqlite } from '../../tests/harness/databases/databases.ts'
import { join } from '../../tests/harness/sites/members.ts'
import { jsonOf } from '../../tests/harness/sites/rich-species.ts'
import { openSite } from '../../tests/harness/sites/site.ts'
import { openContent } from '../content/site-content.ts'
import { addSetting } from '../database/setting.ts'
import { shippedWords } from './checklist.ts'

test('recognises the texts of the shipped content', () => {
  const content = openContent(path.resolve('content'), () => {})
  content.close()
  expect(content.site().name).toEqual(shippedWords.name)
  const about = JSON.stringify(content.about())
  for (const phrase of Object.values(shippedWords.about)) expect(about).toContain(phrase)
})

onSqlite((open) => {
  test('ticks each step after it is done, and shows no step when all are done', async () => {
    const database = await open()
    const site = await openSite(database)
    const admin = await join(site, 'admin')
    const steps = async () => jsonOf(await admin.get('/api/checklist')).steps
    const done = async () =>
      (await steps()).flatMap((each: { step: string; done: boolean }) =>
        each.done ? each.step : [],
      )
    // The test site has its own name.
    expect(await done()).toEqual(['name'])
    await site.addSpecies('plant', ['Ginkgo biloba', 'Ginkgo', '银杏'])
    expect(await done()).toEqual(['name'])
    await site.addSpecies('plant', ['Planta nova', 'New plant', '新植物'])
    expect(await done()).toEqual(['name', 'species'])
    await addSetting(database.db, 'backup downloaded', '2026-03-01T00:00:00.000Z')
    await join(site, 'admin')
    expect(await done()).toEqual(['name', 'species', 'backup', 'admin'])
    const about = await readFile('content/about-us.yaml', 'utf8')
    const ownText = about
      .replace(shippedWords.about.en, 'We are')
      .replace(shippedWords.about.zh, '我们')
    await writeFile(path.join(database.dataFolder, 'content', 'about-us.yaml'), ownText)
    while (!(await done()).includes('about')) await setTimeout(50)
    expect(await done()).toEqual(['name', 'about', 'species', 'backup', 'admin'])
    jsonOf(await admin.call('confirmRights', {}))
    expect(await steps()).toEqual([])
  })

  test('ticks the name if an admin publishes it unchanged, and the rights if the school has a file', async () => {
    const database = await open()
    const site = await openSite(database)
    const admin = await join(site, 'admin')
    const done = async () =>
      jsonOf(await admin.get('/api/checklist')).steps.flatMap(
        (each: { step: string; done: boolean }) => (each.done ? each.step : []),
      )
    const { value, revision } = jsonOf(await admin.get('/api/sitePart?part=site'))
    const shipped = { ...value, name: shippedWords.name }
    const edited = { part: 'site', value: shipped, basedOn: revision }
    const { changeId } = jsonOf(await admin.call('saveSitePart', edited))
    expect(await done()).toEqual(['name'])
    jsonOf(await admin.call('undoChange', { id: changeId }))
    const rights = await readFile('content/rights.yaml', 'utf8')
    const ownText = rights.replace('en: Rights and licences', 'en: Rights at our school')
    expect(ownText).not.toBe(rights)
    await writeFile(path.join(database.dataFolder, 'content', 'rights.yaml'), ownText)
    while (!(await done()).includes('rights')) await setTimeout(50)
  })

  test('hides the first steps after an admin dismisses them, until an admin shows them again', async () => {
    const site = await openSite(await open())
    const [admin, otherAdmin] = [await join(site, 'admin'), await join(site, 'admin')]
    jsonOf(await admin.call('dismissChecklist', { dismissed: true }))
    expect(jsonOf(await otherAdmin.get('/api/checklist')).steps).toEqual([])
    jsonOf(await otherAdmin.call('dismissChecklist', { dismissed: false }))
    expect(jsonOf(await admin.get('/api/checklist')).steps).toHaveLength(6)
  })
})
