/** Tests the JPEG that a reader saves, with author and rights in XMP. Numbers in titles name attacks of security.md. */
import ExifReader from 'exifreader'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { jpeg } from '../../tests/harness/pictures/pictures.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { hibiscus } from '../../tests/harness/sites/small-collection.ts'

const position = { GPSLatitudeRef: 'N', GPSLatitude: '23/1 7/1 12/1' }

onEachDatabaseNightly((open) => {
  let site: Site
  let id: string
  let path: string
  beforeAll(async () => {
    const settings = { SITE_URL: 'https://flora.example' }
    site = await openSite(await open(), { settings })
    await site.addSpecies('plant', hibiscus)
    const photograph = sharp(await jpeg('shot', { width: 600, height: 400 }))
    const bytes = await photograph
      .withExif({ IFD0: { Make: 'Camera', Artist: 'Someone' }, IFD3: position })
      .jpeg()
      .toBuffer()
    id = await site.addPicture('plant', hibiscus[0], { season: 'summer', bytes })
    path = await pathOf(id)
  })

  const pathOf = async (pictureId: string) => {
    const rows = site.database.db.selectFrom('picture').select('path')
    return (await rows.where('id', '=', pictureId).executeTakeFirstOrThrow()).path
  }
  const setColumns = (columns: Record<string, string>) =>
    site.database.db.updateTable('picture').set(columns).where('id', '=', id).execute()
  const noRights = { licence: '', rights_holder: '', credit: '', source: '' }
  async function save(picturePath = path) {
    const answer = await site.get(`/public/saved${picturePath}`)
    const bytes = answer.rawPayload
    const { exif, iptc, xmpAsString = '' } = await sharp(bytes).metadata()
    const tags = ExifReader.load(bytes, { expanded: true })
    return { answer, bytes, exif, iptc, xmp: xmpAsString, tags }
  }

  describe('a saved picture', () => {
    test('states that all rights are reserved if the picture has no licence', async () => {
      await setColumns(noRights)
      const { answer, xmp } = await save()
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': `attachment; filename="${path.slice(1)}"`,
        'cache-control': 'no-cache',
      })
      expect(xmp).toContain('© 林小满. All rights reserved')
      expect(xmp).toContain('<rdf:li xml:lang="x-default">All rights reserved. Ask')
      expect(xmp).toContain(
        '<xmpRights:WebStatement>https://flora.example/rights</xmpRights:WebStatement>',
      )
      expect(xmp).not.toContain('cc:license')
    })

    test('has author, credit, licence and the page of the species', async () => {
      await setColumns({
        licence: 'CC-BY-SA-4.0',
        rights_holder: 'Lin Yue',
        credit: '7B',
        source: 'a',
      })
      const { xmp, tags } = await save()
      const address = 'https://creativecommons.org/licenses/by-sa/4.0/'
      for (const part of [
        '<dc:creator><rdf:Seq><rdf:li>林小满</rdf:li></rdf:Seq></dc:creator>',
        '<rdf:li xml:lang="x-default">© Lin Yue. CC BY-SA 4.0</rdf:li>',
        '<photoshop:Credit>7B</photoshop:Credit>',
        '<dc:source>a</dc:source>',
        `<xmpRights:WebStatement>${address}</xmpRights:WebStatement>`,
        `<rdf:li xml:lang="x-default">CC BY-SA 4.0: ${address}</rdf:li>`,
        `<cc:license rdf:resource="${address}"/>`,
      ]) {
        expect(xmp).toContain(part)
      }
      expect(xmp).toMatch(/<plus:LicensorURL>https:\/\/flora\.example\/s\/\w+<\/plus:LicensorURL>/)
      // ExifReader finds the author and the credit too.
      expect(tags.xmp?.creator?.description).toBe('林小满')
      expect(tags.xmp?.Credit?.description).toBe('7B')
    })

    test('has the pixels of the master, and no camera data or GPS position (99)', async () => {
      const { bytes, exif, iptc, tags } = await save()
      expect([exif, iptc, tags.exif, tags.gps]).toEqual(Array(4).fill(undefined))
      const master = (await site.get(`/public${path}`)).rawPayload
      const masterFormat = await sharp(master).metadata()
      expect([masterFormat.exif, masterFormat.xmp, masterFormat.iptc]).toEqual([
        undefined,
        undefined,
        undefined,
      ])
      const pixels = (image: Buffer) => sharp(image).raw().toBuffer()
      expect((await pixels(bytes)).equals(await pixels(master))).toBe(true)
    })

    test('escapes markup in a credit, and stays readable despite control characters (101)', async () => {
      const hostile = '</rdf:li><x a="1">&\u0007\ud800]]>'
      await setColumns({ ...noRights, credit: hostile, rights_holder: `"'${hostile}` })
      const { xmp, tags } = await save()
      expect(xmp).toContain('&lt;/rdf:li&gt;&lt;x a=&quot;1&quot;&gt;&amp;')
      expect(xmp).not.toContain('<x a=')
      expect(tags.xmp?.Credit?.description).toContain('</rdf:li>')
    })

    test('changes with its rights, and is not sent again without a change', async () => {
      await setColumns(noRights)
      const { answer } = await save()
      const etag = String(answer.headers.etag)
      const getAgain = () => site.get(`/public/saved${path}`, { 'if-none-match': etag })
      expect((await getAgain()).statusCode).toBe(304)
      await setColumns({ licence: 'CC0-1.0' })
      expect((await getAgain()).statusCode).toBe(200)
    })

    test('is a JPEG even if the picture is a PNG', async () => {
      const background = { r: 0, g: 99, b: 0, alpha: 0.5 }
      const transparentPicture = sharp({
        create: { width: 20, height: 20, channels: 4, background },
      }).png()
      const pictureOptions = {
        season: 'winter',
        bytes: await transparentPicture.toBuffer(),
      } as const
      const png = await pathOf(await site.addPicture('plant', hibiscus[0], pictureOptions))
      const { answer, xmp, bytes } = await save(png)
      expect(answer.headers['content-disposition']).toContain('.jpg"')
      expect((await sharp(bytes).metadata()).format).toBe('jpeg')
      expect(xmp).toContain('All rights reserved')
    })

    test('exists only for a published picture (101)', async () => {
      await site.makePending('picture', id)
      for (const unpublishedPath of [path, '/none-0123456789abcdef.jpg', '/..%2f..%2fdata']) {
        expect((await site.get(`/public/saved${unpublishedPath}`)).statusCode).toBe(404)
      }
    })
  })
})
