/** 玉兰 Magnolia denudata: white cups before the leaves, furred buds all winter, knobbly red fruit. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { afterRain } from './magnolia-denudata/after-rain.ts'
import { fruiting } from './magnolia-denudata/fruiting.ts'
import { hanging } from './magnolia-denudata/hanging.ts'
import { inBloom } from './magnolia-denudata/in-bloom.ts'
import { inLeaf } from './magnolia-denudata/in-leaf.ts'
import { openCup } from './magnolia-denudata/open-cup.ts'
import { upright } from './magnolia-denudata/upright.ts'
import { winterBuds } from './magnolia-denudata/winter-buds.ts'

const name = { latin: 'Magnolia denudata', chinese: '玉兰' }

const photograph = photographsOf(name, 'magnolia-denudata')

const plateOf = platesOf(name, 'magnolia-denudata')

export const magnoliaDenudata: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photograph('spring', 1, '2026-03-08', 'Science Garden', inBloom, '#b4c4cf'),
    photograph('spring', 2, '2026-03-12', 'Science Garden', openCup, '#a9b7ac'),
    photograph('spring', 3, '2025-04-02', 'Lake Walk', afterRain, '#b5c2b4'),
    photograph('summer', 1, '2026-06-21', 'Science Garden', inLeaf),
    photograph('autumn', 1, '2025-09-28', 'Lake Walk', fruiting),
    photograph('winter', 1, '2026-01-20', 'Science Garden', winterBuds),
  ],
  artworks: [
    plateOf(1, '2026-03-20', upright, { at: [850, 210], text: '玉堂春' }, '#e6e4d6'),
    plateOf(2, '2026-04-10', hanging, { at: [220, 860], text: '玉兰' }, '#e2e2d4'),
  ],
}
