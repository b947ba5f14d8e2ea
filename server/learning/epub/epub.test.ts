/** Tests the e-book of a field guide. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { XmlDocument, type XmlElement } from 'libxml2-wasm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { filesOfZip } from '../../../tests/harness/collections/data-archive.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import {
  addSmallCollection,
  grebe,
  magnolia,
} from '../../../tests/harness/sites/small-collection.ts'

const checker = '/usr/share/java/epubcheck.jar'
const spaces = { opf: 'http://www.idpf.org/2007/opf', h: 'http://www.w3.org/1999/xhtml' }

onEachDatabaseNightly((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open(), { settings: { SITE_URL: 'https://flora.example' } })
    await addSmallCollection(site)
    await site.addSpecies('plant', ['Acer <b>', 'A & "B"', "<i>'枫"], {
      texts: {
        additionalInfo: 'Less < more & \u0001 done.',
        characters: 'habit: tree\nleaf-length: 40-120\nflower-colour: white, pink',
      },
    })
  })

  async function bookOf(query: string): Promise<Buffer> {
    const { statusCode, headers, rawPayload } = await site.get(`/api/guide.epub?${query}`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/epub+zip')
    return rawPayload
  }

  describe('the e-book of a field guide', () => {
    test('begins with its media type, as the container format requires', async () => {
      const bytes = await bookOf('all=plant')
      expect(bytes.subarray(30, 38).toString()).toBe('mimetype')
      expect(bytes.subarray(38, 58).toString()).toBe('application/epub+zip')
    })

    test.each(['en', 'zh'])('contains every file that it names, in %s', async (lang) => {
      const files = await filesOfZip(await bookOf(`all=plant&lang=${lang}`))
      const opf = parseXml(files.get('EPUB/package.opf'))
      const items = valuesOf(opf, '//opf:item', 'href')
      const listed = items.map((href) => `EPUB/${href}`)
      const fixedFiles = ['mimetype', 'META-INF/container.xml', 'EPUB/package.opf']
      expect([...files.keys()].toSorted()).toEqual([...fixedFiles, ...listed].toSorted())
      expect(valuesOf(opf, '//opf:itemref', 'idref').length).toBeGreaterThan(4)
      expect(opf.root.get('opf:metadata', spaces)?.content).toMatch(/urn:uuid:[0-9a-f-]{36}/)
    })

    test('is well formed with hostile names, and its relative links refer to its own files', async () => {
      const files = await filesOfZip(await bookOf('all=plant'))
      const chapters = [...files].filter(([name]) => name.endsWith('.xhtml'))
      for (const [, content] of chapters) {
        const chapter = parseXml(content)
        const targets = [
          ...valuesOf(chapter, '//h:a', 'href'),
          ...valuesOf(chapter, '//h:img', 'src'),
        ]
        for (const target of targets.filter((each) => !each.startsWith('https://'))) {
          expect([...files.keys()]).toContain(`EPUB/${target}`)
        }
        expect(chapter.find('//h:b/h:b | //h:script', spaces)).toEqual([])
      }
      const text = chapters.map(([, content]) => content.toString()).join()
      expect(text).toContain(`https://flora.example/s/`)
      expect(text).toContain(magnolia[2])
      expect(text).not.toContain('Nobody yet')
    })

    test('lists two species with one name in its index, each with its own link', async () => {
      for (const latin of ['Acer primum', 'Acer secundum']) {
        await site.addSpecies('plant', [latin, 'Shared maple', '枫树'])
      }
      const files = await filesOfZip(await bookOf('all=plant&lang=en'))
      const index = [...files.values()]
        .map(String)
        .find((text) => text.includes('epub:type="index"'))
      const shared = index?.matchAll(/href="([^"]+)">Shared maple</g) ?? []
      const targets = [...shared].map(([, file]) => files.get(`EPUB/${file}`)?.toString())
      expect(targets).toEqual([
        expect.stringContaining('Acer primum'),
        expect.stringContaining('Acer secundum'),
      ])
    })

    test('has pictures in JPEG, at most 900 px wide and without metadata', async () => {
      const files = await filesOfZip(await bookOf('all=bird'))
      const pictures = [...files].filter(([name]) => name.startsWith('EPUB/images/'))
      expect(pictures).toHaveLength(1)
      for (const [, bytes] of pictures) {
        const { format, exif, xmp, width } = await sharp(bytes).metadata()
        expect({ format, exif, xmp }).toEqual({ format: 'jpeg', exif: undefined, xmp: undefined })
        expect(width).toBeLessThanOrEqual(900)
      }
      expect(files.get('EPUB/nav.xhtml')?.toString()).toContain(grebe[0])
    })

    test('does not exist for a selection without species', async () => {
      expect((await site.get('/api/guide.epub?place=nowhere')).statusCode).toBe(404)
    })

    // The checker of the format's publishers is a separate program, in Debian's package `epubcheck`.
    test.runIf(process.env.TEST_DOSE === 'all' && existsSync(checker))(
      'passes epubcheck without a warning',
      async () => {
        const file = path.join(await mkdtemp(path.join(tmpdir(), 'huaniao-epub-')), 'guide.epub')
        const kinds = ['all=plant', 'all=bird']
        const queries = kinds.flatMap((kind) => [`${kind}&lang=en`, `${kind}&lang=zh`])
        for (const query of queries) {
          await writeFile(file, await bookOf(query))
          const { stdout } = await promisify(execFile)('java', ['-jar', checker, file])
          expect([query, stdout]).toEqual([
            query,
            expect.stringContaining('No errors or warnings detected'),
          ])
        }
      },
      300_000,
    )
  })
})

const parseXml = (content: Buffer | undefined) => XmlDocument.fromString(content?.toString() ?? '')

function valuesOf(document: XmlDocument, query: string, attribute: string): string[] {
  return document
    .find(query, spaces)
    .map((node) => (node as XmlElement).attr(attribute)?.value ?? '')
}
