/** 萱草 Hemerocallis fulva: trumpets that last a day on bare stalks, over a fountain of strap leaves. */

import { brush } from '../kit/brush.ts'
import { mix } from '../kit/colour.ts'
import { random } from '../kit/random.ts'
import { along, clamp, ease, ink, line, plus, type Relief, scene, type Vec } from '../kit/relief.ts'
import { blade, blunt, fanVeins, type Pose, petalSpine, placed } from '../kit/relief-blade.ts'
import { grain, lathe } from '../kit/relief-form.ts'
import { petiole } from '../kit/relief-leaf.ts'
import { strap } from '../kit/relief-strap.ts'
import { blot, brushed, garden, soft } from '../kit/wash.ts'
import { plate, seasonSheet } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'

const name = { latin: 'Hemerocallis fulva', chinese: '萱草' }
const [rust, orange, apricot, throat] = [
  ink('#a83a1c'),
  ink('#e07a2c'),
  ink('#f6bd78'),
  ink('#efcf58'),
]

function tepal(
  marks: Relief,
  pose: Pose,
  angle: number,
  inner: boolean,
  open: number,
  seed: string,
): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  const phase = chance.between(0, 6)
  blade(
    marks,
    petalSpine(pose, {
      angle,
      length: inner ? 1.25 : 1.2,
      radius: 0.06,
      height: inner ? 0.01 : 0,
      sway: chance.around(0, 0.12),
      lean: (u) =>
        open * (0.26 + 1.05 * ease(0.15, 0.7, u) + 1.1 * ease(0.72, 1, u)) +
        (1 - open) * (0.16 - 0.34 * u),
    }),
    {
      half: (u) =>
        size *
        (inner ? 0.27 : 0.17) *
        (0.3 + 0.7 * ease(0.02, 0.55, u)) *
        (1 - 0.62 * ease(0.66, 1, u) ** 1.2),
      cup: 0.35,
      forward: (u, v) => size * blunt(0.1)(u, v),
      ruffle: { height: size * (inner ? 0.075 : 0.02), waves: inner ? 3.2 : 1.2, phase, from: 0.3 },
      skin: {
        upper: (u, v) => {
          const ground = mix(
            mix(throat, orange, ease(0.14, 0.4, u)),
            apricot,
            0.3 * ease(0.6, 1, u),
          )
          // The rusty arch across the inner three.
          const band = inner
            ? Math.exp(-(((u - 0.46 - 0.1 * (1 - Math.abs(v))) / 0.1) ** 2)) * 0.75
            : Math.exp(-(((u - 0.46) / 0.12) ** 2)) * 0.25
          return mix(mix(ground, rust, band), apricot, Math.abs(v) < 0.08 && u > 0.2 ? 0.55 : 0)
        },
        under: (u) => mix(mix(ink('#c9b04c'), orange, ease(0, 0.4, u)), apricot, 0.35),
        shadow: [188, 110, 72],
        contrast: 1.3,
      },
      veins: fanVeins(
        inner ? 9 : 5,
        { ink: ink('#a8481c'), width: 0.9, opacity: 0.35, bias: 4, taper: 'both' },
        0.1,
        0.95,
      ),
      edge: { ink: ink('#8c3a14'), width: 0.9, opacity: 0.5 },
    },
  )
}

