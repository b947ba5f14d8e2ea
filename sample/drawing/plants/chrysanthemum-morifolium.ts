/** 菊花 Chrysanthemum × morifolium: incurved, spider and single heads, the lobed grey-backed leaf, frost at the end. */

import { brush } from '../kit/brush.ts'
import { mix } from '../kit/colour.ts'
import { random } from '../kit/random.ts'
import { clamp, ease, type Ink, ink, type Relief, scene, type Vec } from '../kit/relief.ts'
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
import { greens, type LeafColours, petiole } from '../kit/relief-leaf.ts'
import { blot, brushed, garden, soft } from '../kit/wash.ts'
import { plate, seasonSheet } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'

const name = { latin: 'Chrysanthemum × morifolium', chinese: '菊花' }
type Hue = { deep: string; body: string; pale: string; back: string; edge: string; shadow: Ink }
const hues = {
  gold: {
    deep: '#c98a14',
    body: '#edbe30',
    pale: '#fae896',
    back: '#f0d270',
    edge: '#8f6010',
    shadow: [186, 132, 70],
  },
  lilac: {
    deep: '#7f4a86',
    body: '#b284b8',
    pale: '#efdcec',
    back: '#cfaad0',
    edge: '#5f3468',
    shadow: [140, 112, 158],
  },
  wine: {
    deep: '#6a1a34',
    body: '#9c2f52',
    pale: '#cf6f88',
    back: '#d9a9b4',
    edge: '#4c1026',
    shadow: [140, 84, 104],
  },
  tea: {
    deep: '#a8603c',
    body: '#cf9468',
    pale: '#ecc9a4',
    back: '#e3c09a',
    edge: '#744020',
    shadow: [160, 116, 92],
  },
  dead: {
    deep: '#6a4c2c',
    body: '#94714a',
    pale: '#b89a6e',
    back: '#a5865a',
    edge: '#463018',
    shadow: [110, 96, 80],
  },
} as const satisfies Record<string, Hue>

type Form = {
  count: number
  length(t: number): number
  half(t: number): number
  lean(u: number, t: number): number
  cup: number
  wild?: number
}
const forms = {
  /** Every ray bowed in over the heart. */
  incurved: {
    count: 150,
    length: (t: number) => 0.3 + 0.7 * t ** 0.8,
    half: (t: number) => 0.05 + 0.035 * t,
    lean: (u: number, t: number) =>
      0.15 + 1.75 * t ** 0.9 - (1.25 - 0.5 * t) * u ** 1.4 * (0.4 + 0.6 * t),
    cup: 1.1,
    wild: 0.16,
  },
  /** Long quills that hang and hook at the tip. */
  spider: {
    count: 190,
    length: (t: number) => 0.34 + 0.8 * t ** 0.9,
    half: (t: number) => 0.03 + 0.016 * t,
    lean: (u: number, t: number) =>
      0.1 + 1.25 * t + 0.55 * t * u - 2.1 * ease(0.72, 1, u) * (0.4 + t),
    cup: 1.9,
    wild: 0.5,
  },
  /** A daisy: two rows of flat rays round a disc. */
  single: {
    count: 44,
    length: () => 1,
    half: () => 0.085,
    lean: (u: number, t: number) => 1.28 + 0.14 * t + 0.22 * u,
    cup: 0.4,
    wild: 0.14,
  },
} as const satisfies Record<string, Form>

