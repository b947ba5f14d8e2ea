/** 鸢尾 Iris tectorum: the flat violet flower with its white crests, the fan of leaves, the six-ribbed pod. */

import { brush } from '../kit/brush.ts'
import { mix } from '../kit/colour.ts'
import { random } from '../kit/random.ts'
import {
  along,
  clamp,
  ease,
  ink,
  line,
  plus,
  type Relief,
  scene,
  times,
  type Vec,
} from '../kit/relief.ts'
import {
  type Blade,
  blade,
  bladePoint,
  blunt,
  fanVeins,
  type Pose,
  petalSpine,
  placed,
  station,
} from '../kit/relief-blade.ts'
import { lathe } from '../kit/relief-form.ts'
import { petiole } from '../kit/relief-leaf.ts'
import { strap } from '../kit/relief-strap.ts'
import { blot, brushed, garden, soft } from '../kit/wash.ts'
import { plate, seasonSheet } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'

const name = { latin: 'Iris tectorum', chinese: '鸢尾' }
const [violet, blue, pale] = [ink('#4f3f94'), ink('#8878c2'), ink('#d9d2ee')]
const skinShadow = [120, 108, 168] as const

function fall(marks: Relief, pose: Pose, angle: number, seed: string, droop: number): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  const phase = chance.between(0, 6)
  const spine = petalSpine(pose, {
    angle,
    length: 1.08,
    radius: 0.05,
    lean: (u) => 0.75 + droop * ease(0.12, 0.9, u),
    sway: chance.around(0, 0.12),
  })
  const shape: Blade = {
    half: (u) => size * 0.4 * (0.2 + 0.8 * ease(0.12, 0.62, u)) * (1 - 0.3 * ease(0.8, 1, u)),
    cup: -0.35,
    forward: (u, v) => size * blunt(0.16, 0.03, 0.012, phase)(u, v),
    ruffle: { height: size * 0.07, waves: 2, phase, from: 0.25 },
    skin: {
      upper: (u, v) => {
        return mix(
          mix(pale, blue, ease(0.1, 0.45, u)),
          violet,
          0.22 * Math.abs(v) ** 2 + 0.2 * ease(0.75, 1, u),
        )
      },
      under: (u) => mix(pale, blue, 0.5 + 0.3 * u),
      shadow: skinShadow,
      contrast: 1.2,
    },
    veins: fanVeins(
      11,
      { ink: violet, width: 0.8, opacity: 0.35, bias: 4, taper: 'both' },
      0.15,
      0.95,
    ),
    edge: { ink: ink('#3d2f7c'), width: 0.9, opacity: 0.55 },
    nu: 40,
    nv: 26,
  }
  blade(marks, spine, shape)
  // Darker flecks that follow the veins.
  for (let i = 0; i < 110; i += 1) {
    const [u, v, reach] = [
      chance.between(0.3, 0.86),
      chance.around(0, 0.85),
      chance.between(0.012, 0.05),
    ]
    const fleck = Array.from({ length: 4 }, (_, k) =>
      bladePoint(spine, shape, Math.min(0.97, u + (reach * k) / 3), v * (1 + 0.04 * k)),
    )
    line(marks, fleck, {
      ink: violet,
      width: size * chance.between(0.008, 0.026),
      opacity: 0.6,
      bias: 4,
      taper: 'both',
    })
  }
  // The crest: white torn teeth standing on the midrib.
  for (let i = 0; i < 110; i += 1) {
    const u = 0.14 + (i / 110) * 0.42
    const foot = bladePoint(spine, shape, u, chance.around(0, 0.09))
    const { n, t, w } = station(spine, u)
    const tall = size * 0.13 * Math.sin(Math.PI * clamp((u - 0.1) / 0.5)) * chance.between(0.5, 1.1)
    const tip = plus(
      plus(foot, times(n, tall)),
      plus(times(t, tall * 0.5), times(w, chance.around(0, tall * 1.1))),
    )
    const bend = plus(plus(foot, times(n, tall * 0.6)), times(t, tall * 0.1))
    line(marks, along([foot, bend, tip], 5), {
      ink: chance.chance(0.78) ? ink('#fbf8f4') : ink('#c6badf'),
      width: Math.min(3.4, size * 0.012 + 0.5),
      bias: 6,
      taper: 'out',
    })
  }
}

