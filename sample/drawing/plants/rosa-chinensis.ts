/** 月季花 Rosa chinensis: the rose of every month, its hooked prickles, its smooth leaflets and orange hips. */

import { brush } from '../kit/brush.ts'
import { mix } from '../kit/colour.ts'
import { random } from '../kit/random.ts'
import {
  clamp,
  ease,
  ink,
  minus,
  plus,
  type Relief,
  scene,
  spline,
  stem,
  times,
  unit,
  type Vec,
} from '../kit/relief.ts'
import { blade, blunt, fanVeins, type Pose, petalSpine } from '../kit/relief-blade.ts'
import { lathe, stamens } from '../kit/relief-form.ts'
import { greens, type LeafColours, leafBlade, petiole } from '../kit/relief-leaf.ts'
import { blot, brushed, garden, soft } from '../kit/wash.ts'
import { plate, seasonSheet } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'

const name = { latin: 'Rosa chinensis', chinese: '月季花' }
const [deep, rose, shell] = [ink('#9c1f3f'), ink('#d85a76'), ink('#f6c3c6')]

/** `open` from the pointed bud (0) to the blown rose (1). */
function flower(marks: Relief, pose: Pose, seed: string, open = 1): void {
  const chance = random(`rose ${seed}`)
  const size = pose.size ?? 1
  const count = Math.round(14 + 12 * open)
  if (open > 0.85) {
    stamens(marks, pose, chance, {
      count: 46,
      from: [0.05, 0.03],
      to: [0.26, 0.12],
      spread: 0.4,
      thread: { ink: ink('#f0c9a0'), width: 1 },
      anther: { ink: ink('#d9a534'), length: 9, width: 4.5 },
    })
  }
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1)
    const angle = i * 2.39996 + chance.around(0, 0.12)
    const from = (0.1 + 1.25 * t) * (0.35 + 0.65 * open)
    const to = open * (0.05 + 1.85 * t ** 1.3) - (1 - open) * 0.42
    const length = (0.52 + 0.48 * t ** 0.8) * (1 + 0.18 * (1 - open))
    const phase = chance.between(0, 6)
    const spine = petalSpine(pose, {
      angle,
      length,
      radius: 0.03 + 0.02 * t,
      sway: chance.around(0, 0.15),
      lean: (u) => from * 1.15 + (to - from) * u ** 1.2 + 0.55 * t * open * ease(0.72, 1, u),
    })
    blade(marks, spine, {
      half: (u) =>
        size * (0.24 + 0.24 * t) * (0.2 + 0.8 * ease(0, 0.66, u)) * (1 - 0.3 * ease(0.8, 1, u)),
      cup: 1.25 - 0.55 * t,
      forward: (u, v) => size * blunt(0.12, 0.02, 0.008, phase)(u, v),
      ruffle: { height: size * 0.03, waves: 1.1, phase },
      skin: {
        upper: (u, v) =>
          mix(
            mix(ink('#f0c9a8'), mix(rose, deep, 0.5 * (1 - t)), ease(0.02, 0.2, u)),
            shell,
            ease(0.5, 1, u) * 0.35 * t + 0.12 * Math.abs(v) ** 4,
          ),
        under: (u, v) =>
          mix(mix(shell, rose, ease(0, 0.4, u) * 0.8), deep, 0.28 * (1 - t) + 0.08 * v * v),
        shadow: [150, 70, 92],
        contrast: 1.35,
      },
      veins: fanVeins(7, { ink: deep, width: 0.8, opacity: 0.2, bias: 4, taper: 'both' }),
      edge: { ink: ink('#7d1634'), width: 0.9, opacity: 0.5 },
    })
  }
  // Five sepals and the swelling below the flower that becomes the hip.
  for (let i = 0; i < 5; i += 1) {
    const a = (i / 5) * 6.283 + 0.3
    blade(
      marks,
      petalSpine(pose, {
        angle: a,
        length: 0.55,
        radius: 0.06,
        height: -0.02,
        lean: (u) => (open > 0.5 ? 1.8 + 0.9 * u : 0.75 - 0.6 * u + 0.7 * ease(0.6, 1, u)),
      }),
      {
        half: (u) =>
          size *
          0.11 *
          Math.sin(Math.PI * clamp(0.3 + 0.69 * u)) ** 0.9 *
          (1 + (i % 2) * 0.35 * Math.max(0, Math.sin(u * 20))),
        cup: 0.5,
        skin: {
          upper: () => ink('#a9b98a'),
          under: (u) => mix(ink('#64803f'), ink('#8a7a48'), u),
          contrast: 1.2,
        },
        edge: { ink: ink('#39491f'), width: 0.9, opacity: 0.6 },
      },
    )
  }
  lathe(
    marks,
    pose,
    (u) => [-0.26 + u * 0.28, 0.045 + 0.07 * Math.sin(Math.PI * clamp(0.1 + 0.8 * u))],
    { upper: () => ink('#6d8a46'), contrast: 1.2, gloss: 0.2 },
    { rings: 8, around: 14 },
  )
}

