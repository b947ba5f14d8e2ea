/** Tests the icons of the site and its web manifest, with and without a seal of the school. */

import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { onSqlite } from '../../../tests/harness/databases/databases.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { raiseVersion } from '../../database/versions.ts'

const pngs = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
] as const

onSqlite((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open(), { pages: true })
  })

  async function setAppearance(seal: string, accent: string) {
    const bothLanguages = { en: 'Lake School', zh: '湖畔学校' }
    const value = {
      name: bothLanguages,
      description: bothLanguages,
      filingNumber: '',
      seal,
      accent,
    }
    const { db } = site.database
    await db.deleteFrom('site_part').where('id', '=', 'site').execute()
    await db
      .insertInto('site_part')
      .values({ id: 'site', value: JSON.stringify(value) })
      .execute()
    await raiseVersion(db, 'site')
  }

  const bytesOf = async (file: string) => (await site.get(`/${file}`)).rawPayload
  const cornerOf = async (png: Buffer) => {
    const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return [...data.subarray(0, 4)]
  }

  describe('the icons', () => {
    test.each(pngs)('include %s, a PNG with %i pixels on each side', async (file, size) => {
      const { headers, rawPayload } = await site.get(`/${file}`)
      expect(headers['content-type']).toBe('image/png')
      const { width, height, format } = await sharp(rawPayload).metadata()
      expect([width, height, format]).toEqual([size, size, 'png'])
      const alpha = (await cornerOf(rawPayload))[3]
      expect(alpha).toBe(file === 'icon-192.png' || file === 'icon-512.png' ? 0 : 255)
    })

    test('include favicon.ico with three sizes', async () => {
      const { headers, rawPayload: ico } = await site.get('/favicon.ico')
      expect(headers['content-type']).toBe('image/x-icon')
      const sizes: number[] = []
      for (let index = 0; index < ico.readUInt16LE(4); index++) {
        const start = ico.readUInt32LE(6 + 16 * index + 12)
        const length = ico.readUInt32LE(6 + 16 * index + 8)
        const { width } = await sharp(ico.subarray(start, start + length)).metadata()
        expect(width).toBe(ico.readUInt8(6 + 16 * index))
        sizes.push(width)
      }
      expect(sizes).toEqual([16, 32, 48])
    })

    test('show the seal and the accent of the school at once after a change', async () => {
      const before = await bytesOf('icon-192.png')
      const { etag } = (await site.get('/icon.svg')).headers
      // The seal is a Latin letter, which every machine can draw.
      await setAppearance('H', '#1f5f8b')
      const svg = await site.get('/icon.svg', { 'if-none-match': String(etag) })
      expect(svg.statusCode).toBe(200)
      expect(svg.body).toContain('fill="#1f5f8b"')
      expect(svg.body).toContain('>H</text>')
      const letter = await bytesOf('icon-192.png')
      expect(letter.equals(before)).toBe(false)
      expect(await cornerOf(await bytesOf('apple-touch-icon.png'))).toEqual([0x1f, 0x5f, 0x8b, 255])
      await setAppearance('K', '#1f5f8b')
      expect((await bytesOf('icon-192.png')).equals(letter)).toBe(false)
    })

    test('are the same for two characters that the server does not draw', async () => {
      await setAppearance('\u{20BB7}', '#1f5f8b')
      const firstIcon = await bytesOf('icon-192.png')
      await setAppearance('\u{2A6A5}', '#1f5f8b')
      expect((await bytesOf('icon-192.png')).equals(firstIcon)).toBe(true)
    })
  })

  test('the manifest has the name, the colours of both colour schemes and all icons, in both languages', async () => {
    await setAppearance('湖', '#1f5f8b')
    for (const [lang, name] of [
      ['en', 'Lake School'],
      ['zh', '湖畔学校'],
    ]) {
      const answer = await site.get(`/site.webmanifest?lang=${lang}`)
      expect(answer.headers['content-type']).toContain('application/manifest+json')
      const manifest = answer.json()
      expect(manifest).toMatchObject({
        name,
        start_url: `/home?lang=${lang}`,
        theme_color: '#faf7ef',
      })
      expect(manifest.user_preferences.color_scheme.dark.theme_color).toBe('#14180f')
      for (const { src } of manifest.icons) expect((await site.get(src)).statusCode).toBe(200)
      const page = await site.get(`/home?lang=${lang}`)
      for (const [, address = ''] of page.body.matchAll(
        /<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*? href="([^"]*)"/g,
      )) {
        expect((await site.get(address.replaceAll('&amp;', '&'))).statusCode).toBe(200)
      }
      expect(page.body).toContain(`<link rel="manifest" href="/site.webmanifest?lang=${lang}"/>`)
    }
  })
})