function standard(marks: Relief, pose: Pose, angle: number, seed: string, rise: number): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  const phase = chance.between(0, 6)
  blade(
    marks,
    petalSpine(pose, {
      angle,
      length: 0.86,
      radius: 0.05,
      lean: (u) => rise + 0.75 * ease(0.15, 1, u),
      sway: chance.around(0, 0.2),
    }),
    {
      half: (u) => size * 0.33 * (0.12 + 0.88 * ease(0.16, 0.66, u)) * (1 - 0.28 * ease(0.8, 1, u)),
      cup: -0.3,
      forward: (u, v) => size * blunt(0.14, 0.03, 0.012, phase)(u, v),
      ruffle: { height: size * 0.06, waves: 1.6, phase, from: 0.2 },
      skin: {
        upper: (u, v) =>
          mix(mix(violet, blue, ease(0, 0.4, u)), pale, 0.3 * ease(0.3, 0.9, u) - 0.1 * v * v),
        under: (u) => mix(violet, blue, 0.5 + 0.4 * u),
        shadow: skinShadow,
        contrast: 1.2,
      },
      veins: fanVeins(
        9,
        { ink: violet, width: 0.8, opacity: 0.35, bias: 4, taper: 'both' },
        0.15,
        0.95,
      ),
      edge: { ink: ink('#3d2f7c'), width: 0.9, opacity: 0.55 },
    },
  )
}

/** The petal-like branch of the style, with its two torn lobes, arching over a fall. */
function style(marks: Relief, pose: Pose, angle: number, seed: string): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  const spine = petalSpine(pose, {
    angle,
    length: 0.5,
    radius: 0.02,
    height: 0.02,
    lean: (u) => 0.35 + 1.0 * u,
  })
  const shape: Blade = {
    half: (u) => size * (0.07 + 0.07 * ease(0.2, 0.8, u)),
    cup: -0.9,
    skin: {
      upper: (u, v) => mix(mix(pale, blue, 0.35 + 0.4 * Math.abs(v)), violet, 0.2 * (1 - u)),
      under: () => blue,
      shadow: skinShadow,
      contrast: 1.2,
    },
    veins: fanVeins(3, { ink: violet, width: 0.9, opacity: 0.5, bias: 4 }),
    edge: { ink: ink('#3d2f7c'), width: 0.9, opacity: 0.6 },
  }
  blade(marks, spine, shape)
  for (const side of [-1, 1]) {
    for (let i = 0; i < 9; i += 1) {
      const foot = bladePoint(spine, shape, 0.97, side * (0.1 + 0.1 * i))
      const { t, n, w } = station(spine, 1)
      const reach = size * chance.between(0.08, 0.16) * (1 - 0.06 * i)
      line(
        marks,
        along(
          [
            foot,
            plus(foot, plus(times(t, reach * 0.5), times(n, reach * 0.4))),
            plus(
              foot,
              plus(plus(times(t, reach), times(n, reach * 0.4)), times(w, side * reach * 0.45)),
            ),
          ],
          5,
        ),
        {
          ink: i % 3 ? ink('#cfc5ea') : ink('#a597d2'),
          width: Math.min(5, size * 0.022),
          bias: 6,
          taper: 'out',
        },
      )
    }
  }
}

function flower(marks: Relief, pose: Pose, seed: string, droop = 1.15): void {
  for (let i = 0; i < 3; i += 1) {
    const a = (i / 3) * 6.283
    fall(marks, pose, a, `${seed} fall ${i}`, droop)
    standard(marks, pose, a + 1.047, `${seed} standard ${i}`, 0.6)
    style(marks, { ...pose, at: placed(pose, 0.04, 0, 0) }, a, `${seed} style ${i}`)
  }
  lathe(
    marks,
    pose,
    (u) => [0.03, 0.26 * (1 - u)],
    { upper: (u) => mix(ink('#4a3a8c'), ink('#6a5aa8'), u), contrast: 0.6 },
    { rings: 4, around: 18, solid: false, bias: -14 },
  )
  lathe(
    marks,
    pose,
    (u) => [-0.3 + 0.4 * u, 0.04 + 0.09 * u ** 2.4],
    { upper: (u) => mix(ink('#7f9152'), ink('#7a68b4'), ease(0.3, 1, u)), contrast: 1.2 },
    { rings: 7, around: 12 },
  )
}

