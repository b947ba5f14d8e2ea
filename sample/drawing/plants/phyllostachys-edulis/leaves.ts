/** 毛竹: bamboo leaves in tufts along a branch. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { clamp, ink, type Relief, type Vec } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { leafSpine } from '../../kit/relief-spine.ts'
import { fanVeins } from '../../kit/relief-veins.ts'

/** A spray of two to four small leaves at the end of a twig heading `angle`. */
export function tuft(
  marks: Relief,
  at: Vec,
  angle: number,
  size: number,
  seed: string,
  colours: { base: string; pale: string; under?: string; edge: string },
): void {
  const chance = random(`tuft ${seed}`)
  const count = chance.whole(2, 4)
  for (let i = 0; i < count; i += 1) {
    const a = angle + (i - (count - 1) / 2) * 0.55 + chance.around(0, 0.15)
    const length = size * chance.between(0.8, 1.1)
    const drop = 0.28 * length
    const z = chance.around(0, 50)
    const foot: Vec = [at[0] + Math.cos(a) * 5, at[1] + Math.sin(a) * 5, at[2]]
    const p = (t: number): Vec => [
      at[0] + Math.cos(a) * length * t,
      at[1] + Math.sin(a) * length * t + drop * t * t,
      at[2] + z * t,
    ]
    const spine = leafSpine(
      [foot, p(0.35), p(0.7), p(1)],
      [-0.3 + chance.around(0, 0.5), -0.5, 0.7],
    )
    blade(marks, spine, {
      half: (u) => length * 0.078 * Math.sin(Math.PI * clamp(u ** 0.6, 0.03, 0.998)) ** 0.8,
      fold: 0.2,
      cup: -0.2,
      skin: {
        upper: (u, v) =>
          mix(
            mix(ink(colours.base), ink(colours.pale), 0.2 + 0.4 * u),
            ink(colours.pale),
            0.25 * Math.abs(v),
          ),
        under: () => ink(colours.under ?? colours.pale),
        shadow: [88, 110, 92],
        contrast: 1.25,
        gloss: 0.15,
      },
      veins: fanVeins(3, { ink: ink(colours.pale), width: 0.8, opacity: 0.6, bias: 3 }, 0.02, 0.95),
      edge: { ink: ink(colours.edge), width: 0.8, opacity: 0.55 },
      nv: 6,
    })
  }
}

/** A branch from a joint: jointed itself, forking, with tufts hung along it. */
export function branch(
  marks: Relief,
  at: Vec,
  angle: number,
  reach: number,
  seed: string,
  colours: { base: string; pale: string; under?: string; edge: string },
  size = 96,
): void {
  const chance = random(`branch ${seed}`)
  const bend = Math.cos(angle) > 0 ? 0.35 : -0.35
  const p = (t: number): Vec => [
    at[0] + Math.cos(angle + bend * t * 0.6) * reach * t,
    at[1] + Math.sin(angle + bend * t * 0.6) * reach * t + reach * 0.16 * t * t,
    at[2] + 30 * t,
  ]
  petiole(marks, [p(0), p(0.25), p(0.5), p(0.75), p(1)], 4.4, 1.6, '#8a9a4c', '#46501f')
  for (let i = 1; i <= 5; i += 1) {
    const t = i / 5
    const node = p(t)
    for (const side of i === 5 ? [0] : [-1, 1]) {
      const a = angle + bend * t + side * chance.between(0.55, 0.95)
      const twig = reach * chance.between(0.13, 0.24)
      const end: Vec = [
        node[0] + Math.cos(a) * twig,
        node[1] + Math.sin(a) * twig + twig * 0.2,
        node[2] + chance.around(0, 40),
      ]
      if (side !== 0) petiole(marks, [node, end], 1.8, 1.2, '#8a9a4c', '#46501f')
      tuft(
        marks,
        side === 0 ? node : end,
        a + 0.25 * Math.sign(Math.cos(a)),
        size,
        `${seed} ${i} ${side}`,
        colours,
      )
    }
  }
}

export const leafGreen = { base: '#3d7040', pale: '#8db268', under: '#a3bd88', edge: '#22401f' }

export const leafLight = { base: '#6d9a48', pale: '#b8cf82', under: '#bdd09c', edge: '#466428' }

export const leafMist = { base: '#93ad90', pale: '#bccdae', edge: '#90a888' }