function head(marks: Relief, pose: Pose, form: Form, hue: Hue, seed: string, open = 1): void {
  const chance = random(`mum ${seed}`)
  const size = pose.size ?? 1
  const disc = form.count < 60
  for (let i = 0; i < form.count; i += 1) {
    const t = disc ? (i % 2 ? 0.4 : 1) : (i + 1) / form.count
    const angle = disc
      ? (i / form.count) * 6.283 + chance.around(0, 0.05)
      : i * 2.39996 + chance.around(0, 0.1)
    const wild = (form.wild ?? 0) * chance.around(0, 1)
    const length = form.length(t) * chance.around(1, 0.08) * (0.7 + 0.3 * open)
    const tone = chance.between(0, 0.3)
    blade(
      marks,
      petalSpine(pose, {
        angle,
        length,
        radius: disc ? 0.17 : 0.02 + 0.07 * t,
        height: disc ? (i % 2 ? 0.02 : 0) : 0.09 * (1 - t),
        sway: chance.around(0, 0.25) + wild * 0.5,
        lean: (u) => (form.lean(u, t) + wild * 0.5 * u) * (0.35 + 0.65 * open),
      }),
      {
        half: (u) =>
          size * form.half(t) * (0.55 + 0.45 * ease(0, 0.5, u)) * (1 - 0.45 * ease(0.78, 1, u)),
        cup: form.cup,
        forward: (u, v) => size * blunt(0.03, disc ? 0.015 : 0.008)(u, v),
        skin: {
          upper: (u, v) =>
            mix(
              mix(ink(hue.deep), ink(hue.body), ease(0, 0.5, u) * (0.55 + 0.45 * t) + tone * 0.4),
              ink(hue.pale),
              0.5 * ease(0.4, 1, u) + 0.15 * Math.abs(v) ** 3,
            ),
          under: (u) =>
            mix(
              mix(ink(hue.deep), ink(hue.back), ease(0, 0.45, u) * (0.5 + 0.5 * t)),
              ink(hue.pale),
              tone + 0.2 * u,
            ),
          shadow: hue.shadow,
          contrast: 1.3,
        },
        veins: fanVeins(2, {
          ink: ink(hue.edge),
          width: 0.7,
          opacity: 0.28,
          bias: 3,
          taper: 'both',
        }),
        edge: { ink: ink(hue.edge), width: 0.7, opacity: 0.5, bias: 2.5 },
        nv: 6,
      },
    )
  }
  if (disc) {
    lathe(
      marks,
      pose,
      (u) => [0.02 + 0.1 * Math.sin(u * 1.57), 0.26 * Math.cos(u * 1.57)],
      { upper: (u) => mix(ink('#c99a24'), ink('#8fa03c'), u), contrast: 1.1 },
      { rings: 8, around: 24 },
    )
    for (let i = 0; i < 150; i += 1) {
      const r = Math.sqrt((i + 0.5) / 150)
      grain(
        marks,
        placed(pose, 0.03 + 0.105 * Math.sqrt(1 - r * r * 0.96), 0.255 * r, i * 2.39996),
        size * 0.017,
        mix(ink('#a9b04a'), ink('#edbe34'), r),
        { bias: size * 0.03 },
      )
    }
  }
  // Bracts and the top of the stalk.
  lathe(
    marks,
    pose,
    (u) => [-0.16 + 0.16 * u, 0.05 + 0.16 * u ** 0.7],
    {
      upper: (u, v) => mix(ink('#71874e'), ink('#9aa870'), 0.5 + 0.5 * Math.sin(v * 38) * u),
      contrast: 1.2,
    },
    { rings: 6, around: 40 },
  )
}

