/** 白鹭 at the water's edge. */
import type { SpeciesDrawings } from '../species-drawings.ts'
import { photographsOf, platesOf } from './entries.ts'
import { onStone, wading } from './habitat/scenes.ts'
import { summerWater, winterWater } from './habitat/water.ts'
import { egretInLotus } from './plates/egret-in-lotus.ts'
import { plumes } from './plumage/egret-plumes.ts'
import { female, juvenile, male, subadult } from './plumage/egretta-garzetta.ts'

const name = { latin: 'Egretta garzetta', chinese: '白鹭' }
const photo = photographsOf(name)
const plate = platesOf(name)

/** White asks for deeper water behind it than other birds do. */
const green = {
  ...summerWater,
  top: '#b3c5ae',
  deep: '#6f928b',
  bank: ['#7f9f6d', '#668a5f', '#93ad78'],
}
const grey = {
  ...winterWater,
  top: '#bcc4c2',
  deep: '#7f949a',
  bank: ['#a08f6c', '#8a7f66', '#b0a07c'],
}

export const egrettaGarzetta: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photo('MaleAdult', 1, '2025-05-10', 'Lake Walk', () =>
      onStone(
        { seed: 'egret a', water: green, horizon: 430 },
        { at: [590, 715], width: 400, height: 100 },
        { bird: male, scale: 1.52, pose: { tilt: 22, seed: 'a', over: (f) => plumes(f) } },
        -10,
      ),
    ),
    photo('MaleAdult', 2, '2026-04-18', 'Reed Pond', () =>
      wading({ seed: 'egret b', water: green, horizon: 250 }, [680, 640], 40, {
        bird: male,
        scale: 1.75,
        pose: {
          tilt: -4,
          stride: 50,
          stand: [-8, 168],
          neck: [
            [-58, -16],
            [-104, -30],
            [-146, -58],
            [-188, -40],
            [-216, 4],
            [-228, 22],
          ],
          nod: -38,
          seed: 'b',
          over: (f) => plumes(f, 0.7),
        },
      }),
    ),
    photo('FemaleAdult', 1, '2025-06-28', 'Lake Walk', () =>
      wading(
        {
          seed: 'egret c',
          water: green,
          horizon: 330,
          leaves: [
            [250, 760, 130],
            [960, 730, 120],
          ],
        },
        [600, 700],
        34,
        {
          bird: female,
          scale: 1.6,
          mirror: true,
          pose: {
            tilt: 14,
            stride: 34,
            neck: [
              [-58, -22],
              [-88, -44],
              [-80, -84],
              [-50, -104],
              [-62, -128],
              [-88, -138],
            ],
            seed: 'c',
          },
        },
      ),
    ),
    photo('Juvenile', 1, '2025-08-24', 'Reed Pond', () =>
      onStone(
        { seed: 'egret d', water: green, horizon: 420, left: 9 },
        { at: [620, 720], width: 360, height: 90 },
        { bird: juvenile, scale: 1.52, mirror: true, pose: { tilt: 16, nod: 6, seed: 'd' } },
      ),
    ),
    photo('Subadult', 1, '2026-02-01', 'Lake Walk', () =>
      wading(
        { seed: 'egret e', water: grey, horizon: 320, dry: true, plumed: true },
        [590, 690],
        36,
        {
          bird: subadult,
          scale: 1.62,
          pose: {
            tilt: 20,
            stride: 20,
            neck: [
              [-56, -20],
              [-84, -42],
              [-84, -74],
              [-60, -92],
              [-72, -114],
              [-96, -120],
            ],
            nod: -4,
            puff: 0.1,
            seed: 'e',
          },
        },
      ),
    ),
  ],
  artworks: [plate(1, '2025-07-12', egretInLotus)],
}
