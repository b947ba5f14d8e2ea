/**
 * Tests that edited content is published, shown, reset and undone, and that backups, checks and sweeps preserve the
 * content.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, test } from 'vitest'
import { dayInMs } from '../../contract/limits.ts'
import { archiveOf, fileHashes, rowHashes } from '../../tests/harness/databases/archives.ts'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { jpeg } from '../../tests/harness/pictures/pictures.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { jsonOf } from '../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { smallMap, smallWalk } from '../../tests/harness/sites/small-walk.ts'
import { restore } from '../backup/restore/restore.ts'
import { everyFinding } from '../integrity/every-finding.ts'
import { schoolFileKey } from '../media/school-files/names.ts'
import { createSweep } from '../upkeep/sweep.ts'

const both = (en: string, zh: string) => ({ en, zh })

onEachDatabaseNightly((open) => {
  let site: Site
  let admin: Person
  beforeAll(async () => {
    site = await openSite(await open())
    admin = await join(site, 'admin')
  })

  const part = async (name = 'walks') => jsonOf(await admin.get(`/api/sitePart?part=${name}`))
  const save = async (name: string, value: object, basedOn?: string) =>
    admin.call('saveSitePart', {
      ...{ part: name, value },
      basedOn: basedOn ?? (await part(name)).revision,
    })
  const undo = (id: string) => admin.call('undoChange', { id })
  const walksNow = async () =>
    jsonOf(await site.get('/api/walks')).walks.map(({ key }: { key: string }) => key)
  const upload = async (name: string): Promise<string> =>
    jsonOf(await admin.form('siteFile', { use: 'map' }, { file: [['a.jpg', await jpeg(name)]] }))
      .file
  const walk = (key: string) => ({ ...smallWalk, key })

  test('offers the content of the file for editing, including its Markdown', async () => {
    const { value, edited } = await part()
    expect(edited).toBe(false)
    expect(value.walks[0].text.en).toBe('*Level*.')
    expect(await walksNow()).toEqual([smallWalk.key])
  })

  test('offers the shipped texts for editing if the school has no such file', async () => {
    const { value, edited } = await part('terms')
    expect([edited, value.terms.length > 50]).toEqual([false, true])
    const misplaced = { ...value.terms[0], key: 'frond', drawing: { on: 'nowhere' } }
    const rejected = (await save('terms', { ...value, terms: [misplaced] })).json()
    expect(Object.keys(rejected.fields)).toEqual(['value.terms.0.drawing.on'])
    const { changeId } = jsonOf(await save('terms', { ...value, terms: value.terms.slice(0, 3) }))
    expect((await part('terms')).value.terms).toHaveLength(3)
    jsonOf(await undo(changeId))
    expect((await part('terms')).value).toEqual(value)
    expect((await part('characters')).value.characters.length).toBeGreaterThan(19)
  })

  test('shows a published part at once instead of the file, resets the part, and undoes both changes', async () => {
    const saved = jsonOf(await save('walks', { map: smallMap, walks: [walk('new')] })).changeId
    expect(await walksNow()).toEqual(['new'])
    expect((await part()).edited).toBe(true)
    const reset = jsonOf(await admin.call('resetSitePart', { part: 'walks' })).changeId
    expect(await walksNow()).toEqual([smallWalk.key])
    expect((await admin.call('resetSitePart', { part: 'walks' })).statusCode).toBe(404)
    jsonOf(await undo(reset))
    expect(await walksNow()).toEqual(['new'])
    jsonOf(await undo(saved))
    expect(await walksNow()).toEqual([smallWalk.key])
    expect((await part()).edited).toBe(false)
  })

  test('shows a published part in another process within five seconds', async () => {
    const { openContent } = await import('../content/site-content.ts')
    const { followEdited } = await import('../content/follow-edited.ts')
    const otherContent = openContent(path.join(site.database.dataFolder, 'content'), () => {})
    const following = followEdited(site.database.db, otherContent)
    following.start(() => {})
    const { changeId } = jsonOf(await save('walks', { walks: [walk('elsewhere')] }))
    await expect.poll(() => otherContent.walks().walks[0]?.key, { timeout: 5000 }).toBe('elsewhere')
    following.stop()
    otherContent.close()
    jsonOf(await undo(changeId))
  })

  test('lists the changes with the values before and after', async () => {
    const { changeId } = jsonOf(await save('about', aboutUs('The club')))
    const [latest] = jsonOf(await admin.get('/api/sitePartHistory?part=about')).changes
    expect(latest).toMatchObject({ id: changeId, username: admin.username, before: null })
    expect(latest.after.club.title.en).toBe('The club')
    expect(latest.canUndo).toBe(true)
    const { entries } = jsonOf(await admin.get('/api/activity'))
    expect(entries[0].subject).toEqual({ kind: 'site', id: 'about', name: 'about' })
  })

  test('rejects an edit of a part that has changed since', async () => {
    const { revision } = await part('videos')
    jsonOf(await save('videos', { videos: [] }, revision))
    const lateSave = await save('videos', { videos: [] }, revision)
    expect([lateSave.statusCode, lateSave.json().code]).toEqual([409, 'changed_since'])
  })

  test('names the field of each error', async () => {
    const stops = [{ ...smallWalk.stops[0], name: both('', '门'), x: 101 }]
    const { fields } = (await save('walks', { walks: [{ ...smallWalk, stops }] })).json()
    expect(Object.keys(fields)).toEqual([
      'value.walks.0.stops.0.name.en',
      'value.walks.0.stops.0.x',
    ])
  })

  test('shows markup of an edited text as text, and makes no link that runs a script (94)', async () => {
    const text = both('<script>1</script> [go](javascript:1)', '[去](https://a.example)')
    const { changeId } = jsonOf(await save('walks', { walks: [{ ...smallWalk, text }] }))
    const [{ text: shown }] = jsonOf(await site.get('/api/walks')).walks
    expect(shown.en).toBe('<p>&lt;script&gt;1&lt;/script&gt; go</p>')
    expect(shown.zh).toBe('<p><a href="https://a.example">去</a></p>')
    const contact = { label: both('x', 'x'), text: both('x', 'x'), address: 'javascript:1' }
    const { fields } = (await save('about', { ...aboutUs('x'), contacts: [contact] })).json()
    expect(Object.keys(fields)).toEqual(['value.contacts.0.address'])
    jsonOf(await undo(changeId))
  })

  test('rejects files that do not exist', async () => {
    const missingMap = { ...smallMap, file: `uploaded/${'0'.repeat(64)}.svg` }
    for (const map of [missingMap, { ...smallMap, file: 'none.svg' }]) {
      const answer = await save('walks', { map, walks: [] })
      expect([answer.statusCode, answer.json().fields]).toEqual([
        400,
        { 'value.map.file': 'no longer exists' },
      ])
    }
  })

  test('previews the content as pages would show it, and stores nothing', async () => {
    const value = { map: smallMap, walks: [walk('soon')] }
    const { walks, map, ...otherFields } = jsonOf(
      await admin.call('previewSitePart', { part: 'walks', value }),
    )
    expect(otherFields).toEqual({})
    expect(walks[0].stops[0].text.en).toBe('<p>A <strong>wide</strong> tree.</p>')
    expect(map).toEqual(smallMap)
    expect(await walksNow()).not.toContain('soon')
    const about = await admin.call('previewSitePart', { part: 'about', value: aboutUs('*Club*') })
    expect(jsonOf(about).about.club.text.en).toBe('<p>&lt;b&gt;</p>')
  })

  test('previews terms and characters without their optional fields', async () => {
    const fern = { en: 'fern', zh: '蕨' }
    const terms = [{ key: 'fern', group: 'leaf', name: fern, text: fern }]
    const preview = jsonOf(await admin.call('previewSitePart', { part: 'terms', value: { terms } }))
    expect(preview.terms).toMatchObject({ outlines: [], terms: [{ name: fern, also: { en: [] } }] })
    const leaf = { key: 'leaf', kind: 'plant', name: fern, question: fern, ease: 1 }
    const characters = [{ ...leaf, length: { unit: 'mm' } }]
    const answer = await admin.call('previewSitePart', {
      part: 'characters',
      value: { characters },
    })
    expect(jsonOf(answer).characters).toMatchObject([{ key: 'leaf', choices: [], answers: 1 }])
  })

  describe('an uploaded map', () => {
    let file: string
    let changeId: string
    beforeAll(async () => {
      file = await upload('the map')
      const map = { ...smallMap, file }
      changeId = jsonOf(await save('walks', { map, walks: [smallWalk] })).changeId
    })

    test('is public, and immutable in caches, when the content names the file', async () => {
      const { statusCode, headers } = await site.get(`/content/${file}`)
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
      expect(headers['cache-control']).toContain('immutable')
    })

    test('is restored with its rows from a backup', async () => {
      const copy = await open()
      const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-restore-'))
      const store = await copy.openStore()
      const archive = Readable.from([await archiveOf(site.database)])
      await restore({ database: copy, store }, archive, { folder })
      await rm(folder, { recursive: true })
      expect(await fileHashes(copy)).toEqual(await fileHashes(site.database))
      expect((await rowHashes(copy)).site_part).toEqual((await rowHashes(site.database)).site_part)
    })

    test('remains after a sweep, which deletes an unused file after a day', async () => {
      const sweep = createSweep({ database: site.database, store: site.store })
      const unused = schoolFileKey(await upload('unused')) ?? ''
      await sweep(Date.now() + dayInMs - 60_000)
      expect(await site.store.sizeOf(unused)).toBeGreaterThan(0)
      await sweep(Date.now() + dayInMs + 60_000)
      expect(await site.store.sizeOf(unused)).toBeUndefined()
      expect((await site.get(`/content/${file}`)).statusCode).toBe(200)
    })

    test('remains while an undo may need it, and is deleted after 30 days', async () => {
      const otherMap = { ...smallMap, file: await upload('another map') }
      jsonOf(await save('walks', { map: otherMap, walks: [] }))
      const sweep = createSweep({ database: site.database, store: site.store })
      await sweep(Date.now() + 2 * dayInMs)
      expect((await admin.get(`/content/${file}`)).statusCode).toBe(200)
      await site.bin.purgeOld(Date.now() + 31 * dayInMs)
      await sweep(Date.now() + 31 * dayInMs)
      expect((await admin.get(`/content/${file}`)).statusCode).toBe(404)
      expect((await site.get(`/content/${otherMap.file}`)).statusCode).toBe(200)
      expect((await undo(changeId)).json().code).toBe('gone')
    })

    test('is reported by the check if it is damaged or missing', async () => {
      const namedMap = { ...smallMap, file: await upload('a third map') }
      jsonOf(await save('walks', { map: namedMap, walks: [] }))
      const key = schoolFileKey(namedMap.file) ?? ''
      const problems = async () => {
        const found = []
        for await (const { problem } of everyFinding(site)) found.push(problem)
        return found.filter((problem) => problem.includes(key))
      }
      expect(await problems()).toEqual([])
      await site.store.put(key, Buffer.from('broken'))
      expect(await problems()).toEqual([`${key} is damaged (the content names it)`])
      await site.store.remove([key])
      expect(await problems()).toEqual([`${key} is missing (the content names it)`])
    })
  })

  test('answers calls in spite of a stored value that is no longer valid, and reports that value', async () => {
    const { db } = site.database
    const id = 'home'
    await db.insertInto('site_part').values({ id, value: '{"activities":"many"}' }).execute()
    jsonOf(await save('about', aboutUs('Another title')))
    expect((await site.get('/api/walks')).statusCode).toBe(200)
    const { brokenContent } = jsonOf(await admin.get('/api/waitingCounts'))
    expect(brokenContent.join()).toContain('/admin/site/home')
  })
})

function aboutUs(title: string) {
  const section = { title: both(title, '社团'), text: both('<b>', '文字') }
  return { club: section, website: section, contact: section }
}
