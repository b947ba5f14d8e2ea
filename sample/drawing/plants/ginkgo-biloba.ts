/** 银杏 Ginkgo biloba: tufts of fans on pegged twigs, green to gold; seeds like small plums on the mother tree. */
import { photographsOf, platesOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { againstSky } from './ginkgo-biloba/against-sky.ts'
import { bare } from './ginkgo-biloba/bare.ts'
import { carpet } from './ginkgo-biloba/carpet.ts'
import { goldPlate } from './ginkgo-biloba/gold-plate.ts'
import { goldenBough } from './ginkgo-biloba/golden-bough.ts'
import { green } from './ginkgo-biloba/green.ts'
import { halfTurned } from './ginkgo-biloba/half-turned.ts'
import { seeds } from './ginkgo-biloba/seeds.ts'
import { study } from './ginkgo-biloba/study.ts'
import { unfolding } from './ginkgo-biloba/unfolding.ts'

const name = { latin: 'Ginkgo biloba', chinese: '银杏' }

const photograph = photographsOf(name, 'ginkgo-biloba')

const painted = platesOf(name, 'ginkgo-biloba')

export const ginkgoBiloba: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photograph('autumn', 1, '2025-11-15', 'Library Lawn', goldenBough),
    photograph('autumn', 2, '2025-10-18', 'Library Lawn', halfTurned),
    photograph('autumn', 3, '2026-09-27', 'East Gate', seeds),
    photograph('autumn', 4, '2025-11-27', 'Library Lawn', carpet),
    photograph('autumn', 5, '2025-11-19', 'East Gate', againstSky, '#c4d7e4'),
    photograph('autumn', 6, '2025-11-23', 'Playing Field', study),
    photograph('spring', 1, '2026-04-07', 'Library Lawn', unfolding),
    photograph('summer', 1, '2026-07-12', 'East Gate', green),
    photograph('winter', 1, '2026-01-16', 'Library Lawn', bare),
  ],
  artworks: [painted(1, '2025-12-01', goldPlate, { at: [850, 800], text: '银杏' })],
}
