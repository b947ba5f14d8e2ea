/** Tests the JSON-LD of profiles and galleries. Numbers in titles name attacks of security.md. */
import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { profileAddress } from '../../../contract/names.ts'
import { onEachDatabaseNightly, onSqlite } from '../../../tests/harness/databases/databases.ts'
import { describeWithShared, sharedFile } from '../../../tests/harness/doses/shared-material.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { addSmallCollection, hibiscus } from '../../../tests/harness/sites/small-collection.ts'

const origin = 'https://flora.example'
const hostile = '</script><script>alert(1)</script>\u2028<!--'

interface Node extends Record<string, unknown> {
  '@type': string
}

onEachDatabaseNightly((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open(), { pages: true, settings: { SITE_URL: origin } })
    await addSmallCollection(site)
    await site.addSpecies('plant', ['Rosa rugosa', hostile, '玫瑰'], {
      texts: { synonyms: 'Rosa ferox | Lawrance | Kew', otherNames: hostile },
      englishLinks: [
        { linkTitle: 'Wikipedia', link: 'https://en.wikipedia.org/wiki/Rosa_rugosa' },
        { linkTitle: 'A shop', link: 'https://shop.example/rose' },
      ],
    })
  })

  async function readPage(path: string) {
    const { body } = await site.get(path)
    const scripts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    expect(scripts).toHaveLength(1)
    const data = JSON.parse(String(scripts[0]?.[1]))
    return { data, graph: data['@graph'] as Node[], body }
  }
  const nodesOfType = (graph: Node[], type: string) =>
    graph.filter((node) => node['@type'] === type)

  test('a profile describes its taxon and its breadcrumbs', async () => {
    const { graph, data } = await readPage('/search/Magnolia_denudata?lang=en')
    expect(data['@context'][0]).toBe('https://schema.org/')
    const [taxon] = nodesOfType(graph, 'Taxon')
    expect(taxon).toMatchObject({
      'dct:conformsTo': { '@id': 'https://bioschemas.org/profiles/Taxon/1.0-RELEASE' },
      name: 'Magnolia denudata',
      taxonRank: 'species',
      scientificName: { '@type': 'TaxonName', name: 'Magnolia denudata' },
      alternateName: ['Yulan magnolia', '玉兰', '白玉兰'],
      url: `${origin}/search/Magnolia_denudata`,
      parentTaxon: {
        name: 'Magnolia',
        taxonRank: 'genus',
        parentTaxon: { name: 'Magnoliaceae', parentTaxon: { name: 'Magnoliales' } },
      },
    })
    expect(taxon?.['@id']).toMatch(/^https:\/\/flora\.example\/s\/\w{8}$/)
    // The links of this species lead to the home pages of registers, which do not describe the taxon.
    expect(taxon).not.toHaveProperty('sameAs')
    const [breadcrumbs] = nodesOfType(graph, 'BreadcrumbList') as unknown as {
      itemListElement: object[]
    }[]
    expect(breadcrumbs?.itemListElement).toMatchObject([
      { position: 1, name: 'Plants', item: `${origin}/databasePlant` },
      { position: 2, item: `${origin}/order/Magnoliales` },
      { position: 3, item: `${origin}/family/Magnoliaceae` },
      { position: 4, item: `${origin}/genus/Magnolia` },
      { position: 5, name: 'Yulan magnolia', item: `${origin}/search/Magnolia_denudata` },
    ])
  })

  test('a profile gives the rights of its photographs', async () => {
    const { db } = site.database
    await db
      .updateTable('picture')
      .set({ licence: 'CC-BY-4.0', rights_holder: 'Lin Yue' })
      .execute()
    const { graph } = await readPage('/search/Hibiscus_rosa-sinensis')
    const [taxon] = nodesOfType(graph, 'Taxon')
    expect(taxon?.image).toMatchObject({
      '@type': 'ImageObject',
      license: 'https://creativecommons.org/licenses/by/4.0/',
      acquireLicensePage: `${origin}/rights`,
      creditText: 'Test site 测试站',
      creator: { '@type': 'Organization', name: 'Test site 测试站' },
      copyrightNotice: '© Lin Yue',
    })
    const { contentUrl } = (taxon?.image ?? {}) as { contentUrl?: string }
    expect((await site.get(String(contentUrl).replace(origin, ''))).statusCode).toBe(200)
    const otherImages = nodesOfType(
      (await readPage('/search/Magnolia_denudata')).graph,
      'ImageObject',
    )
    expect(otherImages).toHaveLength(3)
    for (const image of otherImages) expect(image.about).toEqual({ '@id': expect.any(String) })
  })

  test('names the photographers in the gallery, but not in the profile', async () => {
    const profile = await site.get('/search/Hibiscus_rosa-sinensis')
    expect(profile.body).not.toContain('林小满')
    const { graph } = await readPage('/search/Hibiscus_rosa-sinensis/gallery')
    expect(graph).toHaveLength(1)
    expect(graph[0]).toMatchObject({
      '@type': 'ImageObject',
      creditText: '林小满 / Test site 测试站',
      creator: { '@type': 'Person', name: '林小满' },
      about: { '@id': expect.stringMatching(/\/s\/\w{8}$/) },
    })
  })

  test('escapes the texts of a species, so that no text ends the script (39)', async () => {
    const { graph, body } = await readPage('/search/Rosa_rugosa')
    expect(body).not.toContain('<script>alert')
    const [taxon] = nodesOfType(graph, 'Taxon')
    expect(taxon?.alternateName).toContain('Rosa ferox Lawrance')
    expect(taxon?.sameAs).toEqual(['https://en.wikipedia.org/wiki/Rosa_rugosa'])
  })

  test('the policy of the page allows no further script for the JSON-LD', async () => {
    const { headers, body } = await site.get('/search/Magnolia_denudata')
    const policy = String(headers['content-security-policy'])
    const scripts = [...body.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>/g)]
    expect([...policy.matchAll(/script-src [^;]*/g)][0]?.[0].match(/sha256-/g)).toHaveLength(
      scripts.length,
    )
  })

  test('other pages and the data of a page describe no taxon', async () => {
    for (const path of ['/', '/search/Nowhere_land', '/search?q=rosa']) {
      expect((await site.get(path)).body).not.toContain('ld+json')
    }
    expect((await site.get('/search/Magnolia_denudata.data')).body).not.toContain('dct:')
    expect((await readPage(`/search/${hibiscus[0].replace(' ', '_')}`)).graph.length).toBe(2)
  })
})