/** A cane with hooked prickles. */
function cane(
  marks: Relief,
  points: Vec[],
  from: number,
  to: number,
  seed: string,
  colours: [string, string] = ['#6f8b48', '#8a7a4a'],
): void {
  const chance = random(`cane ${seed}`)
  stem(
    marks,
    points,
    (u) => from + (to - from) * u,
    {
      upper: (u, v) => mix(ink(colours[0]), ink(colours[1]), 0.4 + 0.4 * Math.sin(u * 7) + 0.2 * v),
      contrast: 1.25,
      gloss: 0.15,
    },
    { steps: 40, edge: { ink: ink('#32401f'), width: 1, opacity: 0.7 } },
  )
  for (let i = 0; i < 7; i += 1) {
    const u = 0.06 + i * 0.13 + chance.around(0, 0.04)
    const p = spline(points, u)
    const ahead = unit(minus(spline(points, u + 0.02), p))
    const side = chance.pick([-1, 1])
    const out: Vec = [ahead[1] * side, -ahead[0] * side, 0.1]
    const root = plus(p, times(out, from * 0.75))
    const tip = plus(plus(root, times(out, from * 1.9)), times(ahead, -from * 1.2))
    stem(
      marks,
      [
        plus(root, times(ahead, from * 0.3)),
        plus(plus(root, times(out, from)), times(ahead, -from * 0.1)),
        tip,
      ],
      (t) => from * 0.5 * (1 - t) ** 1.2 + 0.3,
      { upper: (t) => mix(ink('#a8503c'), ink('#d99a74'), t), contrast: 1.1 },
      { steps: 8, edge: { ink: ink('#5c2418'), width: 0.9, opacity: 0.7 } },
    )
  }
}

/** Five (or three) leaflets on a stalk with narrow stipules. */
function leaf(
  marks: Relief,
  base: Vec,
  angle: number,
  size: number,
  colours: LeafColours,
  seed: number,
  count: 3 | 5 = 5,
): void {
  const to = (p: Vec, a: number, r: number, z = 0): Vec => [
    p[0] + Math.cos(a) * r,
    p[1] + Math.sin(a) * r,
    p[2] + z,
  ]
  const bend = 0.25 * Math.sin(seed * 1.7)
  const rachis: Vec[] = [
    base,
    to(base, angle, size * 0.25),
    to(to(base, angle, size * 0.25), angle + bend, size * 0.3),
  ]
  petiole(marks, rachis, 3, 1.8, colours.pale, colours.edge)
  const grow = (p: Vec, a: number, length: number, k: number): void => {
    const foot = to(p, a, 5)
    leafBlade(marks, foot, to(foot, a, length, 26 * Math.sin(seed + k * 2.1)), {
      half: length * 0.29,
      colours,
      teeth: [17, 0.13],
      pairs: 7,
      bow: length * 0.07 * Math.sin(seed + k),
      phase: seed + k,
      arch: length * 0.07,
      ruffle: 0.12,
    })
  }
  const end = rachis[2] as Vec
  const heading = angle + bend
  if (count === 5) {
    const low = spline(rachis, 0.5)
    grow(low, heading + 1.15, size * 0.3, 1)
    grow(low, heading - 1.15, size * 0.3, 2)
  }
  const high = spline(rachis, 0.86)
  grow(high, heading + 0.95, size * 0.4, 3)
  grow(high, heading - 0.95, size * 0.4, 4)
  grow(end, heading, size * 0.48, 5)
}