/** Lobes as half-widths: two or three on each side, rounded, with narrow bays. */
const lobed = (u: number): number => {
  // Two pairs of side lobes and a broad end lobe; the foot is a wedge.
  const lobe = (at: number, wide: number, tall: number): number =>
    tall * Math.sqrt(Math.max(0, 1 - ((u - at) / wide) ** 2))
  const body = 0.34 * Math.sin(Math.PI * clamp(u ** 0.8, 0.01, 0.99))
  const lobes = Math.max(lobe(0.36, 0.13, 0.78), lobe(0.6, 0.13, 1), lobe(0.83, 0.165, 0.62), body)
  return Math.max(0.03, lobes * (1 - 0.05 * Math.abs(Math.sin(u * 48))) * ease(0, 0.1, u + 0.02))
}
function leaf(
  marks: Relief,
  base: Vec,
  tip: Vec,
  half: number,
  colours: LeafColours,
  phase: number,
  up: Vec = [-0.25, -0.45, 0.85],
): void {
  const run: Vec = [tip[0] - base[0], tip[1] - base[1], tip[2] - base[2]]
  const bow = half * 0.22 * Math.sin(phase)
  const size = Math.hypot(...run)
  const mid = (t: number, k: number): Vec => [
    base[0] + run[0] * t + (run[1] / size) * bow * k,
    base[1] + run[1] * t - (run[0] / size) * bow * k,
    base[2] + run[2] * t + half * 0.25 * k,
  ]
  const skin = leafSkin({
    base: ink(colours.base),
    pale: ink(colours.pale),
    under: ink(colours.under),
    pairs: 3,
    rise: 0.22,
    swell: 0.08,
    shadow: [92, 108, 100],
    contrast: 1.25,
  })
  blade(marks, leafSpine([base, mid(0.33, 0.9), mid(0.66, 1), tip], up), {
    half: (u) => half * lobed(u),
    forward: (u, v) => half * 0.26 * v * v * Math.sin(Math.PI * u),
    skin,
    fold: 0.18,
    cup: -0.2,
    ruffle: { height: half * 0.08, waves: 1.4, phase },
    veins: featherVeins(
      3,
      0.16,
      { ink: ink(colours.vein), width: Math.max(1, size / 90), opacity: 0.9, bias: 4 },
      { ink: ink(colours.vein), width: Math.max(0.7, size / 170), opacity: 0.7, bias: 4 },
    ),
    edge: { ink: ink(colours.edge), width: 0.9, opacity: 0.6 },
    nu: 64,
  })
}
/** A stalk with alternate leaves; gives the place of its top. */
function stalk(
  marks: Relief,
  points: Vec[],
  leaves: readonly (readonly [t: number, angle: number, length: number])[],
  colours: LeafColours,
  tone = '#788a4e',
): void {
  petiole(marks, points, 8, 6, tone)
  for (const [k, [t, angle, length]] of leaves.entries()) {
    const place = t * (points.length - 1)
    const i = Math.min(points.length - 2, Math.floor(place))
    const [a, b] = [points[i] as Vec, points[i + 1] as Vec]
    const s = place - i
    const at: Vec = [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s, a[2] + 4]
    const foot: Vec = [
      at[0] + Math.cos(angle) * length * 0.2,
      at[1] + Math.sin(angle) * length * 0.2,
      at[2] + 10,
    ]
    petiole(marks, [at, foot], 4, 3, colours.pale, colours.edge)
    leaf(
      marks,
      foot,
      [
        foot[0] + Math.cos(angle) * length,
        foot[1] + Math.sin(angle) * length + length * 0.12,
        at[2] + 50 * Math.sin(k * 2.3),
      ],
      length * 0.36,
      colours,
      k * 1.9 + angle,
    )
  }
}
const dull: LeafColours = { ...greens.blue, base: '#3f6448', pale: '#7d9c74', under: '#b9c3ac' }
const withered: LeafColours = { ...greens.brown, base: '#6a5232', pale: '#9c8050' }