describeWithShared('the real collection', () => {
  onSqlite((open) => {
    test('has a valid taxon on every profile', { timeout: 300_000 }, async () => {
      const profile = await readFile(sharedFile('standards/bioschemas/Taxon_v1.0-RELEASE.json'))
      const [schema] = JSON.parse(String(profile))['@graph']
      const taxonSchema = z.fromJSONSchema(schema.$validation)
      const site = await openSite(await open(), { pages: true })
      const addresses: string[] = []
      for (const kind of ['plant', 'bird'] as const) {
        const file = await readFile(sharedFile(`collection/${kind}s.csv`))
        const rows: Record<string, string>[] = parse(file, { columns: true, bom: true })
        for (const { latinName = '', commonName = '', chineseName = '', otherNames = '' } of rows) {
          await site.addSpecies(kind, [latinName, commonName, chineseName], {
            texts: { otherNames },
          })
          addresses.push(profileAddress(kind, latinName))
        }
        const [firstRow] = rows
        const season = kind === 'plant' ? 'spring' : 'MaleAdult'
        await site.addPicture(kind, String(firstRow?.latinName), { season })
      }
      expect(addresses.length).toBeGreaterThan(500)
      for (const address of addresses) {
        const { body } = await site.get(address)
        const [, json = ''] =
          /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
        const [taxon] = JSON.parse(json)['@graph']
        expect([address, taxonSchema.safeParse(taxon).error?.issues]).toEqual([address, undefined])
      }
    })
  })
})
