/** Lists names of species that break naive code, grouped by the reason. */
import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Kind } from '../../../contract/kinds.ts'
import type { Names } from '../../../contract/names.ts'
import { isSharedUsed, sharedFile } from '../doses/dose.ts'

export interface EdgeCase extends Names {
  kind: Kind
}

type ThreeNames = readonly [latin: string, english: string, chinese: string]

const plants: Record<string, ThreeNames[]> = {
  'a hyphen in the Latin name': [
    ['Capsella bursa-pastoris', "Shepherd's Purse", '荠'],
    ['Hibiscus rosa-sinensis', 'Chinese Hibiscus', '朱槿'],
  ],
  'three spaces or more': [
    ['Agave americana var. marginata', 'Variegated Century Plant', '金边龙舌兰'],
    ['Rosa chinensis var. spontanea f. alba', '', '白花单瓣月季花'],
  ],
  'a hybrid sign': [
    ['Bauhinia × blakeana', 'Hong Kong Orchid Tree', '洋紫荆'],
    ['× Chitalpa tashkentensis', 'Chitalpa', '楸紫葳'],
    ['×Fatshedera lizei', 'Tree Ivy', '熊掌木'],
  ],
  'one Chinese name for several': [
    ['Camphora officinarum', 'Camphor Tree', '樟'],
    ['Cinnamomum camphora', 'Camphor Tree', '樟'],
  ],
  'one English name for several': [
    ['Terminalia mantaly', 'Madagascar Almond', '小叶榄仁'],
    ['Terminalia boivinii', 'Madagascar Almond', '马岛榄仁'],
  ],
  'the last letters': [
    ['Ulmus parvifolia', 'Chinese Elm', '榔榆'],
    ['Vernonia cinerea', 'Little Ironweed', '夜香牛'],
    ['Wisteria sinensis', 'Chinese Wisteria', '紫藤'],
    ['Xanthium strumarium', 'Cocklebur', '苍耳'],
    ['Yulania denudata', 'Yulan', '玉兰'],
    ['Zelkova serrata', 'Japanese Zelkova', '榉树'],
  ],
  'letters with marks': [
    ['Isoëtes sinensis', '', '中华水韭'],
    ['Isoëtes orientalis', '', '东方水韭'],
  ],
  'a character of four bytes': [
    ['Phalaris aquatica', '', '水𬟁草'],
    ['Phalaris minor', '', '细𬟁草'],
  ],
  'a long Chinese name': [
    ['Cephaloziella elachista var. spinophylla', '', '狭叶拟大萼苔刺苞叶变种'],
    ['Campylium polygamum var. stagnatum', '', '长肋细湿藓静水变种*'],
  ],
  'a quoted name': [["Rosa 'Iceberg'", "Climber's Rose", '冰山月季']],
  // A second source may repeat a species. The first row counts, and gets the English name of the second row.
  'a second row': [
    ['Myriophyllum verticillatum', '', '狐尾藻'],
    ['Myriophyllum verticillatum', 'Whorl-leaf Watermilfoil', '狐尾藻'],
  ],
}

const birds: Record<string, ThreeNames[]> = {
  'rare characters': [
    ['Tachybaptus ruficollis', 'Little Grebe', '小䴙䴘'],
    ['Sitta europaea', 'Eurasian Nuthatch', '普通䴓'],
    ['Saxicola stejnegeri', "Stejneger's Stonechat", '东亚石䳭'],
  ],
  'English letters with marks': [
    ['Neafrapus boehmi', "Böhm's Spinetail", '伯氏针尾雨燕'],
    ['Gyps rueppelli', "Rüppell's Vulture", '黑白兀鹫'],
  ],
  'a long Latin name': [
    ['Griseotyrannus aurantioatrocristatus', 'Crowned Slaty Flycatcher', '冠蓝灰霸鹟'],
  ],
  'one character': [['Corvus corax', 'Raven', '鸦']],
}

const asCases = (kind: Kind, groups: Record<string, ThreeNames[]>): EdgeCase[] =>
  Object.values(groups)
    .flat()
    .map(([latinName, commonName, chineseName]) => ({ kind, latinName, commonName, chineseName }))

/** The sources of the names. The project has its own names; `npm run test:all` also reads real names in ../shared. */
export const edgeNameSources: [source: string, read: () => Promise<EdgeCase[]>][] = [
  ['of the project', async () => [...asCases('plant', plants), ...asCases('bird', birds)]],
]
if (isSharedUsed) {
  const file = sharedFile('fixtures/names/names_edge_cases.csv')
  edgeNameSources.push(['in ../shared', async () => parse(await readFile(file), { columns: true })])
}
