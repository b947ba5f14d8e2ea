/** Tests that the admins' first page lists broken content files and unknown names at stops of walks. */

import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { onSqlite } from '../../tests/harness/databases/databases.ts'
import { join } from '../../tests/harness/sites/members.ts'
import { jsonOf } from '../../tests/harness/sites/rich-species.ts'
import { openSite } from '../../tests/harness/sites/site.ts'

onSqlite((open) => {
  test('lists broken content files with the line of the mistake, until the files are corrected', async () => {
    const database = await open()
    const site = await openSite(database, {
      pages: existsSync('build/server/index.js'),
      contentMayBreak: true,
    })
    const teacher = await join(site, 'admin')
    const brokenContent = async () => jsonOf(await teacher.get('/api/waitingCounts')).brokenContent
    expect(await brokenContent()).toEqual([])
    const file = path.join(database.dataFolder, 'content', 'site.yaml')
    const valid = await readFile(file, 'utf8')
    await writeFile(file, `${valid.trimEnd()}\nmotto: Grow\n`)
    while ((await brokenContent()).length === 0) await wait(50)
    const line = valid.trimEnd().split('\n').length + 1
    expect(await brokenContent()).toEqual([
      `site.yaml, line ${line}: motto: is not a field of this file`,
    ])
    if (existsSync('build/server/index.js')) {
      const page = await site.get('/admin', { ...teacher.authorization, 'accept-language': 'en' })
      expect(page.body).toMatch(/Mistakes in the content files.*motto: is not a field/s)
    }
    await writeFile(file, valid)
    while ((await brokenContent()).length > 0) await wait(50)
  })

  test('lists the names at walk stops that belong to no species', async () => {
    const database = await open()
    const site = await openSite(database, { pages: existsSync('build/server/index.js') })
    const teacher = await join(site, 'admin')
    const unknownNames = async () => jsonOf(await teacher.get('/api/waitingCounts')).unknownSpecies
    const [name, secondName] = await unknownNames()
    expect(secondName).toBeDefined()
    if (existsSync('build/server/index.js')) {
      const page = await site.get('/admin', { ...teacher.authorization, 'accept-language': 'en' })
      expect(page.body).toContain('Names at walk stops without a species')
      expect(page.body).toContain(name)
    }
    const names = { latinName: name, chineseName: '新', commonName: 'New' }
    jsonOf(await teacher.form('uploadPlant', names))
    expect(await unknownNames()).not.toContain(name)
  })
})
