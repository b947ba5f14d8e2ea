/** 小䴙䴘 through the year on the reed pond. */
import type { SpeciesDrawings } from '../species-drawings.ts'
import { photographsOf } from './entries.ts'
import { onWater } from './habitat/scenes.ts'
import { autumnWater, summerWater, winterWater } from './habitat/water.ts'
import { female, juvenile, male, subadult, winterMale } from './plumage/tachybaptus-ruficollis.ts'

const name = { latin: 'Tachybaptus ruficollis', chinese: '小䴙䴘' }
const photo = photographsOf(name)

export const tachybaptusRuficollis: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photo('MaleAdult', 1, '2025-06-14', 'Reed Pond', () =>
      onWater(
        {
          seed: 'grebe a',
          water: summerWater,
          leaves: [
            [230, 730, 120],
            [410, 790, 90],
            [980, 660, 110],
          ],
        },
        [[610, 560], 9, { bird: male, scale: 3.6, pose: { seed: 'a' } }],
      ),
    ),
    photo('MaleAdult', 2, '2025-12-13', 'Lake Walk', () =>
      onWater({ seed: 'grebe b', water: winterWater, dry: true, plumed: true }, [
        [600, 560],
        9,
        {
          bird: winterMale,
          scale: 3.5,
          mirror: true,
          pose: { head: [6, 8], nod: -4, puff: 0.06, seed: 'b' },
        },
      ]),
    ),
    photo('FemaleAdult', 1, '2025-05-24', 'Reed Pond', () =>
      onWater(
        { seed: 'grebe c', water: summerWater, left: 9 },
        [[520, 540], 9, { bird: female, scale: 3.3, pose: { nod: -6, seed: 'c' } }],
        [[860, 640], 9, { bird: juvenile, scale: 1.5, pose: { nod: 8, seed: 'chick' } }],
      ),
    ),
    photo('Juvenile', 1, '2025-07-27', 'Reed Pond', () =>
      onWater(
        {
          seed: 'grebe d',
          water: summerWater,
          leaves: [
            [930, 720, 120],
            [1060, 780, 90],
          ],
        },
        [
          [580, 560],
          9,
          { bird: juvenile, scale: 3.4, mirror: true, pose: { head: [-4, -4], nod: 6, seed: 'd' } },
        ],
      ),
    ),
    photo('Subadult', 1, '2025-10-31', 'Lake Walk', () =>
      onWater({ seed: 'grebe e', water: autumnWater, dry: true }, [
        [610, 560],
        9,
        { bird: subadult, scale: 3.5, pose: { back: true, head: [10, 2], nod: -2, seed: 'e' } },
      ]),
    ),
  ],
  artworks: [],
}
