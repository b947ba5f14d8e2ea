/** Tests that /upload shows the section for the home page, although the site cannot read the featured pairs. */
import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { onSqlite } from '../../../tests/harness/databases/databases.ts'
import { join } from '../../../tests/harness/sites/members.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'

const isBuilt = existsSync('build/server/index.js')

describe.skipIf(!isBuilt)('the section for the home page', () => {
  onSqlite((open) => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open(), { pages: true })
    })

    test.each([
      ['en', 'Failed to load featured items', 'Feature New'],
      ['zh', '推荐内容载入失败', '新增推荐'],
    ])(
      'reports that the pairs could not be loaded, and still offers a new pair: %s',
      async (lang, ...words) => {
        const { authorization } = await join(site, 'admin')
        const getPage = () =>
          site.get('/upload?section=home', { ...authorization, 'accept-language': lang })
        expect((await getPage()).body).not.toContain(words[0])
        await site.database.db.schema.alterTable('featured').renameTo('featured_away').execute()
        try {
          const page = await getPage()
          expect(page.statusCode).toBe(200)
          for (const word of words) expect(page.body).toContain(word)
        } finally {
          await site.database.db.schema.alterTable('featured_away').renameTo('featured').execute()
        }
      },
    )
  })
})
