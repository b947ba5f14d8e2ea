/** 蒲公英 Taraxacum mongolicum: a hundred straps in one head, the clock, the runcinate rosette. */
import { mix } from '../kit/colour.ts'
import { random } from '../kit/random.ts'
import {
  clamp,
  cross,
  ease,
  ink,
  line,
  plus,
  type Relief,
  scene,
  times,
  unit,
  type Vec,
} from '../kit/relief.ts'
import {
  blade,
  blunt,
  fanVeins,
  featherVeins,
  leafSkin,
  leafSpine,
  type Pose,
  petalSpine,
  placed,
} from '../kit/relief-blade.ts'
import { grain, lathe } from '../kit/relief-form.ts'
import { petiole } from '../kit/relief-leaf.ts'
import { strap } from '../kit/relief-strap.ts'
import { garden, soft } from '../kit/wash.ts'
import { seasonSheet } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'

const name = { latin: 'Taraxacum mongolicum', chinese: '蒲公英' }
const [amber, gold, lemon] = [ink('#d18f10'), ink('#f2c41c'), ink('#fbe878')]

function head(marks: Relief, pose: Pose, seed: string, open = 1): void {
  const chance = random(`dandelion ${seed}`)
  const size = pose.size ?? 1
  const count = 215
  for (let i = 0; i < count; i += 1) {
    const t = (i + 1) / count
    blade(
      marks,
      petalSpine(pose, {
        angle: i * 2.39996 + chance.around(0, 0.08),
        length: (0.32 + 0.68 * t ** 0.7) * chance.around(1, 0.06),
        radius: 0.02 + 0.1 * t,
        height: 0.06 * (1 - t),
        sway: chance.around(0, 0.18),
        lean: (u) =>
          open * (0.1 + 1.3 * t ** 0.8 + chance.around(0, 0.002) + (0.35 * t - 0.25 * (1 - t)) * u),
      }),
      {
        half: (u) => size * (0.026 + 0.023 * t) * (0.5 + 0.5 * ease(0, 0.5, u)),
        cup: 0.7 - 0.3 * t,
        forward: (u, v) =>
          (u > 0.9 ? size * 0.012 * (Math.abs(Math.sin(v * 7.8 + 1.57)) - 1) : 0) +
          size * blunt(0.01)(u, v),
        skin: {
          upper: (u) =>
            mix(
              mix(amber, gold, ease(0, 0.4, u) * (0.4 + 0.6 * t)),
              lemon,
              0.55 * ease(0.4, 1, u) * t,
            ),
          under: (u) =>
            mix(mix(ink('#b99a34'), gold, ease(0, 0.5, u)), ink('#a89a6a'), t > 0.85 ? 0.4 : 0.05),
          shadow: [196, 138, 62],
          contrast: 1.25,
        },
        veins: fanVeins(2, { ink: ink('#a8720c'), width: 0.6, opacity: 0.3, bias: 3 }),
        edge: { ink: ink('#a06c0a'), width: 0.6, opacity: 0.45, bias: 2.5 },
        nv: 4,
      },
    )
  }
  for (let i = 0; i < 26; i += 1) {
    const foot = placed(pose, 0.12 + chance.between(0, 0.08), chance.between(0, 0.16), i * 2.4)
    const tip = placed(pose, 0.34 + chance.between(0, 0.1), chance.between(0.02, 0.22), i * 2.4)
    line(marks, [foot, tip], { ink: gold, width: size * 0.013 + 0.6, bias: 3 })
    for (const side of [-1, 1])
      line(marks, [tip, plus(tip, [side * size * 0.025, -size * 0.018, 0])], {
        ink: ink('#b98210'),
        width: 1.2,
        bias: 4,
      })
  }
  involucre(marks, pose, false)
}