function flower(marks: Relief, pose: Pose, seed: string, open = 1): void {
  const size = pose.size ?? 1
  for (let i = 0; i < 3; i += 1) {
    tepal(marks, pose, (i / 3) * 6.283, false, open, `${seed} o${i}`)
    tepal(marks, pose, (i / 3) * 6.283 + 1.047, true, open, `${seed} i${i}`)
  }
  lathe(
    marks,
    pose,
    (u) => [-0.2 + 0.3 * u, 0.035 + 0.045 * u],
    { upper: (u) => mix(ink('#8a9a4c'), ink('#d9a83c'), u), contrast: 1.2 },
    { rings: 6, around: 12 },
  )
  lathe(
    marks,
    pose,
    (u) => [0.05, 0.13 * (1 - u)],
    { upper: (u) => mix(ink('#c9a93c'), ink('#8a9a3c'), u), contrast: 0.6 },
    { rings: 4, around: 16, solid: false, bias: -6 },
  )
  if (open < 0.6) return
  for (let i = 0; i < 7; i += 1) {
    // Six stamens sweep down and turn up at the end; the style reaches farther.
    const a = (i / 6) * 6.283 + 0.2
    const far = i === 6 ? 1.05 : 0.82 + 0.05 * Math.sin(i * 4)
    const foot = placed(pose, 0.1, 0.02, a)
    const mid = plus(placed(pose, far * 0.55, 0.06, a), [0, size * 0.07, 0])
    const tip = plus(placed(pose, far, i === 6 ? 0.05 : 0.17, a), [0, size * 0.02, 0])
    line(marks, along([foot, mid, tip], 9), {
      ink: i === 6 ? ink('#f0b46a') : ink('#e8943c'),
      width: size * 0.014 + 0.8,
      bias: 5,
      taper: 'out',
    })
    if (i < 6)
      grain(marks, tip, size * 0.045, ink('#4a2a18'), { ry: size * 0.016, turn: i * 40, bias: 8 })
    else grain(marks, tip, size * 0.014, ink('#f4d08a'), { bias: 8 })
  }
}

/** A bud, or a spent flower when `spent`. */
function bud(marks: Relief, pose: Pose, ripe: number, spent = false): void {
  const body = spent ? ink('#b0603a') : mix(ink('#93a652'), orange, ripe)
  lathe(
    marks,
    pose,
    (u, a) => [
      u,
      (spent ? 0.085 : 0.125) *
        Math.sin(Math.PI * clamp(0.1 + 0.87 * u ** (spent ? 0.7 : 1.25))) ** 0.85 *
        (1 + (spent ? 0.22 : 0.08) * Math.cos(a * 3 + (spent ? u * 9 : 0))),
    ],
    {
      upper: (u, v) =>
        mix(
          mix(ink('#8a9a4c'), body, ease(0, 0.45, u)),
          spent ? ink('#7a3a24') : apricot,
          0.25 + 0.25 * Math.cos(v * Math.PI * 3),
        ),
      shadow: [150, 110, 80],
      contrast: 1.25,
    },
    { rings: 22, around: 26 },
  )
}

/** Leaves arching from one foot, some before, some behind. */
function fountain(
  marks: Relief,
  foot: Vec,
  reach: number,
  seed: string,
  tones: { base: string; pale: string; under?: string; edge: string },
  count = 12,
  scorch?: { ink: string; reach: number },
): void {
  const chance = random(`fountain ${seed}`)
  for (let i = 0; i < count; i += 1) {
    const side = i % 2 ? 1 : -1
    const spread = side * (0.1 + (0.9 * i) / count)
    const length = reach * chance.between(0.8, 1.1)
    const z = chance.between(-1, 1) * 90
    const x = (t: number): number =>
      foot[0] + side * (i / count) * 18 + spread * length * 0.75 * t ** 1.25
    const rise = length * (0.95 - 0.35 * Math.abs(spread))
    const fallBack = length * (0.16 + 0.62 * Math.abs(spread))
    const y = (t: number): number => foot[1] - rise * (1 - (1 - t) ** 1.7) + fallBack * t ** 3
    const p = (t: number): Vec => [x(t), y(t), foot[2] + z * t]
    const turned = chance.chance(0.4)
    strap(marks, [p(0), p(0.22), p(0.45), p(0.68), p(0.86), p(1)], {
      half: reach * 0.026,
      ...tones,
      fold: 0.5,
      up: [-side * 0.45, -0.55, 0.65],
      twist: (u) => (turned ? side * 1.2 * ease(0.5, 0.95, u) : 0),
      ...(scorch ? { scorch } : {}),
    })
  }
}
const green = { base: '#467a3e', pale: '#95b866', under: '#7fa25a', edge: '#2a4a22' }
const mist = { base: '#95b08c', pale: '#bfcfae', edge: '#95ad8a' }

