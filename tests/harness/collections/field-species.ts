/**
 * Defines the species of the browser tests: names that break naive code, scripts, the longest values that a page
 * can show, and empty values.
 */

/** A row of `plants.csv` or `birds.csv`. A missing column is empty. */
export type SpeciesRow = Record<string, string> & { latinName: string }

type ThreeNames = readonly [latinName: string, commonName: string, chineseName: string]

export const camellia = ['Camellia japonica', 'Common camellia', '山茶'] as const
export const ginkgo = ['Ginkgo biloba', 'Maidenhair tree', '银杏'] as const
export const hibiscus = ['Hibiscus rosa-sinensis', 'Chinese hibiscus', '朱槿'] as const
export const fringeFlower = [
  'Loropetalum chinense var. rubrum',
  'Chinese fringe flower',
  '红花檵木',
] as const
export const bauhinia = ['Bauhinia × blakeana', 'Hong Kong orchid tree', '洋紫荆'] as const
/** A species without an English name. The second character of the Chinese name takes two UTF-16 units. */
export const canaryGrass = ['Phalaris aquatica', '', '水𬟁草'] as const
/** A species with names only. The Chinese name is a single character. */
export const camphor = ['Cinnamomum camphora', 'Camphor tree', '樟'] as const
/** A species whose Latin name has sixty characters. */
export const longest = [
  'Pseudotaxodiophyllum longissimifolium subsp. grandiflorinens',
  'Greater-flowering narrow-leaved mountain pseudotaxodiophyllum',
  '大花长叶假落羽杉状叶木亚种',
] as const
/** A species whose texts are HTML with scripts. */
export const rose = ['Rosa chinensis', 'China rose', '月季花'] as const
/** An undetermined species, which the glossary lists under no letter. */
export const unknownSedge = ['待定 sp. 1', 'Undetermined sedge', '待定薹草'] as const

export const grebe = ['Tachybaptus ruficollis', 'Little grebe', '小䴙䴘'] as const
export const mandarinDuck = ['Aix galericulata', 'Mandarin duck', '鸳鸯'] as const
export const sparrow = ['Passer montanus', 'Eurasian tree sparrow', '麻雀'] as const

/** HTML whose scripts log an error if a page runs them. The error fails the test of a watched page. */
export const hostileHtml =
  '<img src=x onerror="console.error(\'it ran\')"></script><script>console.error("it ran")</script><b>bold</b>'

export const camelliaInfo = [
  'A glossy evergreen shrub that flowers before most others wake.',
  'Petals fall as whole flowers, not one by one.',
  '常绿灌木，花期早，整朵凋落。',
] as const

export const otherNamesOfLongest = Array.from({ length: 12 }, (_, index) =>
  index % 2 === 0
    ? `Mountain pseudotaxodiophyllum of the ${index + 1}th kind`
    : `长叶假落羽杉第${index + 1}名`,
)

function row(
  [latinName, commonName, chineseName]: ThreeNames,
  otherColumns: Record<string, string> = {},
) {
  return { latinName, commonName, chineseName, ...otherColumns }
}

const links = (...pairs: [title: string, address: string][]) =>
  JSON.stringify(pairs.map(([linkTitle, link]) => ({ linkTitle, link })))

export const plants: SpeciesRow[] = [
  row(camellia, {
    otherNames: 'Rose of winter, 茶花, 耐冬',
    location: 'Lotus pond, 荷花池东岸',
    additionalInfo: camelliaInfo.join('\n'),
    link: links(['World Flora Online', 'https://www.worldfloraonline.org/camellia']),
    chineseLink: links(['植物智', 'www.iplant.cn/info/camellia']),
    characters:
      'habit: shrub, tree; leaf-shape: oval; evergreen: evergreen; flower-colour: red, white',
    editor: 'Lin Grade 11',
    postingtime: '2025-03-20 23:30:00',
  }),
  row(ginkgo, {
    additionalInfo: 'Fan-shaped leaves.',
    characters: 'habit: tree; leaf-shape: fan; evergreen: deciduous; flower-colour: green',
  }),
  row(hibiscus, {
    characters: 'habit: shrub; leaf-shape: oval; evergreen: evergreen; flower-colour: red',
  }),
  row(fringeFlower),
  row(bauhinia, {
    characters: 'habit: tree; leaf-shape: hoof; evergreen: evergreen; flower-colour: pink',
  }),
  row(canaryGrass),
  row(camphor),
  row(longest, {
    otherNames: otherNamesOfLongest.join(', '),
    location: 'Behind the old greenhouse, past the third terrace, '.repeat(4),
    additionalInfo: longText(3000),
    link: links(
      ['https://example.org/a/very/long/address/that/someone/pasted/as/the/title', 'example.org/a'],
      ['', 'https://example.org/without/a/title'],
    ),
    editor: 'A group of nine students of grade ten and eleven with their teacher',
  }),
  row(rose, {
    otherNames: hostileHtml,
    location: hostileHtml,
    additionalInfo: hostileHtml,
    link: links([hostileHtml, 'https://example.org/rose']),
    editor: hostileHtml,
  }),
  row(unknownSedge),
  row(['Acer palmatum', 'Japanese maple', '鸡爪槭']),
  row(['Aesculus chinensis', 'Chinese horse chestnut', '七叶树']),
  row(['× Chitalpa tashkentensis', 'Chitalpa', '楸叶风铃木']),
  row(['Nelumbo nucifera', 'Sacred lotus', '莲']),
  row(['Salix babylonica', 'Weeping willow', '垂柳']),
]

export const birds: SpeciesRow[] = [
  row(grebe, {
    otherNames: 'Dabchick, 油鸭',
    location: 'Reed pond',
    appearance: 'A small round diver with a pale eye.',
    diet: 'Insects and small fish.',
    habitat: 'Still water with reeds.',
    songs: 'A whinnying trill. 如马嘶的颤鸣。',
    migration: 'Stays all year.',
    breeding: 'A floating nest.',
    juvChar: 'Striped head.',
    subChar: 'Stripes fading.',
    mAdultChar: 'Rufous neck.',
    fAdultChar: 'As the male.',
    link: links(['eBird', 'https://ebird.org/species/litgre1']),
    chineseLink: links(['中国观鸟记录中心', 'https://www.birdreport.cn']),
    postingtime: '2025-05-06 08:00:00',
  }),
  row(mandarinDuck, {
    appearance: 'Orange sails.',
    characters: 'size: pigeon, egret; bill: flat; colours: orange, white, red',
    editor: 'Chen Grade 9',
  }),
  row(sparrow, { characters: 'size: sparrow; bill: cone; colours: brown, black, white' }),
]

/** @returns English and Chinese paragraphs. The first paragraph is one word that fits on no line. */
function longText(length: number): string {
  const word = 'https://example.org/'.padEnd(220, 'x')
  const paragraphs = `It grows slowly and is seldom noticed. ${'长在阴处，少有人见。'.repeat(6)}\n`
  return `${word}\n${paragraphs.repeat(60)}`.slice(0, length)
}