/** The cup of bracts: upright within, the outer ones close with a small dark horn. */
function involucre(marks: Relief, pose: Pose, down: boolean): void {
  const size = pose.size ?? 1
  for (let w = 0; w < 2; w += 1) {
    for (let i = 0; i < 13; i += 1) {
      blade(
        marks,
        petalSpine(pose, {
          angle: ((i + w * 0.5) / 13) * 6.283,
          length: w ? 0.24 : 0.4,
          height: -0.3,
          radius: 0.06,
          lean: (u) => (down ? 1.6 + 1.3 * u : w ? 0.75 - 0.75 * u : 0.7 - 0.8 * u),
        }),
        {
          half: (u) => size * 0.055 * Math.sin(Math.PI * clamp(0.25 + 0.74 * u)) ** 0.8,
          cup: 0.9,
          skin: {
            upper: () => ink('#9db36c'),
            under: (u) =>
              mix(
                mix(ink('#6f8f44'), ink('#a9ba78'), 0.4 * u),
                ink('#6d3f3a'),
                w ? 0.85 * ease(0.72, 0.95, u) : 0.4 * ease(0.85, 1, u),
              ),
            contrast: 1.2,
          },
          edge: { ink: ink('#3c5224'), width: 0.8, opacity: 0.5 },
        },
      )
    }
  }
  lathe(
    marks,
    pose,
    (u) => [-0.31 + 0.05 * u, 0.05 + 0.05 * u],
    { upper: () => ink('#7d9a4c'), contrast: 1.2 },
    { rings: 3, around: 14 },
  )
}