/** Papery green sheaths that hold the buds. */
function sheath(marks: Relief, base: Vec, tip: Vec, half: number, up: Vec): void {
  strap(
    marks,
    [
      base,
      [(base[0] + tip[0]) / 2 + (up[0] < 0 ? -6 : 6), (base[1] + tip[1]) / 2, base[2] + 12],
      tip,
    ],
    { half, base: '#6f8c4a', pale: '#a3b577', edge: '#3f5428', up, fold: 0.7 },
  )
}

function bud(marks: Relief, pose: Pose): void {
  const size = pose.size ?? 1
  for (let i = 0; i < 5; i += 1) {
    blade(
      marks,
      petalSpine(pose, {
        angle: (i / 5) * 6.283,
        length: 1,
        radius: 0.02,
        lean: (u) => 0.42 - 0.85 * u,
        twist: (u) => 0.6 * u,
      }),
      {
        half: (u) => size * 0.16 * Math.sin(Math.PI * clamp(0.1 + 0.88 * u)) ** 0.8,
        cup: 1.1,
        skin: {
          upper: () => violet,
          under: (u, v) =>
            mix(mix(ink('#8d98a0'), violet, ease(0, 0.4, u)), blue, 0.3 * Math.abs(v)),
          shadow: skinShadow,
          contrast: 1.3,
        },
        veins: fanVeins(4, { ink: ink('#33266c'), width: 0.7, opacity: 0.4 }),
        edge: { ink: ink('#33266c'), width: 0.8, opacity: 0.6 },
      },
    )
  }
}

/** A fan of sword leaves rising from one foot. */
function fan(
  marks: Relief,
  foot: Vec,
  reach: number,
  seed: string,
  tones: { base: string; pale: string; edge: string },
  spread = 0.7,
  scorch?: { ink: string; reach: number },
): void {
  const chance = random(`fan ${seed}`)
  const count = 7
  for (let i = 0; i < count; i += 1) {
    const t = (i - (count - 1) / 2) / ((count - 1) / 2)
    const a = -Math.PI / 2 + t * spread * chance.between(0.7, 1) + chance.around(0, 0.08)
    const length = reach * (1 - 0.3 * Math.abs(t)) * chance.around(1, 0.16)
    const bend = t * 0.5 + chance.around(0, 0.16)
    const at = (s: number): Vec => [
      foot[0] + t * 9 + Math.cos(a + bend * s) * length * s,
      foot[1] + Math.sin(a + bend * s) * length * s + Math.abs(t) * length * 0.07 * s * s,
      foot[2] - Math.abs(i - 3) * 10 + 14 * Math.sin(s * 2 + i),
    ]
    strap(marks, [at(0), at(0.3), at(0.62), at(0.85), at(1)], {
      half: reach * chance.between(0.032, 0.042),
      ...tones,
      up: [t * 0.5, -0.1, 0.9],
      ...(scorch ? { scorch } : {}),
    })
  }
}
const green = { base: '#4f7d4a', pale: '#9dba7c', edge: '#2c4a2a' }
const mist = { base: '#93ad8e', pale: '#bccdae', edge: '#93ab8c' }

