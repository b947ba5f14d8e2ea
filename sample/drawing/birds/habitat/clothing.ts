/** What a bird's perch wears: leaves, blossom, berries, snow or nothing. */
import { type DrawnBough, seat } from '../../kit/bough.ts'
import { serrate } from '../../kit/outline.ts'
import { random } from '../../kit/random.ts'
import { snowOn } from '../../kit/snow.ts'
import { solid } from '../../kit/solid.ts'
import { clothe } from '../../kit/spray.ts'
import { deepGreen, freshGreen, gold, leafGreen, russet, scarlet } from '../../kit/tints.ts'
import { type Bark, barks, type DrawnTwig } from '../../kit/twig.ts'
import { cup, furredBud } from '../../plants/magnolia-denudata/flower.ts'
import { bud, inBloom } from '../../plants/prunus-mume/flower.ts'
import { ginkgoTufts } from './ginkgo-tufts.ts'

export type Clothing =
  | 'camphor'
  | 'fresh'
  | 'plum'
  | 'willow'
  | 'berries'
  | 'autumn'
  | 'ginkgo'
  | 'bare'
  | 'snow'
  | 'magnolia'
type Dress = (wood: DrawnBough, seed: string) => { behind: string; before: string }
const onShoots =
  (draw: (on: DrawnTwig, i: number) => string) =>
  (wood: DrawnBough): string =>
    wood.shoots.map(draw).join('')

/** Leaves one by one along every shoot. */
const inLeaf =
  (leaves: Omit<Parameters<typeof clothe>[1], 'arrangement'>): Dress =>
  (wood, seed) =>
    clothe(wood.shoots, { arrangement: 'alternate', ...leaves }, seed)

export const dresses: Record<Clothing, { bark: Bark; hues: string[]; dress: Dress }> = {
  camphor: {
    bark: barks.brown,
    hues: ['#b9cba0', '#a8bf9a', '#d5dcb5'],
    dress: inLeaf({
      count: 7,
      leaf: { outline: 'ellipticPointed', length: 108, width: 46, threeVeined: true, veins: 4 },
      tints: [deepGreen, leafGreen, leafGreen],
      hang: 0.16,
      petiole: 18,
      size: (t) => 1.1 - 0.3 * t,
    }),
  },
  fresh: {
    bark: barks.grey,
    hues: ['#cbdaa8', '#dbe0b4', '#b8cf9e'],
    dress: inLeaf({
      count: 7,
      leaf: { outline: 'ovate', length: 92, width: 46, margin: serrate(22, 0.1), veins: 7 },
      tints: [freshGreen, freshGreen, leafGreen],
      hang: 0.2,
      petiole: 14,
      size: (t) => 1.1 - 0.4 * t,
    }),
  },
  plum: {
    bark: barks.dark,
    hues: ['#dcb3ba', '#c9bcb2', '#bfc4bf'],
    dress: (wood, seed) => ({
      behind: '',
      before: onShoots((on, i) => inBloom(on, 5, 0.66, `${seed} ${i}`, 0.2))(wood),
    }),
  },
  magnolia: {
    bark: barks.grey,
    hues: ['#d9d3c0', '#c7cdc4', '#dcd2cc'],
    dress: (wood) => ({
      behind: '',
      before: onShoots((on, i) => {
        const tip = on.line.at(1)
        return i % 3 === 2
          ? furredBud(tip, on.line.angle(1), 64)
          : cup({
              at: tip,
              face: on.line.angle(1),
              tilt: 78 - i * 5,
              size: 0.72,
              open: 0.25 + 0.2 * (i % 2),
            })
      })(wood),
    }),
  },
  willow: {
    bark: barks.brown,
    hues: ['#cfdcae', '#b9cfc0', '#c6d9b8'],
    dress: inLeaf({
      count: 15,
      leaf: { outline: 'lanceolate', length: 84, width: 13, veins: 3 },
      tints: [freshGreen, freshGreen, leafGreen],
      hang: 0.55,
      petiole: 5,
      opening: 34,
      size: (t) => 1.1 - 0.4 * t,
    }),
  },
  berries: {
    bark: barks.red,
    hues: ['#d8c3a4', '#bfc7a2', '#d9b49c'],
    dress: (wood, seed) => {
      const leaves = clothe(
        wood.shoots,
        {
          arrangement: 'alternate',
          count: 8,
          leaf: { outline: 'obovate', length: 58, width: 24, margin: serrate(14, 0.1), veins: 5 },
          tints: [deepGreen, leafGreen],
          hang: 0.15,
          petiole: 7,
        },
        seed,
      )
      const chance = random(`berries ${seed}`)
      const fruit = onShoots((on) => {
        let drawn = ''
        for (const along of [0.3, 0.55, 0.8]) {
          for (let i = 0; i < 8; i += 1) {
            const [x, y] = on.on(along, chance.between(-2, 2))
            const size = chance.between(15, 20)
            drawn += solid({
              at: [x + chance.around(0, 34), y + chance.around(10, 28)],
              angle: 90 + chance.around(0, 40),
              length: size,
              width: size * 1.08,
              pitch: 20,
              tint: { shadow: '#7d1f14', body: '#cf4426', light: '#f0946a', ink: '#5a150e' },
              gloss: 0.35,
              seed: `${seed} ${along} ${i}`,
            })
          }
        }
        return drawn
      })(wood)
      return { behind: leaves.behind, before: leaves.before + fruit }
    },
  },
  autumn: {
    bark: barks.brown,
    hues: ['#e3c690', '#d8b28c', '#d2c39b'],
    dress: inLeaf({
      count: 5,
      leaf: {
        outline: 'broadlyOvate',
        length: 100,
        width: 56,
        margin: serrate(24, 0.1),
        veins: 7,
      },
      tints: [russet, scarlet, gold, russet],
      hang: 0.34,
      petiole: 18,
      size: (t) => 1.1 - 0.3 * t,
    }),
  },
  ginkgo: {
    bark: barks.grey,
    hues: ['#ecd48a', '#e2cfa0', '#d5cda6'],
    dress: (wood, seed) =>
      ginkgoTufts(wood.shoots, {
        places: [0.32, 0.62, 1],
        peg: 14,
        leaves: 4,
        hidden: 2,
        radius: 62,
        hang: 0.35,
        seed,
      }),
  },
  bare: {
    bark: barks.grey,
    hues: ['#c9ccc8', '#d6cfc0', '#bfc6c9'],
    dress: (wood) => ({
      behind: '',
      before: onShoots((on) =>
        [0.4, 0.7, 1]
          .map((t) => {
            const { at, angle } = seat(on, t, t > 0.6 ? 1 : -1)
            return bud(at, angle, 0.42)
          })
          .join(''),
      )(wood),
    }),
  },
  snow: {
    bark: barks.dark,
    hues: ['#b6c3cc', '#c9d1d6', '#aab9c4'],
    dress: (wood, seed) => ({
      behind: '',
      before:
        snowOn(wood.main, 0.02, 0.3, seed) +
        snowOn(wood.main, 0.68, 0.98, `${seed} b`) +
        onShoots((on, i) => snowOn(on, 0.1, 0.85, `${seed} ${i}`))(wood),
    }),
  },
}
