/** 绣球 Hydrangea macrophylla: the ball of coloured sepals, from blue through antique green to winter lace. */

import { brush } from '../kit/brush.ts'
import { mix } from '../kit/colour.ts'
import { random } from '../kit/random.ts'
import {
  clamp,
  ease,
  type Ink,
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
  type Blade,
  blade,
  bladePoint,
  fanVeins,
  type Pose,
  petalSpine,
  placed,
} from '../kit/relief-blade.ts'
import { grain } from '../kit/relief-form.ts'
import { greens, type LeafColours, leafBlade, petiole } from '../kit/relief-leaf.ts'
import { barks, twig } from '../kit/twig.ts'
import { blot, brushed, garden, soft } from '../kit/wash.ts'
import { plate, seasonSheet } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'

const name = { latin: 'Hydrangea macrophylla', chinese: '绣球' }
type Mood = { deep: string; body: string; pale: string; edge: string; bead: string; shadow: Ink }
const moods = {
  blue: {
    deep: '#4a68b4',
    body: '#86a0d6',
    pale: '#d3dcf0',
    edge: '#33488c',
    bead: '#7ba0d8',
    shadow: [112, 122, 176],
  },
  pink: {
    deep: '#b45c94',
    body: '#dc9cc0',
    pale: '#f4dbe4',
    edge: '#8c3f70',
    bead: '#d88aa8',
    shadow: [168, 112, 150],
  },
  young: {
    deep: '#8fae62',
    body: '#bccf8c',
    pale: '#e6ecc4',
    edge: '#5c7a38',
    bead: '#a9c070',
    shadow: [124, 142, 110],
  },
  antique: {
    deep: '#7c3f5a',
    body: '#9a9a72',
    pale: '#c3c79a',
    edge: '#5a3040',
    bead: '#7a5a50',
    shadow: [120, 104, 104],
  },
  lace: {
    deep: '#7d5f3e',
    body: '#ab8a60',
    pale: '#d2b88e',
    edge: '#5a4026',
    bead: '#5c4228',
    shadow: [116, 100, 84],
  },
} as const satisfies Record<string, Mood>

/** One show flower: four sepals round a bead. */
function floret(marks: Relief, pose: Pose, mood: Mood, seed: string, crumple = 0): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  const tone = chance.between(0, 0.55)
  for (let i = 0; i < 4; i += 1) {
    const phase = chance.between(0, 6)
    const lift = 1.32 + chance.around(0, 0.12) - crumple * chance.between(0, 0.6)
    const spine = petalSpine(pose, {
      angle: (i / 4) * 6.283 + chance.around(0, 0.08),
      length: i % 2 ? 1 : 0.92,
      radius: 0.04,
      lean: (u) => lift + (0.28 - crumple * 0.5) * u,
      height: i % 2 ? 0.03 : 0,
    })
    const blush = mix(ink(mood.body), ink(mood.deep), tone)
    const shape: Blade = {
      half: (u) => size * 0.56 * Math.sin(Math.PI * clamp(0.08 + 0.88 * u ** 1.25)) ** 0.62,
      cup: 0.25 - crumple,
      ruffle: { height: size * (0.05 + crumple * 0.16), waves: 1.5 + crumple, phase },
      skin: {
        upper: (u, v) =>
          mix(
            mix(ink(mood.pale), blush, ease(0.02, 0.85, u + 0.15 * Math.abs(v))),
            ink(mood.deep),
            0.22 * ease(0.85, 1, Math.max(u, Math.abs(v))),
          ),
        under: () => mix(blush, ink(mood.pale), 0.3),
        shadow: mood.shadow,
        contrast: 1.25,
      },
      veins: fanVeins(5, {
        ink: ink(mood.edge),
        width: 0.7,
        opacity: crumple > 0.4 ? 0.55 : 0.25,
        bias: 3,
        taper: 'out',
      }),
      edge: { ink: ink(mood.edge), width: 0.8, opacity: 0.5 },
      nu: Math.round(clamp(size / 7, 7, 22)),
      nv: 2 * Math.round(clamp(size / 12, 2, 11)),
    }
    blade(marks, spine, shape)
    if (crumple > 0.4 && size > 40) {
      for (let k = 0; k < 22; k += 1) {
        const [u, v] = [chance.between(0.2, 0.92), chance.between(-0.8, 0.8)]
        line(
          marks,
          [
            bladePoint(spine, shape, u, v),
            bladePoint(spine, shape, u + 0.05, v + chance.around(0, 0.25)),
          ],
          { ink: ink(mood.edge), width: 0.6, opacity: 0.5 },
        )
      }
    }
  }
  grain(marks, placed(pose, 0.1, 0, 0), size * 0.1, ink(mood.bead), { bias: 6 })
}