function hip(marks: Relief, pose: Pose, ripe: number): void {
  const skin = mix(ink('#7d8c44'), ink('#d5571f'), ripe)
  lathe(
    marks,
    pose,
    (u) => [u, 0.42 * Math.sin(Math.PI * clamp(0.06 + 0.86 * u ** 1.05)) ** 0.72],
    {
      upper: (u, v) =>
        mix(
          mix(skin, ink('#b03a1a'), 0.35 + 0.25 * Math.sin(v * 3)),
          ink('#6d7a3a'),
          ease(0.25, 0, u) * 0.6,
        ),
      gloss: 0.75,
      shadow: [120, 70, 60],
      contrast: 1.25,
    },
    { rings: 36, around: 54 },
  )
  const size = pose.size ?? 1
  for (let i = 0; i < 5; i += 1) {
    blade(
      marks,
      petalSpine(pose, {
        angle: (i / 5) * 6.283,
        length: 0.2,
        height: 0.97,
        radius: 0.1,
        lean: (u) => 0.9 + 1.3 * u + 0.3 * Math.sin(i * 2),
      }),
      {
        half: (u) => size * 0.06 * (1 - u) ** 0.7 + 0.4,
        cup: 0.6,
        skin: { upper: () => ink('#8a6a44'), under: () => ink('#6d5236'), contrast: 1.2 },
        edge: { ink: ink('#3a2818'), width: 0.8, opacity: 0.6 },
      },
    )
  }
  stamens(marks, pose, random('hip'), {
    count: 16,
    from: [0.95, 0.04],
    to: [1.12, 0.12],
    spread: 0.2,
    thread: { ink: ink('#5c452c'), width: 1 },
    anther: { ink: ink('#4a3822'), length: 4, width: 3 },
  })
}

const wine: LeafColours = { ...greens.copper, base: '#6d3336', pale: '#a4594a' }

