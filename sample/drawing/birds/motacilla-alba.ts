/** 白鹡鸰 running over stone, roof and lawn. */
import type { SpeciesDrawings } from '../species-drawings.ts'
import { photographsOf } from './entries.ts'
import { onLawn, onPaving, onRidge, onStone } from './habitat/scenes.ts'
import { autumnWater } from './habitat/water.ts'
import { female, juvenile, male, subadult } from './plumage/motacilla-alba.ts'

const name = { latin: 'Motacilla alba', chinese: '白鹡鸰' }
const photo = photographsOf(name)

export const motacillaAlba: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photo('MaleAdult', 1, '2026-04-11', 'Rooftop Garden', () =>
      onPaving('wagtail a', [520, 650], {
        bird: male,
        scale: 4.3,
        pose: { tilt: 12, nod: 2, stride: 18, seed: 'a' },
      }),
    ),
    photo('MaleAdult', 2, '2025-03-30', 'Playing Field', () =>
      onLawn('wagtail b', [640, 690], {
        bird: male,
        scale: 4.2,
        mirror: true,
        pose: { tilt: 2, head: [-6, 4], nod: -12, tail: -14, stride: 20, seed: 'b' },
      }),
    ),
    photo('FemaleAdult', 1, '2025-05-17', 'Old Wall', () =>
      onRidge('wagtail c', 470, {
        bird: female,
        scale: 4.2,
        pose: { tilt: 18, nod: 6, tail: -8, seed: 'c' },
      }),
    ),
    photo('Juvenile', 1, '2025-06-29', 'Rooftop Garden', () =>
      onPaving('wagtail d', [640, 650], {
        bird: juvenile,
        scale: 4.5,
        mirror: true,
        pose: { tilt: 16, nod: 8, puff: 0.14, seed: 'd' },
      }),
    ),
    photo('Subadult', 1, '2025-11-01', 'Lake Walk', () =>
      onStone(
        { seed: 'wagtail e', water: autumnWater, horizon: 360, dry: true },
        { at: [560, 640], width: 520, height: 150 },
        { bird: subadult, scale: 4.2, pose: { tilt: 10, nod: -6, tail: -4, seed: 'e' } },
        -40,
      ),
    ),
  ],
  artworks: [],
}