/** The head: florets over the near side of a flattened ball, stalks and shade within. */
function head(
  marks: Relief,
  at: Vec,
  radius: number,
  mood: (direction: Vec) => Mood,
  seed: string,
  { count = 74, crumple = 0, size = 0.3, squash = 0.86 } = {},
): void {
  const chance = random(`head ${seed}`)
  marks.push({
    depth: at[2] - radius * 0.2,
    svg: blot(
      [at[0], at[1]],
      radius * 0.92,
      radius * 0.82,
      crumple > 0.4 ? '#4a3420' : '#2d3b3a',
      0.85,
    ),
  })
  for (let i = 0; i < count; i += 1) {
    const y = 1 - (2 * (i + 0.5)) / count
    const r = Math.sqrt(1 - y * y)
    const a = i * 2.39996 + chance.around(0, 0.2)
    const d: Vec = [Math.cos(a) * r, -y, Math.sin(a) * r]
    if (d[2] < -0.3) continue
    const out = radius * (0.86 + chance.around(0, 0.07))
    const p: Vec = [at[0] + d[0] * out, at[1] + d[1] * out * squash, at[2] + d[2] * out]
    const face = unit(plus(d, [chance.around(0, 0.25), chance.around(0, 0.25) - 0.08, 0.12]))
    if (crumple > 0.4)
      line(marks, [[at[0], at[1] + radius * 0.3, at[2] - radius], plus(p, times(face, -6))], {
        ink: ink('#5c4228'),
        width: 2,
        bias: -60,
      })
    const width = radius * size * chance.between(0.85, 1.12)
    if (p[0] < -width || p[0] > 1200 + width || p[1] > 900 + width) continue
    // A floret lies over its neighbours as a whole; its sepals never cut through theirs.
    marks.push({
      depth: p[2],
      svg: scene((own) =>
        floret(
          own,
          { at: p, face, size: width, spin: chance.between(0, 3) },
          mood(d),
          `${seed} ${i}`,
          crumple,
        ),
      ),
    })
  }
}

const broad = (u: number): number =>
  Math.sin(Math.PI * clamp(u ** 0.72, 0.002, 0.998)) ** 0.72 * (1 - 0.16 * ease(0.75, 1, u))