/** One fruit with its parachute, standing out along `d` from `foot`. */
function seed(marks: Relief, foot: Vec, d: Vec, size: number, name: string): void {
  const chance = random(`seed ${name}`)
  const neck = plus(foot, times(d, size * 0.16))
  const top = plus(foot, times(d, size * 0.62))
  line(marks, [foot, plus(foot, times(d, size * 0.08)), neck], {
    ink: ink('#7a5a34'),
    width: size * 0.045,
    taper: 'both',
    bias: 1,
  })
  line(marks, [neck, top], { ink: ink('#b3aa8e'), width: Math.max(0.7, size * 0.006), bias: 1 })
  const side = unit(cross(d, Math.abs(d[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  const up = cross(d, side)
  const rays = 30
  for (let i = 0; i < rays; i += 1) {
    const a = (i / rays) * 6.283 + chance.around(0, 0.1)
    const out = plus(times(side, Math.cos(a)), times(up, Math.sin(a)))
    const reach = size * chance.between(0.33, 0.42)
    const end = plus(top, plus(times(out, reach), times(d, reach * chance.between(0.3, 0.55))))
    line(marks, [top, plus(plus(top, times(out, reach * 0.5)), times(d, reach * 0.12)), end], {
      ink: d[2] < 0 ? ink('#b9b8ac') : ink('#ffffff'),
      width: Math.max(0.55, size * 0.005),
      opacity: 0.72,
      bias: 1,
    })
    if (i % 3 === 0)
      line(marks, [top, plus(plus(top, times(out, reach * 0.5)), times(d, reach * 0.12)), end], {
        ink: ink('#8d8f80'),
        width: 0.5,
        opacity: 0.45,
        bias: 0,
      })
  }
  grain(marks, top, Math.max(0.8, size * 0.012), ink('#a59c80'), { bias: 2, shine: false })
}

function clock(
  marks: Relief,
  pose: Pose,
  seedName: string,
  missing: (d: Vec) => boolean = () => false,
): void {
  const size = pose.size ?? 1
  involucre(marks, { ...pose, at: placed(pose, 0, 0, 0), size: size * 0.62 }, true)
  lathe(
    marks,
    { ...pose, size: size * 0.13 },
    (u) => [-0.6 + 1.3 * u, Math.sin(Math.PI * clamp(0.2 + 0.78 * u))],
    { upper: () => ink('#d3cba4'), contrast: 1.2 },
    { rings: 9, around: 16 },
  )
  const count = 120
  for (let i = 0; i < count; i += 1) {
    const y = 1 - (2 * (i + 0.5)) / count
    const r = Math.sqrt(1 - y * y)
    const d: Vec = [Math.cos(i * 2.39996) * r, -y, Math.sin(i * 2.39996) * r]
    if (d[1] > 0.82) continue
    if (missing(d)) {
      grain(marks, plus(pose.at, times(d, size * 0.12)), size * 0.011, ink('#8a7a50'), { bias: 3 })
      continue
    }
    seed(marks, plus(pose.at, times(d, size * 0.11)), d, size, `${seedName} ${i}`)
  }
}

/** Lobes that point back to the foot, and a larger one at the tip. */
const runcinate = (u: number): number => {
  if (u > 0.74) return 0.02 + Math.sin(Math.PI * clamp((u - 0.6) / 0.4, 0, 0.999)) ** 0.8 * 0.78
  const s = (u * 7) % 1
  return 0.16 + (0.2 + 0.75 * u ** 0.7) * (s < 0.22 ? s / 0.22 : 1 - (s - 0.22) / 0.78) ** 1.1
}
function leaf(
  marks: Relief,
  base: Vec,
  points: Vec[],
  half: number,
  phase: number,
  tones: readonly [string, string] = ['#4c7a3c', '#8fb260'],
): void {
  blade(marks, leafSpine([base, ...points], [-0.2, -0.75, 0.6]), {
    half: (u) => half * runcinate(clamp(u + 0.012 * Math.sin(u * 40 + phase))),
    forward: (u, v) =>
      u < 0.74
        ? -half * 0.5 * Math.abs(v) * runcinate(u)
        : -half * 0.25 * v * v * (1 - ease(0.9, 1, u)),
    fold: 0.12,
    cup: -0.2,
    ruffle: { height: half * 0.16, waves: 3, phase },
    skin: {
      ...leafSkin({
        base: ink(tones[0]),
        pale: ink(tones[1]),
        under: ink('#b3c498'),
        shadow: [90, 108, 84],
        contrast: 1.25,
        gloss: 0.12,
      }),
    },
    veins: featherVeins(
      6,
      0.02,
      { ink: ink('#c9a08a'), width: 3.4, opacity: 0.9, bias: 4 },
      { ink: ink('#c3cf98'), width: 1, opacity: 0.6, bias: 4 },
    ),
    edge: { ink: ink('#2f4a22'), width: 0.9, opacity: 0.6 },
    nu: 84,
  })
}
function rosette(
  marks: Relief,
  at: Vec,
  reach: number,
  count: number,
  seedName: string,
  tones?: readonly [string, string],
  tilt = 0.42,
): void {
  const chance = random(`rosette ${seedName}`)
  for (let i = 0; i < count; i += 1) {
    const a = (i / count) * 6.283 + chance.around(0, 0.2)
    const r = reach * chance.between(0.78, 1.1)
    const p = (t: number, lift: number): Vec => [
      at[0] + Math.cos(a + 0.1 * t) * r * t,
      at[1] + Math.sin(a + 0.1 * t) * r * t * tilt - lift * reach,
      at[2] + Math.sin(a) * r * t,
    ]
    leaf(
      marks,
      p(0.03, 0),
      [p(0.35, 0.1), p(0.7, 0.12 + chance.between(0, 0.05)), p(1, chance.between(0, 0.07))],
      reach * 0.15,
      chance.between(0, 6),
      tones,
    )
  }
}
const stalkColour = '#a9a878'
function scape(marks: Relief, points: Vec[], width: number): void {
  petiole(marks, points, width, width * 0.8, stalkColour, '#6a6a3c')
}
/** Grass behind and before. */
function grass(
  marks: Relief,
  seedName: string,
  count: number,
  y: number,
  reach: number,
  depth: number,
  tones: readonly string[] = ['#6d9450', '#8aac62', '#5b8448'],
): void {
  const chance = random(`grass ${seedName}`)
  for (let i = 0; i < count; i += 1) {
    const x = chance.between(-20, 1220)
    const h = reach * chance.between(0.5, 1)
    const lean = chance.around(0, 0.7)
    const tone = chance.pick(tones)
    strap(
      marks,
      [
        [x, y, depth],
        [x + lean * h * 0.25, y - h * 0.55, depth + 10],
        [x + lean * h * 0.8, y - h, depth],
      ],
      { half: chance.between(3, 6.5), base: tone, pale: '#b3cb86', edge: '#3f6030', ribs: 2 },
    )
  }
}
/** Lawn in the distance: a wash that fades towards the top. */
function lawn(y: number, colour: string): string {
  return `<linearGradient id="lawn" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset="0.35" stop-color="${colour}" stop-opacity="0.5"/><stop offset="1" stop-color="${colour}" stop-opacity="0.72"/></linearGradient><rect x="0" y="${y}" width="1200" height="${900 - y}" fill="url(#lawn)"/>`
}
const mistGrass = ['#9db58c', '#b0c39a', '#90aa84']

export const taraxacumMongolicum: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    {
      file: 'taraxacum-mongolicum-spring-1.webp',
      season: 'spring',
      date: '2026-04-04',
      location: 'Playing Field',
      draw: () =>
        seasonSheet(
          name,
          'spring',
          [
            garden(
              'dandelion 1',
              ['#a9be88', '#c7d3a0', '#93ad7c', '#dfe0b0'],
              16,
              { x: 0, y: 0, width: 1200, height: 880 },
              0.5,
            ),
            soft(
              scene((far) => {
                grass(far, 'f1', 60, 900, 380, -900, mistGrass)
                head(far, { at: [1010, 420, -700], face: [0.1, -0.8, 0.5], size: 80 }, 'far')
                scape(
                  far,
                  [
                    [1030, 920, -720],
                    [1010, 430, -720],
                  ],
                  6,
                )
              }),
              5,
              0.7,
            ),
            scene((near) => {
              scape(
                near,
                [
                  [520, 940, -200],
                  [540, 720, -180],
                  [566, 480, -140],
                ],
                11,
              )
              scape(
                near,
                [
                  [760, 940, -240],
                  [800, 780, -220],
                  [806, 640, -200],
                ],
                9,
              )
              head(near, { at: [806, 606, -160], face: [0.3, -0.9, 0.28], size: 128 }, 'half', 0.5)
              head(near, { at: [570, 390, 0], face: [0.1, -0.55, 0.82], size: 275 }, 'one')
              grass(near, 'n1', 26, 940, 240, 60)
            }),
          ].join(''),
        ),
    },
    {
      file: 'taraxacum-mongolicum-spring-2.webp',
      season: 'spring',
      date: '2026-04-28',
      location: 'Playing Field',
      draw: () =>
        seasonSheet(
          name,
          'spring',
          [
            garden(
              'dandelion 2',
              ['#6f8f6c', '#8aa880', '#5f8064', '#7f9f86'],
              18,
              { x: -100, y: -60, width: 1400, height: 1000 },
              0.75,
            ),
            soft(
              scene((far) => grass(far, 'f2', 50, 920, 420, -900, ['#5f8058', '#74946a'])),
              7,
              0.6,
            ),
            scene((near) => {
              scape(
                near,
                [
                  [470, 940, -60],
                  [480, 720, -60],
                  [462, 470, -40],
                ],
                10,
              )
              clock(
                near,
                { at: [460, 370, 0], face: [-0.05, -1, 0.1], size: 330 },
                'clock',
                (d) => d[0] > 0.52 && d[1] < 0.45,
              )
              for (const [i, [x, y, z, dx, dy]] of (
                [
                  [820, 330, 40, 0.35, -0.8],
                  [930, 200, 0, 0.2, -0.9],
                  [1040, 420, -40, 0.55, -0.7],
                  [760, 520, 60, 0.6, -0.6],
                  [1090, 140, -80, 0.3, -0.85],
                ] as const
              ).entries())
                seed(
                  near,
                  [x, y, z],
                  unit([dx, dy, 0.35 * Math.sin(i * 2)]),
                  210 - i * 18,
                  `fly ${i}`,
                )
            }),
          ].join(''),
          '#9db39a',
        ),
    },
    {
      file: 'taraxacum-mongolicum-spring-3.webp',
      season: 'spring',
      date: '2026-03-28',
      location: 'Playing Field',
      draw: () =>
        seasonSheet(
          name,
          'spring',
          [
            garden(
              'dandelion 3',
              ['#b9a884', '#c9bf98', '#a8b088', '#bcae8c'],
              14,
              { x: 0, y: 240, width: 1200, height: 640 },
              0.5,
            ),
            soft(
              scene((far) => grass(far, 'f3', 90, 560, 200, -900, mistGrass)),
              4,
              0.7,
            ),
            lawn(400, '#9aab78'),
            soft(
              scene((far) => {
                for (const [k, y] of [560, 640, 740].entries())
                  grass(far, `t${k}`, 50, y, 90 + k * 20, -800, ['#8aa468', '#7a9860', '#9ab078'])
              }),
              2,
              0.55,
            ),
            scene((near) => {
              rosette(near, [590, 640, 0], 430, 15, 'a')
              rosette(near, [590, 632, 30], 240, 8, 'b', ['#6a9448', '#a9c474'])
              for (const [x, y, h, s, o, fx] of [
                [560, 610, 240, 96, 1, -0.1],
                [650, 616, 170, 84, 0.9, 0.25],
                [500, 622, 120, 70, 0.35, -0.3],
                [610, 640, 70, 58, 0.15, 0.05],
              ] as const) {
                scape(
                  near,
                  [
                    [x + (590 - x) * 0.6, y + 20, 80],
                    [x, y - h * 0.5, 110],
                    [x + fx * 60, y - h, 130],
                  ],
                  6.5,
                )
                head(
                  near,
                  { at: [x + fx * 66, y - h - 20, 150], face: [fx, -0.86, 0.5], size: s },
                  `r${x}`,
                  o,
                )
              }
              grass(near, 'n3', 22, 900, 130, 300)
            }),
          ].join(''),
        ),
    },
    {
      file: 'taraxacum-mongolicum-autumn-1.webp',
      season: 'autumn',
      date: '2025-10-12',
      location: 'Library Lawn',
      draw: () => {
        const chance = random('autumn leaves')
        return seasonSheet(
          name,
          'autumn',
          [
            garden(
              'dandelion 4',
              ['#d3bb82', '#bcae7c', '#a9a878', '#dcc898'],
              14,
              { x: 0, y: 100, width: 1200, height: 780 },
              0.45,
            ),
            soft(
              scene((far) =>
                grass(far, 'f4', 80, 640, 240, -900, ['#b3ad7c', '#c3b98a', '#a8a874']),
              ),
              4,
              0.7,
            ),
            lawn(480, '#b3a868'),
            soft(
              scene((far) => {
                for (const [k, y] of [650, 730, 810].entries())
                  grass(far, `u${k}`, 44, y, 90 + k * 20, -800, ['#a3a464', '#b8ac6c', '#94985c'])
              }),
              2,
              0.55,
            ),
            scene((near) => {
              rosette(near, [430, 720, 0], 300, 12, 'c', ['#5c7a3c', '#a3ac5c'], 0.36)
              scape(
                near,
                [
                  [440, 720, 60],
                  [450, 560, 80],
                  [430, 400, 90],
                ],
                7,
              )
              clock(
                near,
                { at: [428, 316, 100], face: [-0.05, -1, 0.1], size: 170 },
                'autumn',
                (d) => d[0] + d[2] * 0.4 > 0.1,
              )
              scape(
                near,
                [
                  [470, 730, 70],
                  [640, 600, 90],
                  [700, 520, 100],
                ],
                7,
              )
              head(near, { at: [712, 486, 120], face: [0.3, -0.85, 0.45], size: 115 }, 'autumn', 1)
              // Ginkgo leaves blown over from the gate.
              for (const [x, y, a, s] of [
                [860, 740, 0.5, 92],
                [1000, 690, 2.4, 74],
                [760, 800, -1.2, 80],
                [180, 800, 0.9, 84],
              ] as const) {
                blade(
                  near,
                  leafSpine(
                    [
                      [x, y, 200],
                      [x + Math.cos(a) * s * 0.6, y + Math.sin(a) * s * 0.3, 212],
                      [x + Math.cos(a) * s * 1.1, y + Math.sin(a) * s * 0.55, 204],
                    ],
                    [-0.1, -0.85, 0.5],
                  ),
                  {
                    half: (u) => s * 0.82 * u ** 0.8,
                    forward: (u, v) =>
                      -s * 0.5 * v * v * u -
                      s * 0.16 * Math.exp(-((v / 0.1) ** 2)) * ease(0.6, 1, u),
                    skin: {
                      upper: (u) => mix(ink('#d9a92c'), ink('#f0d060'), u),
                      under: () => ink('#e8cf84'),
                      shadow: [170, 130, 70],
                      contrast: 1.2,
                    },
                    veins: fanVeins(
                      13,
                      { ink: ink('#b3841c'), width: 0.8, opacity: 0.5, bias: 4 },
                      0.02,
                      0.96,
                    ),
                    edge: { ink: ink('#8f6412'), width: 0.9, opacity: 0.6 },
                    ruffle: { height: 8, waves: 1, phase: a },
                  },
                )
                petiole(
                  near,
                  [
                    [
                      x - Math.cos(a) * s * 0.7,
                      y - Math.sin(a) * s * 0.25 + chance.around(0, 8),
                      200,
                    ],
                    [x, y, 202],
                  ],
                  2,
                  2.4,
                  '#d3b04c',
                  '#8f6412',
                )
              }
              grass(near, 'n4', 30, 880, 130, 260, ['#8a9a54', '#a3a860', '#75884a'])
            }),
          ].join(''),
        )
      },
    },
  ],
  artworks: [],
}