export const rosaChinensis: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  creationPhotograph: 'rosa-chinensis-spring-1.webp',
  photographs: [
    {
      file: 'rosa-chinensis-spring-1.webp',
      season: 'spring',
      date: '2025-05-10',
      location: 'East Gate',
      draw: () =>
        seasonSheet(
          name,
          'spring',
          [
            garden(
              'rose 1',
              ['#a9bd92', '#c7cfaa', '#e0bcc0', '#93ab88'],
              15,
              { x: 0, y: 60, width: 1200, height: 800 },
              0.45,
            ),
            soft(
              scene((far) => {
                leaf(far, [1010, 760, -600], -1.2, 380, greens.mist, 2)
                leaf(far, [210, 640, -600], -2, 380, greens.mist, 5)
                flower(far, { at: [240, 260, -500], face: [-0.3, -0.6, 0.6], size: 95 }, 'far', 0.9)
              }),
              5,
              0.65,
            ),
            scene((near) => {
              cane(
                near,
                [
                  [660, 920, -120],
                  [640, 760, -110],
                  [596, 610, -80],
                  [588, 470, -40],
                ],
                10,
                7,
                'c1',
              )
              leaf(near, [612, 660, -200], 0.05, 440, greens.leaf, 1.2)
              leaf(near, [640, 755, -200], 2.95, 460, greens.deep, 3.4)
              leaf(near, [592, 560, -260], -2.65, 350, greens.leaf, 2.2, 3)
              leaf(near, [648, 800, -240], 0.6, 380, greens.deep, 4)
              flower(
                near,
                { at: [585, 400, 0], face: [0.08, -0.52, 0.85], size: 262, spin: 0.5 },
                'one',
              )
              cane(
                near,
                [
                  [596, 610, -120],
                  [720, 520, -110],
                  [800, 400, -100],
                  [830, 300, -90],
                ],
                6,
                4.5,
                'c2',
              )
              flower(near, { at: [832, 280, -80], face: [0.2, -0.95, 0.2], size: 112 }, 'bud', 0.12)
            }),
          ].join(''),
        ),
    },
    {
      file: 'rosa-chinensis-summer-1.webp',
      season: 'summer',
      date: '2025-08-23',
      location: 'East Gate',
      draw: () =>
        seasonSheet(
          name,
          'summer',
          [
            garden(
              'rose 2',
              ['#9fb88c', '#c2d0a4', '#d9dfb8', '#8fa98a'],
              15,
              { x: 0, y: 60, width: 1200, height: 800 },
              0.45,
            ),
            soft(
              scene((far) => {
                leaf(far, [960, 560, -600], -0.8, 420, greens.mist, 3)
                leaf(far, [150, 800, -600], -1.4, 400, greens.mist, 1)
              }),
              5,
              0.7,
            ),
            scene((near) => {
              cane(
                near,
                [
                  [420, 920, -60],
                  [470, 720, -60],
                  [530, 540, -40],
                  [548, 400, -20],
                ],
                9,
                6.5,
                'd1',
              )
              leaf(near, [458, 760, -150], 3.3, 430, wine, 1)
              leaf(near, [505, 610, -150], -0.1, 460, wine, 4.2)
              leaf(near, [440, 830, -200], 0.35, 420, greens.leaf, 2)
              flower(
                near,
                { at: [550, 388, 0], face: [0.22, -0.93, 0.3], size: 225, spin: 0.2 },
                'half',
                0.42,
              )
            }),
          ].join(''),
        ),
    },
    {
      file: 'rosa-chinensis-autumn-1.webp',
      season: 'autumn',
      date: '2025-11-15',
      location: 'East Gate',
      draw: () =>
        seasonSheet(
          name,
          'autumn',
          [
            garden(
              'rose 3',
              ['#d9bd88', '#c8a878', '#b8ac84', '#e2c9a4'],
              15,
              { x: 0, y: 60, width: 1200, height: 800 },
              0.45,
            ),
            soft(
              scene((far) => {
                leaf(far, [940, 640, -600], -1.1, 380, greens.gold, 3)
                hip(far, { at: [1000, 330, -500], face: [0.2, -1, 0.1], size: 90 }, 1)
              }),
              6,
              0.55,
            ),
            scene((near) => {
              cane(
                near,
                [
                  [300, 920, -60],
                  [400, 720, -60],
                  [520, 580, -40],
                  [640, 500, -40],
                ],
                9,
                6,
                'e1',
                ['#7d6a40', '#8c4a34'],
              )
              petiole(
                near,
                [
                  [640, 500, -20],
                  [700, 440, 0],
                  [712, 380, 10],
                ],
                5,
                4.5,
                '#8a6a3c',
              )
              petiole(
                near,
                [
                  [590, 532, -20],
                  [560, 440, 0],
                  [520, 370, 0],
                ],
                5,
                4.5,
                '#8a6a3c',
              )
              petiole(
                near,
                [
                  [640, 500, -40],
                  [770, 500, -20],
                  [850, 520, 0],
                ],
                5,
                4,
                '#7d7a40',
              )
              hip(near, { at: [712, 384, 20], face: [0.1, -0.97, 0.25], size: 170 }, 1)
              hip(near, { at: [520, 372, 10], face: [-0.35, -0.9, 0.2], size: 150 }, 0.85)
              hip(near, { at: [850, 520, 10], face: [0.9, 0.25, 0.3], size: 130 }, 0.4)
              leaf(near, [470, 636, -180], 2.9, 400, greens.gold, 3.2)
              leaf(
                near,
                [430, 690, -180],
                0.55,
                430,
                { ...greens.copper, base: '#94502c', pale: '#cf9448' },
                1,
              )
            }),
          ].join(''),
        ),
    },
    {
      file: 'rosa-chinensis-winter-1.webp',
      season: 'winter',
      date: '2026-02-21',
      location: 'East Gate',
      draw: () =>
        seasonSheet(
          name,
          'winter',
          [
            garden(
              'rose 4',
              ['#b3babb', '#c9cbc2', '#b6b0a4'],
              12,
              { x: 0, y: 60, width: 1200, height: 800 },
              0.4,
            ),
            soft(
              scene((far) =>
                cane(
                  far,
                  [
                    [960, 920, 0],
                    [940, 600, 0],
                    [1000, 260, 0],
                  ],
                  11,
                  8,
                  'f0',
                  ['#6d6a48', '#7a4a3a'],
                ),
              ),
              5,
              0.5,
            ),
            scene((near) => {
              cane(
                near,
                [
                  [560, 930, 0],
                  [590, 700, 0],
                  [550, 460, 0],
                  [580, 250, 0],
                ],
                17,
                13,
                'f1',
                ['#68743f', '#7d3f34'],
              )
              cane(
                near,
                [
                  [582, 640, -30],
                  [700, 500, -30],
                  [790, 340, -30],
                ],
                11,
                8,
                'f2',
                ['#68743f', '#7d3f34'],
              )
              // The flat cut of the winter pruning.
              lathe(
                near,
                { at: [580, 246, 2], face: [0.3, -0.85, 0.45], size: 13 },
                (u) => [0, 1 - u],
                { upper: (u) => mix(ink('#c9c9a0'), ink('#8a9a5a'), 1 - u), contrast: 0.4 },
                { rings: 5, around: 20, bias: 20 },
              )
              for (const [x, y, a] of [
                [562, 430, -2.4],
                [592, 690, -0.5],
                [704, 494, -2.6],
                [570, 310, -0.7],
                [786, 348, -1],
              ] as const) {
                for (const k of [-0.5, 0.45, 0]) {
                  const tip: Vec = [x + Math.cos(a + k) * 74, y + Math.sin(a + k) * 74, 24 + k * 20]
                  leafBlade(near, [x, y, 14], tip, {
                    half: 13,
                    colours: { ...wine, base: '#a03a3a', pale: '#cf6a54', under: '#b8605a' },
                    teeth: [9, 0.16],
                    pairs: 5,
                    fold: 0.7,
                    phase: k * 3 + x,
                    bow: k * 16,
                  })
                }
              }
            }),
          ].join(''),
        ),
    },
  ],
  artworks: [
    {
      file: 'rosa-chinensis-plate-1.webp',
      date: '2025-06-05',
      location: 'Art Room',
      draw: () => {
        const inky: LeafColours = {
          base: '#36453c',
          pale: '#7f8c78',
          under: '#9fa792',
          vein: '#1f2a24',
          edge: '#24302a',
        }
        const soaked: LeafColours = {
          base: '#5d6b52',
          pale: '#a2ab8a',
          under: '#b5ba9c',
          vein: '#36442f',
          edge: '#46543c',
        }
        return plate(
          name,
          [
            blot([560, 660], 400, 360, '#b6bd9e', 0.2),
            brushed(
              [
                brush({
                  points: [
                    [80, 1180],
                    [260, 1040],
                    [400, 880],
                    [500, 700],
                  ],
                  width: 15,
                  colour: '#4d5238',
                  press: 'stalk',
                  opacity: 0.85,
                  seed: 'r1',
                }),
                brush({
                  points: [
                    [390, 890],
                    [540, 900],
                    [680, 830],
                    [760, 720],
                  ],
                  width: 10,
                  colour: '#4d5238',
                  press: 'stalk',
                  opacity: 0.8,
                  seed: 'r2',
                }),
                brush({
                  points: [
                    [300, 1000],
                    [300, 860],
                    [270, 760],
                    [280, 660],
                  ],
                  width: 9,
                  colour: '#565c40',
                  press: 'stalk',
                  opacity: 0.75,
                  seed: 'r3',
                }),
                ...[
                  [180, 1102, -0.3],
                  [330, 966, 2.6],
                  [430, 840, -0.4],
                  [474, 752, 2.8],
                  [600, 868, 1.4],
                ].map(([x = 0, y = 0, a = 0], i) =>
                  brush({
                    points: [
                      [x, y],
                      [x + Math.cos(a) * 26, y + Math.sin(a) * 26 + 8],
                    ],
                    width: 8,
                    colour: '#7d3a2c',
                    press: 'tail',
                    opacity: 0.85,
                    seed: `thorn ${i}`,
                  }),
                ),
              ].join(''),
              4,
              0.05,
            ),
            brushed(
              scene((m) => {
                leaf(m, [420, 850, -200], 0.5, 380, inky, 1.5)
                leaf(m, [340, 955, -200], 2.75, 380, inky, 3)
                leaf(m, [480, 745, -260], -0.12, 380, soaked, 2.4)
                leaf(m, [280, 720, -240], -2.6, 300, soaked, 4)
                leaf(m, [220, 1070, -240], 0.75, 330, soaked, 1)
              }),
              6,
              0.04,
            ),
            scene((m) => {
              flower(
                m,
                { at: [510, 560, 0], face: [0.06, -0.55, 0.82], size: 240, spin: 0.2 },
                'plate',
              )
              flower(
                m,
                { at: [768, 690, 0], face: [0.35, -0.88, 0.3], size: 150 },
                'plate half',
                0.45,
              )
              flower(
                m,
                { at: [282, 640, 0], face: [-0.1, -0.98, 0.15], size: 96 },
                'plate bud',
                0.1,
              )
            }),
          ].join(''),
          { at: [870, 140], text: '此花无日不春风', size: 28 },
        )
      },
    },
  ],
}