function leaf(
  marks: Relief,
  base: Vec,
  tip: Vec,
  half: number,
  colours: LeafColours,
  phase: number,
  extra: { up?: Vec; bow?: number; blush?: { ink: string; reach: number }; ruffle?: number } = {},
): void {
  leafBlade(marks, base, tip, {
    half,
    colours,
    shape: broad,
    teeth: [24, 0.09],
    pairs: 8,
    rise: 0.2,
    swell: 0.16,
    phase,
    arch: half * 0.3,
    bow: half * 0.2 * Math.sin(phase),
    ...extra,
  })
}
/** A shoot out of focus: a stem with pairs of leaves, crossing the edge of the sheet. */
function sprig(marks: Relief, foot: Vec, top: Vec, size: number, colours: LeafColours): void {
  petiole(
    marks,
    [foot, [(foot[0] + top[0]) / 2 + 14, (foot[1] + top[1]) / 2, foot[2]], top],
    8,
    6,
    colours.pale,
    colours.edge,
  )
  for (const [t, reach] of [
    [0.4, 1.15],
    [0.75, 1],
  ] as const) {
    const at: Vec = [
      foot[0] + (top[0] - foot[0]) * t + 7,
      foot[1] + (top[1] - foot[1]) * t,
      foot[2] + 10,
    ]
    for (const side of [-1, 1])
      leaf(
        marks,
        at,
        [at[0] + side * size * reach, at[1] - size * 0.3 * side * (t - 0.5), at[2] + 20],
        size * 0.4,
        colours,
        t * 9 + side,
      )
  }
  for (const side of [-1, 1])
    leaf(
      marks,
      top,
      [top[0] + side * size * 0.5, top[1] - size * 0.6, top[2]],
      size * 0.28,
      colours,
      side + 3,
    )
}
const rich: LeafColours = { ...greens.leaf, base: '#2f6840', pale: '#6f9c58', gloss: 0.3 }
const bright: LeafColours = { ...greens.leaf, base: '#4b8146', pale: '#8db264', gloss: 0.25 }

