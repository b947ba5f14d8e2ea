/** 普通翠鸟 over water: four pictures of the male, so that the gallery turns its page. */
import type { SpeciesDrawings } from '../species-drawings.ts'
import { photographsOf, platesOf } from './entries.ts'
import { fish } from './habitat/prey.ts'
import { onStone, onTwig, overWater } from './habitat/scenes.ts'
import { autumnWater, summerWater, winterWater } from './habitat/water.ts'
import { kingfisherAndLotus, kingfisherAndReed } from './plates/kingfishers.ts'
import { female, juvenile, male, subadult } from './plumage/alcedo-atthis.ts'

const name = { latin: 'Alcedo atthis', chinese: '普通翠鸟' }
const photo = photographsOf(name)
const plate = platesOf(name)

export const alcedoAtthis: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photo('MaleAdult', 1, '2025-09-20', 'Reed Pond', () =>
      overWater(
        { seed: 'kingfisher a', water: summerWater },
        [
          [-30, 700],
          [260, 640],
          [620, 600],
          [960, 520],
          [1230, 430],
        ],
        0.5,
        { bird: male, scale: 4.7, pose: { tilt: 46, nod: -4, seed: 'a' } },
      ),
    ),
    photo('MaleAdult', 2, '2025-11-09', 'Lake Walk', () =>
      onTwig(
        {
          clothing: 'willow',
          seed: 'kingfisher b',
          points: [
            [1230, 720],
            [900, 770],
            [600, 745],
            [300, 790],
            [-30, 770],
          ],
          from: 46,
          to: 34,
        },
        0.56,
        {
          bird: male,
          scale: 6.9,
          mirror: true,
          pose: { tilt: 50, nod: -12, head: [-2, 2], seed: 'b' },
        },
      ),
    ),
    photo('MaleAdult', 3, '2026-02-07', 'Plum Court', () =>
      onTwig(
        {
          clothing: 'plum',
          seed: 'kingfisher c',
          points: [
            [-30, 600],
            [280, 650],
            [600, 600],
            [920, 640],
            [1230, 560],
          ],
        },
        0.5,
        { bird: male, scale: 4.5, pose: { tilt: 42, back: true, nod: 2, puff: 0.12, seed: 'c' } },
      ),
    ),
    photo('MaleAdult', 4, '2026-09-26', 'Reed Pond', () =>
      onStone(
        { seed: 'kingfisher d', water: autumnWater, horizon: 320, dry: true, plumed: true },
        { at: [600, 640], width: 460, height: 150 },
        {
          bird: male,
          scale: 4.6,
          mirror: true,
          pose: { tilt: 34, nod: 8, seed: 'd', over: (f) => fish(f, [-2.75, 0.2]) },
        },
        20,
      ),
    ),
    photo('FemaleAdult', 1, '2026-05-09', 'Reed Pond', () =>
      overWater(
        {
          seed: 'kingfisher e',
          water: summerWater,
          leaves: [
            [300, 770, 120],
            [960, 740, 130],
          ],
        },
        [
          [1230, 660],
          [930, 600],
          [600, 630],
          [280, 560],
          [-30, 520],
        ],
        0.5,
        { bird: female, scale: 4.6, mirror: true, pose: { tilt: 48, nod: -2, seed: 'e' } },
      ),
    ),
    photo('Juvenile', 1, '2025-07-19', 'Reed Pond', () =>
      overWater(
        { seed: 'kingfisher f', water: summerWater, right: 8 },
        [
          [-30, 560],
          [280, 600],
          [600, 640],
          [920, 620],
          [1230, 660],
        ],
        0.48,
        { bird: juvenile, scale: 4.8, pose: { tilt: 50, nod: 6, puff: 0.14, seed: 'f' } },
      ),
    ),
    photo('Subadult', 1, '2025-12-21', 'Lake Walk', () =>
      overWater(
        { seed: 'kingfisher g', water: winterWater, dry: true, plumed: true },
        [
          [-30, 660],
          [300, 620],
          [620, 640],
          [920, 580],
          [1230, 560],
        ],
        0.5,
        { bird: subadult, scale: 4.6, pose: { tilt: 40, nod: -14, seed: 'g' } },
      ),
    ),
  ],
  artworks: [plate(1, '2025-07-30', kingfisherAndLotus), plate(2, '2025-11-26', kingfisherAndReed)],
}