export const chrysanthemumMorifolium: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  creationPhotograph: 'chrysanthemum-morifolium-autumn-1.webp',
  photographs: [
    {
      file: 'chrysanthemum-morifolium-autumn-1.webp',
      season: 'autumn',
      date: '2025-10-31',
      location: 'Rooftop Garden',
      draw: () =>
        seasonSheet(
          name,
          'autumn',
          [
            garden(
              'mum 1',
              ['#a9a878', '#c7b880', '#93a07c', '#d9c48c'],
              15,
              { x: 0, y: 60, width: 1200, height: 820 },
              0.45,
            ),
            soft(
              scene((far) => {
                stalk(
                  far,
                  [
                    [1000, 930, -700],
                    [1020, 600, -700],
                    [1010, 380, -700],
                  ],
                  [
                    [0.3, -0.4, 150],
                    [0.5, 3.4, 150],
                  ],
                  greens.mist,
                )
                head(
                  far,
                  { at: [1010, 340, -600], face: [0.2, -0.6, 0.7], size: 120 },
                  forms.incurved,
                  hues.gold,
                  'far',
                )
              }),
              5,
              0.6,
            ),
            scene((near) => {
              stalk(
                near,
                [
                  [600, 940, -260],
                  [590, 760, -240],
                  [575, 520, -180],
                ],
                [
                  [0.12, 0.12, 260],
                  [0.3, 2.9, 270],
                  [0.46, -0.1, 250],
                  [0.62, 3.3, 230],
                  [0.05, 2.5, 220],
                ],
                dull,
              )
              head(
                near,
                { at: [575, 410, 0], face: [0.05, -0.5, 0.84], size: 270 },
                forms.incurved,
                hues.gold,
                'one',
              )
            }),
          ].join(''),
        ),
    },
    {
      file: 'chrysanthemum-morifolium-autumn-2.webp',
      season: 'autumn',
      date: '2025-11-09',
      location: 'Rooftop Garden',
      draw: () =>
        seasonSheet(
          name,
          'autumn',
          [
            garden(
              'mum 2',
              ['#a9a47c', '#c3b68c', '#93997a', '#d3c49c'],
              15,
              { x: 0, y: 0, width: 1200, height: 880 },
              0.5,
            ),
            scene((near) => {
              stalk(
                near,
                [
                  [690, 940, -300],
                  [660, 760, -260],
                  [610, 540, -200],
                ],
                [
                  [0.1, -0.1, 250],
                  [0.3, 3.1, 260],
                  [0.5, 0.05, 230],
                ],
                { ...dull, base: '#34573e' },
              )
              head(
                near,
                { at: [600, 390, 0], face: [-0.1, -0.42, 0.9], size: 290 },
                forms.spider,
                hues.lilac,
                'spider',
              )
            }),
          ].join(''),
        ),
    },
    {
      file: 'chrysanthemum-morifolium-autumn-3.webp',
      season: 'autumn',
      date: '2025-11-16',
      location: 'Old Wall',
      draw: () =>
        seasonSheet(
          name,
          'autumn',
          [
            garden(
              'mum 3',
              ['#c9b48c', '#b3a078', '#a3a880', '#d6bfa0'],
              15,
              { x: 0, y: 0, width: 1200, height: 880 },
              0.45,
            ),
            soft(
              scene((far) => {
                for (const [x, y, s] of [
                  [1020, 250, 90],
                  [220, 640, 100],
                  [940, 700, 80],
                ] as const) {
                  stalk(
                    far,
                    [
                      [x + 20, 940, -700],
                      [x, y + 30, -650],
                    ],
                    [[0.5, -0.2, 120]],
                    greens.mist,
                  )
                  head(
                    far,
                    { at: [x, y, -600], face: [0.1, -0.5, 0.85], size: s },
                    forms.single,
                    hues.wine,
                    `f${x}`,
                  )
                }
              }),
              5,
              0.6,
            ),
            scene((near) => {
              stalk(
                near,
                [
                  [520, 940, -200],
                  [500, 700, -180],
                  [440, 460, -120],
                ],
                [
                  [0.16, 2.9, 230],
                  [0.34, 0.1, 220],
                  [0.6, 3.2, 180],
                ],
                dull,
              )
              stalk(
                near,
                [
                  [540, 940, -260],
                  [640, 760, -240],
                  [760, 600, -200],
                ],
                [
                  [0.25, 0.35, 220],
                  [0.55, -0.3, 190],
                ],
                dull,
              )
              stalk(
                near,
                [
                  [520, 800, -260],
                  [600, 560, -240],
                  [690, 330, -200],
                ],
                [
                  [0.4, 3.4, 150],
                  [0.66, 0.1, 150],
                ],
                dull,
              )
              head(
                near,
                { at: [430, 410, 0], face: [-0.25, -0.4, 0.88], size: 205 },
                forms.single,
                hues.wine,
                'a',
              )
              head(
                near,
                { at: [780, 570, -60], face: [0.4, -0.3, 0.86], size: 185 },
                forms.single,
                hues.wine,
                'b',
              )
              head(
                near,
                { at: [700, 290, -100], face: [0.3, -0.88, 0.35], size: 160 },
                forms.single,
                hues.wine,
                'c',
                0.85,
              )
            }),
          ].join(''),
        ),
    },
    {
      file: 'chrysanthemum-morifolium-summer-1.webp',
      season: 'summer',
      date: '2025-07-22',
      location: 'Rooftop Garden',
      draw: () =>
        seasonSheet(
          name,
          'summer',
          [
            garden(
              'mum 4',
              ['#93ae88', '#b7c89c', '#cfd8b0', '#84a084'],
              15,
              { x: 0, y: 0, width: 1200, height: 880 },
              0.45,
            ),
            soft(
              scene((far) => {
                stalk(
                  far,
                  [
                    [1010, 940, -700],
                    [1000, -60, -700],
                  ],
                  [
                    [0.12, -0.2, 190],
                    [0.28, 3.3, 190],
                    [0.44, -0.3, 190],
                    [0.58, 3.5, 180],
                    [0.74, -0.3, 180],
                    [0.9, 3.5, 170],
                  ],
                  greens.mist,
                )
                stalk(
                  far,
                  [
                    [180, 940, -700],
                    [190, -60, -700],
                  ],
                  [
                    [0.14, -0.2, 190],
                    [0.34, 3.3, 180],
                    [0.52, -0.2, 190],
                    [0.7, 3.3, 180],
                    [0.86, -0.2, 170],
                  ],
                  greens.mist,
                )
              }),
              5,
              0.7,
            ),
            scene((near) => {
              const leaves = [
                [0.1, 0.2, 290],
                [0.22, 3, 300],
                [0.36, -0.15, 300],
                [0.48, 3.35, 280],
                [0.6, -0.35, 250],
                [0.72, 3.6, 220],
                [0.82, -0.7, 180],
                [0.9, 3.95, 140],
                [0.96, -1, 100],
              ] as const
              stalk(
                near,
                [
                  [620, 950, -60],
                  [600, 700, -40],
                  [590, 430, 0],
                  [596, 250, 20],
                ],
                leaves,
                { ...greens.leaf, base: '#41714a', pale: '#84a872', under: '#bcc8ac' },
              )
              for (const [dx, dy, k] of [
                [-16, -60, 1],
                [20, -54, 2],
                [4, -76, 3],
              ] as const)
                leaf(
                  near,
                  [596, 256, 30],
                  [596 + dx * 1.4, 256 + dy, 60],
                  20,
                  { ...greens.fresh, under: '#c9d3b4' },
                  k,
                  [dx / 30, 0, 0.8],
                )
            }),
          ].join(''),
        ),
    },
    {
      file: 'chrysanthemum-morifolium-winter-1.webp',
      season: 'winter',
      date: '2026-01-04',
      location: 'Rooftop Garden',
      draw: () =>
        seasonSheet(
          name,
          'winter',
          [
            garden(
              'mum 5',
              ['#b5b9b4', '#c7c4b4', '#a9aca8'],
              13,
              { x: 0, y: 60, width: 1200, height: 800 },
              0.4,
            ),
            soft(
              scene((far) => {
                stalk(
                  far,
                  [
                    [990, 940, -700],
                    [1000, 560, -700],
                    [960, 360, -700],
                  ],
                  [[0.4, 2.2, 120]],
                  withered,
                  '#8a7452',
                )
                head(
                  far,
                  { at: [950, 345, -700], face: [-0.5, 0.3, 0.6], size: 80 },
                  forms.incurved,
                  hues.dead,
                  'far',
                  0.5,
                )
              }),
              5,
              0.5,
            ),
            scene((near) => {
              stalk(
                near,
                [
                  [560, 950, -60],
                  [575, 700, -40],
                  [560, 440, -20],
                  [520, 350, 0],
                ],
                [
                  [0.2, 1.9, 170],
                  [0.42, 0.9, 180],
                  [0.6, 2.3, 150],
                  [0.8, 1.2, 110],
                ],
                withered,
                '#7a6240',
              )
              stalk(
                near,
                [
                  [570, 820, -100],
                  [680, 600, -80],
                  [740, 420, -60],
                  [790, 370, -40],
                ],
                [
                  [0.4, 1.6, 130],
                  [0.7, 0.7, 110],
                ],
                withered,
                '#7a6240',
              )
              head(
                near,
                { at: [495, 345, 20], face: [-0.75, 0.25, 0.6], size: 150 },
                { ...forms.incurved, wild: 0.7 },
                hues.dead,
                'dead',
                0.55,
              )
              head(
                near,
                { at: [812, 372, 0], face: [0.75, 0.35, 0.5], size: 118 },
                { ...forms.incurved, wild: 0.7 },
                hues.dead,
                'dead2',
                0.45,
              )
              // This year's suckers, green at the foot.
              for (const [x, lean] of [
                [440, -0.2],
                [690, 0.16],
              ] as const) {
                for (const [k, turn] of [-1.1, 1.15, -0.6, 0.65, 0.05].entries()) {
                  const heading = -Math.PI / 2 + turn + lean
                  leaf(
                    near,
                    [x, 870 - k * 10, 40 + k * 10],
                    [x + Math.cos(heading) * 130, 860 + Math.sin(heading) * 120, 60 + k * 14],
                    44,
                    { ...greens.leaf, base: '#4c7548', pale: '#8dac76' },
                    k * 2.1 + x,
                  )
                }
              }
            }),
          ].join(''),
        ),
    },
  ],
  artworks: [
    {
      file: 'chrysanthemum-morifolium-plate-1.webp',
      date: '2025-11-25',
      location: 'Art Room',
      draw: () => {
        const inky: LeafColours = {
          base: '#35433c',
          pale: '#7d8a78',
          under: '#a3aa96',
          vein: '#1c2620',
          edge: '#24302a',
        }
        const soaked: LeafColours = {
          base: '#5b695a',
          pale: '#a0a890',
          under: '#b5baa2',
          vein: '#34423a',
          edge: '#46544a',
        }
        const fence =
          [
            [90, 620],
            [190, 610],
            [292, 630],
          ]
            .map(([x = 0, y = 0], i) =>
              brush({
                points: [
                  [x, 1250],
                  [x + 6, 940],
                  [x + 2, y],
                ],
                width: 26,
                colour: '#6d6552',
                opacity: 0.4,
                press: 'stalk',
                dry: 0.8,
                seed: `fence ${i}`,
              }),
            )
            .join('') +
          [780, 1030]
            .map((y, i) =>
              brush({
                points: [
                  [20, y + 12],
                  [220, y],
                  [430, y + 8],
                ],
                width: 14,
                colour: '#6d6552',
                opacity: 0.4,
                press: 'stalk',
                dry: 0.8,
                seed: `rail ${i}`,
              }),
            )
            .join('')
        return plate(
          name,
          [
            blot([520, 500], 420, 330, '#d3c08a', 0.2),
            brushed(fence, 6, 0.05),
            brushed(
              [
                brush({
                  points: [
                    [500, 1260],
                    [520, 1020],
                    [500, 780],
                    [530, 600],
                  ],
                  width: 12,
                  colour: '#4c5440',
                  press: 'stalk',
                  opacity: 0.85,
                  seed: 'm1',
                }),
                brush({
                  points: [
                    [515, 1060],
                    [620, 900],
                    [700, 820],
                    [740, 760],
                  ],
                  width: 10,
                  colour: '#4c5440',
                  press: 'stalk',
                  opacity: 0.8,
                  seed: 'm2',
                }),
                brush({
                  points: [
                    [505, 860],
                    [420, 740],
                    [340, 620],
                    [315, 458],
                  ],
                  width: 9,
                  colour: '#4c5440',
                  press: 'stalk',
                  opacity: 0.8,
                  seed: 'm3',
                }),
              ].join(''),
              4,
              0.05,
            ),
            brushed(
              scene((m) => {
                leaf(m, [512, 960, -300], [740, 1050, -260], 92, inky, 1)
                leaf(m, [512, 900, -300], [290, 960, -260], 92, inky, 2.6)
                leaf(m, [505, 790, -300], [700, 720, -280], 70, soaked, 4)
                leaf(m, [516, 1080, -300], [330, 1180, -280], 80, soaked, 5)
                leaf(m, [640, 880, -300], [840, 930, -280], 76, inky, 3)
                leaf(m, [400, 710, -300], [230, 740, -280], 62, soaked, 0.5)
                leaf(m, [518, 700, -300], [380, 640, -320], 56, inky, 2)
              }),
              7,
              0.04,
            ),
            scene((m) => {
              head(
                m,
                { at: [560, 480, 0], face: [0.1, -0.5, 0.84], size: 240 },
                forms.incurved,
                hues.gold,
                'plate',
              )
              head(
                m,
                { at: [755, 730, -40], face: [0.5, -0.6, 0.6], size: 150 },
                { ...forms.incurved, count: 110 },
                hues.gold,
                'plate 2',
                0.8,
              )
              head(
                m,
                { at: [314, 452, -60], face: [-0.2, -0.95, 0.2], size: 96 },
                { ...forms.incurved, count: 80 },
                hues.gold,
                'plate 3',
                0.35,
              )
            }),
          ].join(''),
          { at: [880, 130], text: '采菊东篱下', size: 30 },
        )
      },
    },
  ],
}
