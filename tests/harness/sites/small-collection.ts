/** Adds a few species with all the facts that a call can show, and pending pictures. */
import type { Site } from './site.ts'

export const magnolia = ['Magnolia denudata', 'Yulan magnolia', '玉兰'] as const
export const hibiscus = ['Hibiscus rosa-sinensis', 'Chinese hibiscus', '朱槿'] as const
export const camphor = ['Camphora officinarum', 'Camphor tree', '樟'] as const
export const bauhinia = ['Bauhinia × blakeana', 'Hong Kong orchid tree', '洋紫荆'] as const
export const grebe = ['Tachybaptus ruficollis', 'Little grebe', '小䴙䴘'] as const
export const mallard = ['Anas platyrhynchos', 'Mallard', '绿头鸭'] as const

/**
 * Adds six species, an artwork, and photographs of Magnolia, of Hibiscus and of all life stages of the grebe. Another
 * photograph and another artwork of Magnolia are pending.
 */
export async function addSmallCollection(site: Site) {
  const englishLinks = [{ linkTitle: 'World Flora Online', link: 'www.worldfloraonline.org' }]
  const chineseLinks = [{ linkTitle: '植物智', link: 'http://www.iplant.cn' }]
  const texts = { otherNames: '白玉兰', location: 'Gate', additionalInfo: 'White.\n早春开花。' }
  await site.addSpecies('plant', magnolia, { texts, englishLinks, chineseLinks, editor: 'Lin G11' })
  for (const names of [hibiscus, camphor, bauhinia]) await site.addSpecies('plant', names)
  await site.addSpecies('bird', grebe, { texts: { diet: 'Fish', FemaleAdult: 'Paler' } })
  await site.addSpecies('bird', mallard)

  const [tree] = magnolia
  await site.addPicture('plant', tree, { season: 'spring', takenOn: '2025-03-15' })
  await site.addPicture('plant', tree, { season: 'spring', takenOn: '2024-03-02' })
  await site.addPicture('plant', tree, { season: 'autumn', takenOn: '2024-10-20' })
  await site.addPicture('plant', hibiscus[0], { season: 'summer', takenOn: '2025-06-01' })
  for (const season of ['Juvenile', 'Subadult', 'MaleAdult', 'FemaleAdult'] as const) {
    await site.addPicture('bird', grebe[0], { season, takenOn: '2025-05-05' })
  }
  const art = await site.addArtwork('plant', tree, 'Chen Yu')

  // The pending picture is the newest, so it would come first on any page that leaked it.
  const pendingId = await site.addPicture('plant', tree, {
    season: 'winter',
    takenOn: '2026-01-01',
  })
  const pendingArtId = await site.addArtwork('plant', tree, 'Nobody yet')
  return {
    art,
    pendingPicture: await site.makePending('picture', pendingId),
    pendingArtwork: await site.makePending('artwork', pendingArtId),
  }
}
