/** 棕背伯劳 on watch. */
import type { SpeciesDrawings } from '../species-drawings.ts'
import { photographsOf } from './entries.ts'
import { onRidge, onTwig } from './habitat/scenes.ts'
import { female, juvenile, male, subadult } from './plumage/lanius-schach.ts'

const name = { latin: 'Lanius schach', chinese: '棕背伯劳' }
const photo = photographsOf(name)

export const laniusSchach: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photo('MaleAdult', 1, '2025-12-28', 'Old Wall', () =>
      onTwig(
        {
          clothing: 'berries',
          seed: 'shrike a',
          points: [
            [-30, 620],
            [280, 580],
            [600, 610],
            [920, 560],
            [1230, 590],
          ],
        },
        0.46,
        { bird: male, scale: 3.25, pose: { tilt: 38, nod: -2, seed: 'a' } },
      ),
    ),
    photo('MaleAdult', 2, '2026-03-15', 'Playing Field', () =>
      onTwig(
        {
          clothing: 'bare',
          seed: 'shrike b',
          points: [
            [1230, 780],
            [900, 730],
            [600, 760],
            [280, 720],
            [-30, 750],
          ],
          from: 42,
          to: 30,
        },
        0.5,
        {
          bird: male,
          scale: 5,
          mirror: true,
          pose: { tilt: 30, back: true, nod: 4, puff: 0.08, seed: 'b' },
        },
      ),
    ),
    photo('FemaleAdult', 1, '2026-05-02', 'Science Garden', () =>
      onTwig(
        {
          clothing: 'fresh',
          seed: 'shrike c',
          points: [
            [-30, 560],
            [280, 620],
            [600, 580],
            [920, 630],
            [1230, 600],
          ],
        },
        0.48,
        {
          bird: female,
          scale: 3.15,
          mirror: true,
          pose: { tilt: 32, nod: -10, tail: -6, seed: 'c' },
        },
      ),
    ),
    photo('Juvenile', 1, '2025-06-21', 'Old Wall', () =>
      onRidge(
        'shrike d',
        520,
        {
          bird: juvenile,
          scale: 3.5,
          pose: { tilt: 34, nod: 8, puff: 0.12, tail: -12, seed: 'd' },
        },
        600,
      ),
    ),
    photo('Subadult', 1, '2025-10-11', 'Library Lawn', () =>
      onTwig(
        {
          clothing: 'autumn',
          seed: 'shrike e',
          points: [
            [-30, 640],
            [280, 590],
            [600, 620],
            [920, 570],
            [1230, 600],
          ],
        },
        0.46,
        { bird: subadult, scale: 3.15, pose: { tilt: 34, nod: 2, seed: 'e' } },
      ),
    ),
  ],
  artworks: [],
}