export const irisTectorum: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  creationPhotograph: 'iris-tectorum-spring-1.webp',
  photographs: [
    {
      file: 'iris-tectorum-spring-1.webp',
      season: 'spring',
      date: '2025-04-25',
      location: 'Plum Court',
      draw: () =>
        seasonSheet(
          name,
          'spring',
          [
            garden(
              'iris 1',
              ['#b0c09a', '#c4b8d8', '#9db592', '#d3d8b6'],
              15,
              { x: 0, y: 120, width: 1200, height: 760 },
              0.45,
            ),
            soft(
              scene((far) => {
                fan(far, [180, 900, -600], 560, 'm1', mist)
                fan(far, [1020, 920, -600], 600, 'm2', mist)
                flower(
                  far,
                  { at: [950, 250, -500], face: [0.1, -0.95, 0.3], size: 120, spin: 1 },
                  'far',
                )
                petiole(
                  far,
                  [
                    [960, 900, -520],
                    [950, 290, -520],
                  ],
                  6,
                  5,
                  '#8fa878',
                )
              }),
              5,
              0.6,
            ),
            scene((near) => {
              fan(near, [470, 960, -260], 640, 'n1', green, 0.75)
              petiole(
                near,
                [
                  [560, 940, -160],
                  [570, 700, -120],
                  [586, 422, -50],
                ],
                9,
                7,
                '#6f8c4a',
              )
              sheath(near, [566, 640, -60], [640, 420, -30], 22, [0.7, 0, 0.7])
              sheath(near, [574, 660, -70], [500, 470, -50], 20, [-0.7, 0, 0.7])
              flower(
                near,
                { at: [588, 372, 0], face: [0.04, -0.8, 0.6], size: 268, spin: 0.55 },
                'one',
              )
            }),
          ].join(''),
        ),
    },
    {
      file: 'iris-tectorum-spring-2.webp',
      season: 'spring',
      date: '2026-05-02',
      location: 'Plum Court',
      draw: () =>
        seasonSheet(
          name,
          'spring',
          [
            garden(
              'iris 2',
              ['#8fa98c', '#b4a8cf', '#a9c096', '#7f9a86'],
              15,
              { x: 0, y: 0, width: 1200, height: 880 },
              0.5,
            ),
            soft(
              scene((far) => {
                fan(far, [700, 1100, -600], 900, 'm3', mist, 1)
              }),
              6,
              0.6,
            ),
            soft(
              scene((near) => {
                fan(near, [500, 1120, -600], 900, 'under', green, 0.95)
                fan(near, [980, 1180, -640], 820, 'under 2', green, 0.6)
              }),
              2.2,
              0.85,
            ),
            blot([610, 470], 400, 340, '#2c3a44', 0.34),
            scene((near) =>
              flower(
                near,
                { at: [600, 440, 0], face: [-0.05, -0.22, 0.97], size: 365, spin: 0.2 },
                'above',
                0.85,
              ),
            ),
          ].join(''),
        ),
    },
    {
      file: 'iris-tectorum-spring-3.webp',
      season: 'spring',
      date: '2026-04-15',
      location: 'Old Wall',
      draw: () =>
        seasonSheet(
          name,
          'spring',
          [
            garden(
              'iris 3',
              ['#bcc8a0', '#cfd6b4', '#c9c0dc', '#a5ba94'],
              13,
              { x: 0, y: 60, width: 1200, height: 820 },
              0.45,
            ),
            soft(
              scene((far) => fan(far, [960, 940, -600], 680, 'm4', mist)),
              5,
              0.65,
            ),
            scene((near) => {
              fan(near, [350, 970, -260], 760, 'n3', green, 0.62)
              petiole(
                near,
                [
                  [640, 940, -60],
                  [650, 640, -40],
                  [700, 338, 10],
                ],
                9,
                6,
                '#6f8c4a',
              )
              petiole(
                near,
                [
                  [652, 600, -60],
                  [600, 480, -50],
                  [569, 366, -30],
                ],
                6,
                5,
                '#6f8c4a',
              )
              bud(near, { at: [700, 352, 20], face: [0.2, -0.97, 0.1], size: 190 })
              bud(near, { at: [570, 376, -20], face: [-0.22, -0.97, 0.1], size: 120 })
              sheath(near, [676, 480, 10], [760, 250, 30], 21, [0.7, 0, 0.7])
              sheath(near, [672, 500, 6], [640, 300, 24], 20, [-0.5, 0, 0.8])
              sheath(near, [592, 470, -30], [545, 310, -10], 16, [-0.5, 0, 0.8])
            }),
          ].join(''),
        ),
    },
    {
      file: 'iris-tectorum-summer-1.webp',
      season: 'summer',
      date: '2025-07-08',
      location: 'Plum Court',
      draw: () =>
        seasonSheet(
          name,
          'summer',
          [
            garden(
              'iris 4',
              ['#93ac84', '#b6c79c', '#d2d6a8', '#a5a984'],
              14,
              { x: 0, y: 60, width: 1200, height: 820 },
              0.45,
            ),
            soft(
              scene((far) => {
                fan(far, [950, 980, -600], 760, 'm5', mist)
              }),
              5,
              0.7,
            ),
            scene((near) => {
              fan(near, [330, 1000, -300], 800, 'n4', green, 0.8, { ink: '#b59a5a', reach: 0.2 })
              petiole(
                near,
                [
                  [660, 940, -60],
                  [640, 700, -40],
                  [610, 480, -10],
                ],
                9,
                7,
                '#8a9050',
              )
              petiole(
                near,
                [
                  [645, 690, -60],
                  [740, 600, -40],
                  [800, 470, -20],
                ],
                7,
                6,
                '#8a9050',
              )
              for (const [x, y, fx, size, split] of [
                [610, 486, -0.15, 290, 0],
                [800, 474, 0.3, 210, 1],
              ] as const) {
                const pose: Pose = { at: [x, y, 0], face: [fx, -0.96, 0.2], size, spin: 0.4 }
                lathe(
                  near,
                  pose,
                  (u, a) => [
                    u * (split ? 0.8 : 1),
                    0.2 *
                      Math.sin(Math.PI * clamp(0.08 + 0.88 * u)) ** 0.75 *
                      (1 + 0.11 * Math.abs(Math.cos(a * 3))),
                  ],
                  {
                    upper: (u, v) =>
                      mix(
                        mix(ink('#7f9a4c'), ink('#a9b567'), 0.5 + 0.5 * Math.cos(v * Math.PI * 6)),
                        ink('#b59a5c'),
                        split * 0.6 + 0.3 * ease(0.8, 1, u),
                      ),
                    contrast: 1.3,
                  },
                  { rings: 30, around: 60 },
                )
                if (split) {
                  for (let i = 0; i < 3; i += 1) {
                    blade(
                      near,
                      petalSpine(pose, {
                        angle: (i / 3) * 6.283 + 0.4,
                        length: 0.55,
                        height: 0.62,
                        radius: 0.15,
                        lean: (u) => 0.15 + 0.9 * u,
                      }),
                      {
                        half: (u) => size * 0.15 * (1 - 0.9 * ease(0.3, 1, u)),
                        cup: 0.9,
                        skin: {
                          upper: () => ink('#dccb98'),
                          under: () => ink('#b3a166'),
                          contrast: 1.2,
                        },
                        edge: { ink: ink('#6a5426'), width: 1, opacity: 0.7 },
                      },
                    )
                  }
                  const chance = random('iris seeds')
                  for (let i = 0; i < 16; i += 1)
                    lathe(
                      near,
                      {
                        at: plus(
                          placed(
                            pose,
                            0.68 + 0.06 * (i % 4),
                            chance.between(0.02, 0.13),
                            i * 1.57 + 0.3,
                          ),
                          [0, 0, 8],
                        ),
                        face: [chance.around(0, 1), -0.5, 0.8],
                        size: size * 0.05,
                      },
                      (t) => [Math.sin((t - 0.5) * 3.14) * 1.1, Math.cos((t - 0.5) * 3.14)],
                      { upper: () => ink('#5a3a22'), gloss: 0.5, contrast: 1.1 },
                      { rings: 7, around: 10 },
                    )
                } else {
                  for (let i = 0; i < 5; i += 1)
                    line(
                      near,
                      [
                        placed(pose, 0.97, 0.02, i),
                        placed(pose, 1.12, 0.05, i * 1.4),
                        placed(pose, 1.2 + 0.03 * i, 0.02 - 0.05 * i, i * 2),
                      ],
                      { ink: ink('#8a7650'), width: 5, taper: 'out' },
                    )
                }
              }
              sheath(near, [632, 640, -30], [560, 430, -20], 21, [-0.6, 0, 0.8])
            }),
          ].join(''),
        ),
    },
    {
      file: 'iris-tectorum-winter-1.webp',
      season: 'winter',
      date: '2025-12-20',
      location: 'Plum Court',
      draw: () => {
        const chance = random('iris frost')
        return seasonSheet(
          name,
          'winter',
          [
            garden(
              'iris 5',
              ['#b5bbb6', '#c9cbbf', '#a9aea2'],
              13,
              { x: 0, y: 60, width: 1200, height: 820 },
              0.4,
            ),
            soft(
              scene((far) => {
                fan(
                  far,
                  [980, 900, -600],
                  420,
                  'm6',
                  { base: '#a8a890', pale: '#c6c2a4', edge: '#a59e80' },
                  1.1,
                )
                fan(
                  far,
                  [170, 900, -600],
                  380,
                  'm7',
                  { base: '#a8a890', pale: '#c6c2a4', edge: '#a59e80' },
                  1.1,
                )
              }),
              4,
              0.7,
            ),
            scene((near) => {
              fan(
                near,
                [440, 830, -60],
                560,
                'n5',
                { base: '#7d8a56', pale: '#b3ae78', edge: '#4f4a2a' },
                1.15,
                { ink: '#9a7040', reach: 0.55 },
              )
              fan(
                near,
                [760, 850, 0],
                480,
                'n6',
                { base: '#6f8450', pale: '#aeb078', edge: '#4f4a2a' },
                1.0,
                { ink: '#a9824c', reach: 0.45 },
              )
              fan(
                near,
                [610, 870, 120],
                210,
                'n7',
                { base: '#5c8a4a', pale: '#a3bd78', edge: '#33502a' },
                0.5,
              )
              for (const [x, y] of [
                [600, 862],
                [770, 860],
                [450, 850],
                [690, 868],
                [520, 868],
              ] as const)
                for (let i = 0; i < 16; i += 1)
                  strap(
                    near,
                    [
                      [x + chance.around(0, 100), y + chance.between(-10, 16), 140],
                      [x + chance.around(0, 150), y + chance.between(-30, 10), 150],
                      [x + chance.around(0, 190), y + chance.between(-14, 20), 140],
                    ],
                    {
                      half: chance.between(3, 9),
                      base: '#8a6a42',
                      pale: '#b9976a',
                      edge: '#5a4226',
                      shadow: [104, 94, 82],
                    },
                  )
            }),
          ].join(''),
        )
      },
    },
  ],
  artworks: [
    {
      file: 'iris-tectorum-plate-1.webp',
      date: '2026-05-20',
      location: 'Science Garden',
      draw: () => {
        const chance = random('iris plate')
        const swords: string[] = []
        for (const [x, tip, y, w, tone] of [
          [330, 130, 560, 30, '#55664c'],
          [380, 300, 330, 34, '#3c4c3c'],
          [430, 520, 400, 32, '#46563f'],
          [470, 700, 640, 30, '#5d6d50'],
          [360, 60, 800, 26, '#6f7d62'],
          [500, 840, 860, 24, '#74826a'],
          [420, 420, 620, 28, '#36463a'],
        ] as const) {
          swords.push(
            brush({
              points: [
                [x, 1190 + chance.around(0, 14)],
                [(x * 2 + tip) / 3, (1190 * 2 + y) / 3],
                [(x + tip * 2) / 3, (1190 + y * 2) / 3 - 20],
                [tip, y],
              ],
              width: w,
              colour: tone,
              opacity: 0.72,
              dry: 0.25,
              seed: `sword ${x}`,
            }),
          )
        }
        return plate(
          name,
          [
            blot([480, 1130], 420, 130, '#8f9a7c', 0.25),
            blot([600, 420], 330, 300, '#b7add4', 0.18),
            brushed(swords.join(''), 5, 0.045),
            brushed(
              [
                brush({
                  points: [
                    [450, 1190],
                    [500, 900],
                    [560, 640],
                    [590, 440],
                  ],
                  width: 12,
                  colour: '#4d6040',
                  press: 'stalk',
                  opacity: 0.85,
                  seed: 'i1',
                }),
                brush({
                  points: [
                    [505, 880],
                    [620, 800],
                    [700, 730],
                    [730, 660],
                  ],
                  width: 9,
                  colour: '#4d6040',
                  press: 'stalk',
                  opacity: 0.85,
                  seed: 'i2',
                }),
                ...Array.from({ length: 14 }, (_, i) =>
                  brush({
                    points: [
                      [200 + i * 40, 1196 + chance.around(0, 14)],
                      [230 + i * 42, 1190 + chance.around(0, 12)],
                      [262 + i * 42, 1198],
                    ],
                    width: chance.between(8, 20),
                    colour: '#5c5a4a',
                    opacity: 0.4,
                    dry: 0.5,
                    seed: `ground ${i}`,
                  }),
                ),
              ].join(''),
              4,
              0.05,
            ),
            scene((m) => {
              sheath(m, [548, 690, -20], [640, 500, 0], 22, [0.6, 0, 0.8])
              sheath(m, [690, 742, -20], [760, 640, 0], 16, [0.6, 0, 0.8])
              flower(
                m,
                { at: [592, 410, 0], face: [-0.1, -0.76, 0.64], size: 245, spin: 0.3 },
                'plate',
              )
              bud(m, { at: [732, 668, 0], face: [0.12, -0.98, 0.1], size: 150 })
            }),
          ].join(''),
          { at: [870, 160], text: '鸢尾', size: 40 },
        )
      },
    },
  ],
}
