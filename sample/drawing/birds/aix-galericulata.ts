/** 鸳鸯 on the lake: four pictures of the drake, so that the gallery turns its page. */
import type { SpeciesDrawings } from '../species-drawings.ts'
import type { Pose } from './anatomy/bird.ts'
import { photographsOf, platesOf } from './entries.ts'
import { onWater } from './habitat/scenes.ts'
import { autumnWater, summerWater, winterWater } from './habitat/water.ts'
import { mandarinPair } from './plates/mandarin-pair.ts'
import { female, juvenile, male, subadult } from './plumage/aix-galericulata.ts'
import { sails, whiskers } from './plumage/mandarin-ornaments.ts'

const name = { latin: 'Aix galericulata', chinese: '鸳鸯' }
const photo = photographsOf(name)
const plate = platesOf(name)
const drake: Pose = { over: (f) => sails(f) + whiskers(f) }

export const aixGalericulata: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photo('MaleAdult', 1, '2025-11-15', 'Lake Walk', () =>
      onWater({ seed: 'mandarin a', water: autumnWater }, [
        [600, 570],
        19,
        { bird: male, scale: 2.9, pose: { ...drake, seed: 'a' } },
      ]),
    ),
    photo('MaleAdult', 2, '2025-12-07', 'Lake Walk', () =>
      onWater({ seed: 'mandarin b', water: winterWater, dry: true }, [
        [470, 690],
        19,
        {
          bird: male,
          scale: 4.3,
          mirror: true,
          pose: { ...drake, head: [4, -6], nod: 6, seed: 'b' },
        },
      ]),
    ),
    photo('MaleAdult', 3, '2026-01-18', 'Reed Pond', () =>
      onWater(
        { seed: 'mandarin c', water: winterWater, dry: true, plumed: true },
        [[340, 520], 19, { bird: male, scale: 1.85, pose: { ...drake, seed: 'c' } }],
        [[880, 640], 19, { bird: female, scale: 1.85, pose: { seed: 'c hen' } }],
      ),
    ),
    photo('MaleAdult', 4, '2026-03-29', 'Lake Walk', () =>
      onWater({ seed: 'mandarin d', water: summerWater, horizon: 260 }, [
        [600, 560],
        19,
        {
          bird: male,
          scale: 2.8,
          pose: { ...drake, tilt: 4, head: [-10, 14], nod: -14, seed: 'd' },
        },
      ]),
    ),
    photo('FemaleAdult', 1, '2025-10-25', 'Lake Walk', () =>
      onWater({ seed: 'mandarin e', water: autumnWater, dry: true }, [
        [600, 570],
        19,
        { bird: female, scale: 2.9, mirror: true, pose: { nod: 2, seed: 'e' } },
      ]),
    ),
    photo('Juvenile', 1, '2025-07-20', 'Reed Pond', () =>
      onWater(
        {
          seed: 'mandarin f',
          water: summerWater,
          leaves: [
            [260, 740, 120],
            [980, 760, 110],
          ],
        },
        [[590, 560], 19, { bird: juvenile, scale: 2.7, pose: { nod: 4, seed: 'f' } }],
      ),
    ),
    photo('Subadult', 1, '2025-09-28', 'Lake Walk', () =>
      onWater({ seed: 'mandarin g', water: autumnWater }, [
        [600, 565],
        19,
        { bird: subadult, scale: 2.8, mirror: true, pose: { nod: -2, seed: 'g' } },
      ]),
    ),
  ],
  artworks: [plate(1, '2026-04-22', mandarinPair)],
}