export const hemerocallisFulva: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  creationPhotograph: 'hemerocallis-fulva-summer-1.webp',
  photographs: [
    {
      file: 'hemerocallis-fulva-summer-1.webp',
      season: 'summer',
      date: '2025-06-24',
      location: 'Library Lawn',
      draw: () =>
        seasonSheet(
          name,
          'summer',
          [
            garden(
              'daylily 1',
              ['#8fae78', '#b5c890', '#d9d4a0', '#7d9f78'],
              16,
              { x: 0, y: 0, width: 1200, height: 880 },
              0.5,
            ),
            soft(
              scene((far) => {
                flower(far, { at: [1050, 300, -600], face: [0.5, -0.4, 0.6], size: 130 }, 'far')
                petiole(
                  far,
                  [
                    [1000, 930, -700],
                    [1010, 600, -680],
                    [1040, 330, -620],
                  ],
                  7,
                  6,
                  '#8fa868',
                  '#8fa868',
                )
                fountain(far, [260, 1000, -700], 760, 'm1', mist, 8)
              }),
              6,
              0.65,
            ),
            scene((near) => {
              petiole(
                near,
                [
                  [690, 940, -260],
                  [680, 760, -220],
                  [640, 600, -180],
                  [590, 500, -120],
                ],
                11,
                8,
                '#7d9a4c',
              )
              petiole(
                near,
                [
                  [650, 620, -190],
                  [760, 520, -160],
                  [830, 400, -120],
                ],
                7,
                6,
                '#7d9a4c',
              )
              petiole(
                near,
                [
                  [780, 500, -170],
                  [850, 500, -160],
                  [905, 470, -140],
                ],
                5,
                5,
                '#7d9a4c',
              )
              bud(near, { at: [828, 405, -110], face: [0.25, -0.95, 0.2], size: 215 }, 0.6)
              bud(near, { at: [903, 474, -130], face: [0.75, -0.6, 0.2], size: 120 }, 0.1)
              flower(
                near,
                { at: [560, 470, 0], face: [-0.3, -0.2, 0.93], size: 330, spin: 0.5 },
                'one',
              )
            }),
          ].join(''),
        ),
    },
    {
      file: 'hemerocallis-fulva-summer-2.webp',
      season: 'summer',
      date: '2025-07-10',
      location: 'Library Lawn',
      draw: () =>
        seasonSheet(
          name,
          'summer',
          [
            garden(
              'daylily 2',
              ['#93b084', '#bccd9c', '#dcd9b0', '#86a688'],
              15,
              { x: 0, y: 0, width: 1200, height: 880 },
              0.45,
            ),
            soft(
              scene((far) => {
                fountain(far, [900, 1060, -700], 800, 'm2', mist, 10)
              }),
              5,
              0.65,
            ),
            scene((near) => {
              fountain(near, [280, 1080, -500], 760, 'n2', green, 9)
              petiole(
                near,
                [
                  [520, 940, -60],
                  [530, 740, -40],
                  [560, 560, 0],
                  [590, 470, 0],
                ],
                10,
                7,
                '#7d9a4c',
              )
              petiole(
                near,
                [
                  [560, 560, -20],
                  [480, 470, 0],
                  [438, 413, 0],
                ],
                7,
                6,
                '#7d9a4c',
              )
              petiole(
                near,
                [
                  [590, 470, 0],
                  [680, 420, 10],
                  [740, 400, 20],
                ],
                6,
                6,
                '#7d9a4c',
              )
              petiole(
                near,
                [
                  [590, 480, 0],
                  [610, 400, 10],
                  [640, 330, 10],
                ],
                6,
                5,
                '#7d9a4c',
              )
              petiole(
                near,
                [
                  [570, 520, -10],
                  [680, 520, -20],
                  [760, 560, -20],
                ],
                5,
                4.5,
                '#7d9a4c',
              )
              strap(
                near,
                [
                  [560, 566, 10],
                  [520, 520, 20],
                  [505, 450, 30],
                ],
                { half: 12, ...green },
              )
              flower(
                near,
                { at: [398, 396, 20], face: [-0.9, -0.32, 0.3], size: 250, spin: 0.3 },
                'side',
                0.92,
              )
              bud(near, { at: [738, 402, 20], face: [0.8, -0.55, 0.2], size: 230 }, 0.85)
              bud(near, { at: [640, 334, 10], face: [0.12, -0.98, 0.15], size: 165 }, 0.3)
              bud(near, { at: [758, 558, -20], face: [0.5, 0.85, 0.1], size: 170 }, 1, true)
              bud(near, { at: [600, 440, 0], face: [-0.4, -0.9, 0.2], size: 70 }, 0)
            }),
          ].join(''),
        ),
    },
    {
      file: 'hemerocallis-fulva-spring-1.webp',
      season: 'spring',
      date: '2026-03-25',
      location: 'Library Lawn',
      draw: () => {
        const chance = random('daylily litter')
        return seasonSheet(
          name,
          'spring',
          [
            garden(
              'daylily 3',
              ['#c3bc94', '#b3c094', '#d3c9a8', '#a8a07c'],
              14,
              { x: 0, y: 300, width: 1200, height: 580 },
              0.5,
            ),
            soft(
              scene((far) => {
                fountain(far, [1010, 760, -700], 420, 'm3', mist, 8)
                fountain(far, [190, 740, -700], 400, 'm4', mist, 8)
              }),
              5,
              0.7,
            ),
            scene((near) => {
              for (let i = 0; i < 46; i += 1) {
                const [x, y] = [chance.between(60, 1140), chance.between(770, 860)]
                strap(
                  near,
                  [
                    [x, y, -200],
                    [x + chance.around(0, 90), y - chance.between(0, 22), -196],
                    [x + chance.around(0, 170), y + chance.around(0, 14), -200],
                  ],
                  {
                    half: chance.between(2, 6),
                    base: '#93744a',
                    pale: '#c3a678',
                    edge: '#6a4f2c',
                    shadow: [112, 100, 84],
                  },
                )
              }
              fountain(
                near,
                [400, 850, 0],
                560,
                'n3',
                { base: '#6a9a44', pale: '#b5cf7c', under: '#a3c070', edge: '#3f6428' },
                12,
              )
              fountain(
                near,
                [760, 860, 80],
                660,
                'n4',
                { base: '#5f933f', pale: '#b0cc76', under: '#9dbb6a', edge: '#3a5f26' },
                14,
              )
              fountain(
                near,
                [570, 862, 160],
                300,
                'n5',
                { base: '#7faa4c', pale: '#c6d98c', under: '#b5cc80', edge: '#4a7030' },
                8,
              )
            }),
          ].join(''),
        )
      },
    },
    {
      file: 'hemerocallis-fulva-autumn-1.webp',
      season: 'autumn',
      date: '2025-11-12',
      location: 'Library Lawn',
      draw: () =>
        seasonSheet(
          name,
          'autumn',
          [
            garden(
              'daylily 4',
              ['#d6bb84', '#c3a874', '#b3a880', '#dcc79c'],
              14,
              { x: 0, y: 100, width: 1200, height: 780 },
              0.45,
            ),
            soft(
              scene((far) =>
                fountain(
                  far,
                  [980, 960, -700],
                  620,
                  'm5',
                  { base: '#bfa878', pale: '#d3c296', edge: '#b39c6a' },
                  9,
                ),
              ),
              5,
              0.6,
            ),
            scene((near) => {
              fountain(
                near,
                [500, 900, 0],
                660,
                'n6',
                { base: '#a9924a', pale: '#d6c480', under: '#c9b678', edge: '#6a5626' },
                13,
                { ink: '#9a6534', reach: 0.7 },
              )
              petiole(
                near,
                [
                  [540, 910, 60],
                  [560, 640, 60],
                  [620, 380, 60],
                  [640, 250, 60],
                ],
                7,
                4,
                '#a38450',
                '#5a4020',
              )
              petiole(
                near,
                [
                  [622, 380, 60],
                  [700, 300, 60],
                  [742, 240, 60],
                ],
                4,
                3,
                '#a38450',
                '#5a4020',
              )
              petiole(
                near,
                [
                  [600, 450, 60],
                  [550, 370, 60],
                  [520, 320, 60],
                ],
                4,
                3,
                '#a38450',
                '#5a4020',
              )
              for (const [x, y, fx] of [
                [640, 254, 0.05],
                [742, 244, 0.5],
                [520, 326, -0.4],
              ] as const)
                bud(near, { at: [x, y, 62], face: [fx, -0.95, 0.2], size: 54 }, 1, true)
            }),
          ].join(''),
        ),
    },
  ],
  artworks: [
    {
      file: 'hemerocallis-fulva-plate-1.webp',
      date: '2025-07-16',
      location: 'Art Room',
      draw: () => {
        const chance = random('daylily plate')
        const leaves: string[] = []
        for (const [i, [lift, tipX, tipY]] of (
          [
            [0.5, 120, 760],
            [0.8, 210, 560],
            [1, 330, 420],
            [0.7, 660, 700],
            [0.55, 820, 880],
            [0.35, 60, 980],
            [0.9, 560, 520],
            [0.4, 900, 1060],
            [0.6, 300, 840],
            [0.5, 640, 900],
          ] as const
        ).entries()) {
          const x = 420 + (i - 5) * 9
          leaves.push(
            brush({
              points: [
                [x, 1190],
                [x + (tipX - x) * 0.28, 1190 - 420 * lift],
                [x + (tipX - x) * 0.7, tipY - 70],
                [tipX, tipY + 30],
              ],
              width: chance.between(18, 30),
              colour: ['#3c4d38', '#55664a', '#6c7a5c', '#46573f'][i % 4] as string,
              opacity: 0.72,
              dry: 0.3,
              seed: `leaf ${i}`,
            }),
          )
        }
        return plate(
          name,
          [
            blot([430, 1160], 420, 140, '#9aa080', 0.25),
            blot([560, 420], 320, 280, '#e2b88a', 0.16),
            brushed(leaves.join(''), 5, 0.045),
            brushed(
              [
                brush({
                  points: [
                    [440, 1190],
                    [470, 900],
                    [520, 640],
                    [560, 470],
                  ],
                  width: 13,
                  colour: '#5c6e40',
                  press: 'stalk',
                  opacity: 0.85,
                  seed: 'd1',
                }),
                brush({
                  points: [
                    [500, 740],
                    [600, 640],
                    [700, 540],
                    [742, 470],
                  ],
                  width: 9,
                  colour: '#5c6e40',
                  press: 'stalk',
                  opacity: 0.85,
                  seed: 'd2',
                }),
                brush({
                  points: [
                    [524, 620],
                    [460, 520],
                    [420, 430],
                    [392, 330],
                  ],
                  width: 8,
                  colour: '#5c6e40',
                  press: 'stalk',
                  opacity: 0.8,
                  seed: 'd3',
                }),
                brush({
                  points: [
                    [640, 600],
                    [720, 620],
                    [770, 600],
                  ],
                  width: 6,
                  colour: '#5c6e40',
                  press: 'stalk',
                  opacity: 0.8,
                  seed: 'd4',
                }),
              ].join(''),
              3.5,
              0.05,
            ),
            scene((m) => {
              flower(
                m,
                { at: [566, 432, 0], face: [-0.1, -0.5, 0.84], size: 250, spin: 0.9 },
                'plate',
              )
              bud(m, { at: [742, 474, 0], face: [0.35, -0.92, 0.15], size: 190 }, 0.8)
              bud(m, { at: [392, 334, 0], face: [-0.25, -0.95, 0.15], size: 140 }, 0.3)
              bud(m, { at: [768, 602, 0], face: [0.8, -0.4, 0.15], size: 84 }, 0.05)
            }),
          ].join(''),
          { at: [875, 140], text: '忘忧', size: 40 },
        )
      },
    },
  ],
}