export const hydrangeaMacrophylla: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  creationPhotograph: 'hydrangea-macrophylla-summer-1.webp',
  photographs: [
    {
      file: 'hydrangea-macrophylla-summer-1.webp',
      season: 'summer',
      date: '2025-06-14',
      location: 'Bamboo Path',
      draw: () =>
        seasonSheet(
          name,
          'summer',
          [
            garden(
              'hydrangea 1',
              ['#7f9f7c', '#a5bd92', '#b3bddc', '#6f9278'],
              16,
              { x: 0, y: 60, width: 1200, height: 820 },
              0.45,
            ),
            soft(
              scene((far) => {
                head(far, [1020, 250, -800], 120, () => moods.blue, 'far', {
                  count: 40,
                  size: 0.36,
                })
                sprig(far, [1010, 940, -900], [1020, 400, -900], 200, greens.mist)
                sprig(far, [140, 940, -900], [150, 360, -900], 210, greens.mist)
              }),
              6,
              0.7,
            ),
            scene((near) => {
              petiole(
                near,
                [
                  [600, 940, -300],
                  [590, 740, -280],
                  [570, 560, -200],
                ],
                12,
                10,
                '#7f9a54',
              )
              leaf(near, [590, 690, -280], [990, 660, -240], 138, rich, 1, {
                up: [-0.1, -0.7, 0.6],
              })
              leaf(near, [588, 700, -280], [175, 690, -260], 140, rich, 2.6, {
                up: [0.2, -0.7, 0.6],
              })
              leaf(near, [590, 790, -200], [800, 950, -120], 110, bright, 4, {
                up: [-0.2, -0.5, 0.8],
              })
              leaf(near, [590, 790, -200], [390, 960, -120], 112, bright, 5.2, {
                up: [0.1, -0.5, 0.8],
              })
              leaf(near, [570, 560, -330], [260, 380, -380], 110, bright, 3, {
                up: [-0.2, -0.3, 0.9],
              })
              leaf(near, [570, 560, -330], [900, 400, -380], 110, rich, 0.4, {
                up: [-0.2, -0.3, 0.9],
              })
              head(
                near,
                [575, 400, 0],
                265,
                (d) =>
                  d[1] > 0.45 ? { ...moods.blue, body: '#9a9fd6', deep: '#6a60b0' } : moods.blue,
                'one',
                { count: 92 },
              )
            }),
          ].join(''),
        ),
    },
    {
      file: 'hydrangea-macrophylla-summer-2.webp',
      season: 'summer',
      date: '2025-07-02',
      location: 'Bamboo Path',
      draw: () =>
        seasonSheet(
          name,
          'summer',
          [
            garden(
              'hydrangea 2',
              ['#d3a9c3', '#a9bd92', '#c8b6d8', '#93ac8c'],
              15,
              { x: 0, y: 0, width: 1200, height: 880 },
              0.5,
            ),
            scene((near) => {
              petiole(
                near,
                [
                  [800, 960, -520],
                  [850, 800, -510],
                  [900, 700, -500],
                ],
                9,
                7,
                '#7f9a54',
              )
              leaf(near, [900, 700, -500], [1180, 560, -480], 150, rich, 1)
              leaf(near, [880, 760, -490], [1120, 900, -470], 120, bright, 2)
              head(
                near,
                [420, 620, -200],
                560,
                (d) =>
                  d[0] > 0.25
                    ? moods.pink
                    : d[0] < -0.35
                      ? { ...moods.blue, body: '#a59ad6', deep: '#6f5cb0' }
                      : { ...moods.pink, body: '#c9a0d0', deep: '#8f60a8' },
                'macro',
                { count: 118, size: 0.26 },
              )
            }),
          ].join(''),
        ),
    },
    {
      file: 'hydrangea-macrophylla-spring-1.webp',
      season: 'spring',
      date: '2026-05-16',
      location: 'Bamboo Path',
      draw: () =>
        seasonSheet(
          name,
          'spring',
          [
            garden(
              'hydrangea 3',
              ['#b6c69a', '#cdd6b0', '#a5bb90', '#dcd9b8'],
              14,
              { x: 0, y: 60, width: 1200, height: 820 },
              0.45,
            ),
            soft(
              scene((far) => {
                sprig(far, [1040, 940, -900], [1050, 420, -900], 220, greens.mist)
                sprig(far, [150, 940, -900], [140, 500, -900], 220, greens.mist)
              }),
              6,
              0.7,
            ),
            scene((near) => {
              petiole(
                near,
                [
                  [610, 940, -200],
                  [600, 760, -180],
                  [590, 500, -60],
                ],
                11,
                9,
                '#8aa258',
              )
              leaf(
                near,
                [596, 640, -160],
                [960, 500, -120],
                118,
                { ...greens.fresh, base: '#5f9244', pale: '#a3c268' },
                1,
                { up: [-0.1, -0.6, 0.7] },
              )
              leaf(
                near,
                [596, 650, -160],
                [240, 520, -140],
                118,
                { ...greens.fresh, base: '#5f9244', pale: '#a3c268' },
                2.4,
                { up: [0.1, -0.6, 0.7] },
              )
              leaf(near, [604, 790, -120], [900, 880, -60], 116, bright, 4)
              leaf(near, [604, 790, -120], [320, 890, -60], 116, bright, 5)
              const chance = random('buds')
              for (let i = 0; i < 150; i += 1) {
                const a = i * 2.39996
                const r = Math.sqrt(i / 150)
                const top: Vec = [
                  590 + Math.cos(a) * r * 150,
                  404 + Math.sin(a) * r * 70 + r * r * 34,
                  Math.sin(a) * r * 120,
                ]
                line(
                  near,
                  [
                    [590, 520, -40],
                    [590 + Math.cos(a) * r * 70, 470 + r * 10, top[2] * 0.5 - 20],
                    top,
                  ],
                  { ink: ink('#9db36a'), width: 2.6, bias: -2 },
                )
                grain(
                  near,
                  plus(top, [0, -4, 4]),
                  chance.between(7, 11),
                  mix(ink('#9dbb68'), ink('#d6dfa4'), chance.between(0, 1)),
                  { bias: 2 },
                )
              }
              for (let i = 0; i < 11; i += 1) {
                const a = (i / 11) * 6.283 + 0.2
                floret(
                  near,
                  {
                    at: [590 + Math.cos(a) * 162, 432 + Math.sin(a) * 74, Math.sin(a) * 130 + 20],
                    face: [Math.cos(a) * 0.7, Math.sin(a) * 0.35 - 0.55, 0.6 + Math.sin(a) * 0.3],
                    size: 44 + 8 * Math.sin(i * 3),
                    spin: i,
                  },
                  i % 3 ? moods.young : { ...moods.young, body: '#c3cfc0', deep: '#93a8c0' },
                  `young ${i}`,
                )
              }
            }),
          ].join(''),
        ),
    },
    {
      file: 'hydrangea-macrophylla-autumn-1.webp',
      season: 'autumn',
      date: '2025-10-25',
      location: 'Bamboo Path',
      draw: () =>
        seasonSheet(
          name,
          'autumn',
          [
            garden(
              'hydrangea 4',
              ['#d3bb88', '#b9a878', '#a9a27c', '#c9a08a'],
              15,
              { x: 0, y: 60, width: 1200, height: 820 },
              0.45,
            ),
            soft(
              scene((far) => {
                head(far, [230, 260, -800], 120, () => moods.antique, 'far2', {
                  count: 40,
                  size: 0.36,
                })
                petiole(
                  far,
                  [
                    [250, 940, -900],
                    [236, 600, -900],
                    [230, 300, -900],
                  ],
                  8,
                  6,
                  '#b5a070',
                  '#a08a58',
                )
                sprig(far, [1040, 940, -900], [1050, 480, -900], 200, greens.gold)
              }),
              6,
              0.55,
            ),
            scene((near) => {
              petiole(
                near,
                [
                  [700, 940, -300],
                  [680, 740, -280],
                  [650, 560, -200],
                ],
                12,
                10,
                '#8a7a4c',
              )
              leaf(
                near,
                [684, 720, -240],
                [1030, 700, -200],
                120,
                { ...greens.leaf, base: '#6d7a3c', pale: '#a9a458' },
                1,
                { up: [-0.1, -0.7, 0.6], blush: { ink: '#8c3a34', reach: 0.5 }, ruffle: 0.3 },
              )
              leaf(
                near,
                [684, 730, -240],
                [330, 780, -200],
                124,
                { ...greens.gold, base: '#a98a34' },
                2.6,
                { up: [0.2, -0.7, 0.6], blush: { ink: '#9a4a30', reach: 0.4 }, ruffle: 0.3 },
              )
              head(
                near,
                [630, 410, 0],
                255,
                (d) =>
                  d[0] + d[1] < -0.2
                    ? { ...moods.antique, deep: '#9a5266', body: '#b08a80' }
                    : d[1] > 0.3
                      ? { ...moods.antique, deep: '#71794c', body: '#a3a876' }
                      : moods.antique,
                'antique',
                { count: 84, crumple: 0.25 },
              )
            }),
          ].join(''),
        ),
    },
    {
      file: 'hydrangea-macrophylla-winter-1.webp',
      season: 'winter',
      date: '2026-01-08',
      location: 'Bamboo Path',
      draw: () => {
        const cane = twig({
          points: [
            [640, 900],
            [610, 740],
            [600, 600],
            [560, 470],
          ],
          from: 17,
          to: 10,
          bark: barks.brown,
          rough: 0.5,
          nodes: [0.4, 0.75],
          seed: 'hydrangea cane',
        })
        const other = twig({
          points: [
            [655, 900],
            [720, 720],
            [820, 560],
            [850, 420],
          ],
          from: 16,
          to: 11,
          bark: barks.brown,
          rough: 0.5,
          nodes: [0.5, 0.8],
          seed: 'hydrangea cane 2',
        })
        return seasonSheet(
          name,
          'winter',
          [
            garden(
              'hydrangea 5',
              ['#b3b8b4', '#c6c4b6', '#a4abac'],
              12,
              { x: 0, y: 60, width: 1200, height: 800 },
              0.4,
            ),
            soft(
              scene((far) => {
                petiole(
                  far,
                  [
                    [1030, 940, -900],
                    [1050, 800, -900],
                    [1040, 640, -900],
                  ],
                  7,
                  6,
                  '#a08a68',
                  '#8a7454',
                )
                head(far, [1040, 600, -800], 110, () => moods.lace, 'far3', {
                  count: 36,
                  size: 0.36,
                  crumple: 0.6,
                })
              }),
              5,
              0.5,
            ),
            other.svg,
            cane.svg,
            scene((near) => {
              head(
                near,
                [525, 340, 0],
                205,
                (d) => (d[1] > 0.2 ? { ...moods.lace, body: '#93744e' } : moods.lace),
                'lace',
                { count: 62, crumple: 0.75, size: 0.3 },
              )
              // Next year's shoot is already there, in pairs of green and purple bud leaves.
              for (const [s, h] of [
                [-1, 80],
                [1, 80],
                [-0.25, 96],
                [0.3, 90],
              ] as const)
                leafBlade(near, [850, 426, s * s * -10], [850 + s * 26, 426 - h, 10 - s * s * 20], {
                  half: 17,
                  colours: { ...greens.copper, base: '#7d8a4c', pale: '#a9864e' },
                  pairs: 5,
                  fold: 0.8,
                  up: [s, -0.1, 0.7],
                  teeth: [9, 0.05],
                })
              for (const [x, y, s] of [
                [800, 584, -1],
                [834, 560, 1],
                [604, 610, 1],
              ] as const)
                leafBlade(near, [x, y, 8], [x + s * 22, y - 34, 16], {
                  half: 9,
                  colours: { ...greens.copper, base: '#7d6a44', pale: '#a9864e' },
                  pairs: 3,
                  fold: 0.7,
                })
            }),
          ].join(''),
        )
      },
    },
  ],
  artworks: [
    {
      file: 'hydrangea-macrophylla-plate-1.webp',
      date: '2025-06-30',
      location: 'Art Room',
      draw: () => {
        const inky: LeafColours = {
          base: '#33443e',
          pale: '#83917c',
          under: '#a0a892',
          vein: '#c3c8b0',
          edge: '#24302a',
        }
        const soaked: LeafColours = {
          base: '#58685a',
          pale: '#a2ac90',
          under: '#b5bba0',
          vein: '#d3d4bc',
          edge: '#3d4a40',
        }
        return plate(
          name,
          [
            blot([430, 520], 380, 340, '#a9b6d0', 0.22),
            brushed(
              brush({
                points: [
                  [640, 1300],
                  [600, 1080],
                  [500, 880],
                  [450, 640],
                ],
                width: 18,
                colour: '#54603f',
                press: 'stalk',
                opacity: 0.85,
                seed: 'h1',
              }) +
                brush({
                  points: [
                    [560, 990],
                    [680, 900],
                    [740, 800],
                    [760, 720],
                  ],
                  width: 12,
                  colour: '#54603f',
                  press: 'stalk',
                  opacity: 0.8,
                  seed: 'h2',
                }),
              4,
              0.05,
            ),
            brushed(
              scene((m) => {
                leaf(m, [500, 860, -300], [110, 930, -260], 130, inky, 1, { up: [0.1, -0.5, 0.8] })
                leaf(m, [505, 870, -300], [800, 1000, -260], 116, inky, 2.2, {
                  up: [-0.1, -0.5, 0.8],
                })
                leaf(m, [450, 700, -360], [130, 640, -400], 100, soaked, 3.4)
                leaf(m, [600, 1080, -330], [330, 1230, -300], 90, soaked, 4.2)
              }),
              8,
              0.035,
            ),
            scene((m) => {
              head(
                m,
                [425, 510, 0],
                235,
                (d) =>
                  d[0] > 0.4 ? { ...moods.blue, body: '#a9a2d8', deep: '#7a68b4' } : moods.blue,
                'plate',
                { count: 84 },
              )
              head(
                m,
                [770, 680, -60],
                96,
                () => ({ ...moods.young, body: '#b9c8c0', deep: '#7f9cc0' }),
                'plate small',
                { count: 40, size: 0.34 },
              )
            }),
          ].join(''),
          { at: [870, 150], text: '绣球', size: 40 },
        )
      },
    },
  ],
}
