/** 紫藤 Wisteria sinensis: hanging clusters on a twining vine, the pinnate leaf, velvet pods on bare wood. */
import { mix } from '../kit/colour.ts'
import { inkBranch } from '../kit/ink-branch.ts'
import { random } from '../kit/random.ts'
import {
  clamp,
  ease,
  ink,
  line,
  minus,
  plus,
  type Relief,
  scene,
  spline,
  times,
  unit,
  type Vec,
} from '../kit/relief.ts'
import { blade, blunt, fanVeins, leafSpine, type Pose, petalSpine } from '../kit/relief-blade.ts'
import { lathe } from '../kit/relief-form.ts'
import { greens, type LeafColours, petiole, pinnate } from '../kit/relief-leaf.ts'
import { barks, twig } from '../kit/twig.ts'
import { blot, brushed, garden, soft } from '../kit/wash.ts'
import { plate, seasonSheet } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'

const name = { latin: 'Wisteria sinensis', chinese: '紫藤' }
const [violet, lilac, mist, honey] = [
  ink('#7452a4'),
  ink('#b09ad2'),
  ink('#ece2f2'),
  ink('#e9d37a'),
]

/** One pea flower: the upright banner with its yellow mark, two wings, the keel between them. */
function pea(marks: Relief, pose: Pose, open: number, seed: string): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  const edge = { ink: ink('#54397f'), width: 0.7, opacity: 0.55, bias: 3 }
  lathe(
    marks,
    { ...pose, size: size * 0.3 },
    (u) => [u * 0.75 - 0.35, 0.36 * Math.sin(Math.PI * clamp(0.1 + 0.62 * u))],
    { upper: (u) => mix(ink('#8d6a9a'), ink('#7f7a62'), u * 0.6), contrast: 1.2 },
    { rings: 6, around: 10 },
  )
  if (open < 0.35) {
    lathe(
      marks,
      pose,
      (u) => [
        u * (0.55 + open),
        (0.17 + 0.1 * open) * Math.sin(Math.PI * clamp(0.12 + 0.87 * u)) ** 0.8,
      ],
      { upper: (u) => mix(violet, lilac, ease(0, 0.8, u)), shadow: [130, 112, 160], contrast: 1.2 },
      { rings: 9, around: 12 },
    )
    return
  }
  const phase = chance.between(0, 6)
  // The banner folds back as the flower opens.
  blade(
    marks,
    petalSpine(pose, {
      angle: Math.PI / 2,
      length: 1.05,
      radius: 0.04,
      lean: (u) => 0.3 + (1.35 * open + 0.2) * ease(0.05, 0.8, u),
    }),
    {
      half: (u) => size * 0.56 * (0.22 + 0.78 * ease(0, 0.55, u)) * (1 - 0.3 * ease(0.75, 1, u)),
      cup: 0.5 - 0.9 * open,
      forward: (u, v) => size * blunt(0.22, 0.07)(u, v),
      ruffle: { height: size * 0.05, waves: 1.2, phase },
      skin: {
        upper: (u, v) =>
          mix(
            mix(
              mix(lilac, mist, ease(0.15, 0.6, u) * 0.75),
              lilac,
              ease(0.7, 1, u + 0.2 * v * v) * 0.5,
            ),
            honey,
            0.95 * Math.exp(-(((u - 0.34) / 0.13) ** 2) - (v / 0.38) ** 2),
          ),
        under: (u) => mix(violet, lilac, ease(0, 0.7, u)),
        shadow: [150, 130, 184],
        contrast: 1.2,
      },
      veins: fanVeins(7, { ink: violet, width: 0.6, opacity: 0.28, bias: 3 }),
      edge,
    },
  )
  for (const side of [-1, 1]) {
    blade(
      marks,
      petalSpine(pose, {
        angle: Math.PI / 2 + side * 1.25,
        length: 0.86,
        radius: 0.03,
        lean: (u) => 0.28 + 0.5 * open * u,
        sway: side * -0.5,
      }),
      {
        half: (u) => size * 0.24 * Math.sin(Math.PI * clamp(0.1 + 0.86 * u ** 1.4)) ** 0.7,
        cup: 0.8,
        skin: {
          upper: (u) => mix(lilac, violet, 0.3 + 0.4 * u),
          under: (u) => mix(violet, lilac, 0.55 - 0.35 * u),
          shadow: [130, 112, 168],
          contrast: 1.2,
        },
        edge,
      },
    )
  }
  blade(
    marks,
    petalSpine(pose, {
      angle: -Math.PI / 2,
      length: 0.72,
      radius: 0.02,
      lean: (u) => 0.5 - 0.9 * u,
    }),
    {
      half: (u) => size * 0.17 * Math.sin(Math.PI * clamp(0.1 + 0.88 * u)) ** 0.7,
      cup: 1.3,
      skin: {
        upper: () => mix(lilac, mist, 0.4),
        under: (u) => mix(mist, violet, 0.3 + 0.5 * ease(0.5, 1, u)),
        contrast: 1.1,
      },
      edge,
    },
  )
}

/** A cluster hanging along `axis`: open flowers above, buds at the tip. */
function cluster(marks: Relief, axis: Vec[], size: number, seed: string, ripe = 0.75): void {
  const chance = random(`cluster ${seed}`)
  petiole(marks, axis, 3.4, 1.2, '#8d8a5c', '#4a4a2a')
  const length = axis
    .slice(1)
    .reduce((sum, p, i) => sum + Math.hypot(...minus(p, axis[i] as Vec)), 0)
  const count = Math.round(length / (size * 0.165))
  for (let i = 0; i < count; i += 1) {
    const u = 0.07 + (0.93 * i) / count
    const p = spline(axis, u)
    const a = i * 2.39996 + chance.around(0, 0.3)
    const open = clamp(
      1.15 * (1 - ease(ripe - 0.22, Math.min(1, ripe + 0.3), u)) + chance.around(0, 0.08),
      0.05,
      1,
    )
    const young = 0.4 + 0.6 * (1 - ease(ripe - 0.1, 1.05, u))
    const out: Vec = [Math.cos(a), 0.16 + 0.3 * u, Math.sin(a)]
    const stalk = size * 0.75 * young
    const end = plus(p, times(unit(out), stalk))
    line(
      marks,
      Array.from({ length: 6 }, (_, k) =>
        plus(
          spline(
            [p, plus(p, plus(times(unit(out), stalk * 0.5), [0, -stalk * 0.08, 0])), end],
            k / 5,
          ),
          [0, 0, 0],
        ),
      ),
      { ink: ink('#8a6f8e'), width: size * 0.055 + 0.8, bias: 0 },
    )
    const reach = size * young * (0.9 + 0.2 * chance.between(0, 1))
    pea(
      marks,
      { at: end, face: [out[0], 0.1, out[2] + 0.25], spin: chance.around(0, 0.25), size: reach },
      open,
      `${seed} ${i}`,
    )
  }
}

const vine = twig({
  points: [
    [-20, 120],
    [180, 90],
    [330, 150],
    [520, 96],
    [760, 130],
    [960, 70],
    [1220, 100],
  ],
  from: 34,
  to: 18,
  bark: barks.grey,
  rough: 0.9,
  nodes: [0.2, 0.45, 0.62],
  seed: 'wisteria vine',
})
const tendril = twig({
  points: [
    [-10, 60],
    [140, 150],
    [270, 80],
    [420, 160],
    [600, 70],
    [800, 150],
    [1010, 60],
    [1210, 120],
  ],
  from: 17,
  to: 10,
  bark: barks.brown,
  rough: 0.6,
  seed: 'wisteria twine',
})

function pod(marks: Relief, points: Vec[], half: number, seed: string): void {
  const chance = random(`pod ${seed}`)
  const spine = leafSpine(points, [-0.3, -0.2, 0.9])
  blade(marks, spine, {
    half: (u) =>
      half *
      (0.25 + 0.75 * ease(0.05, 0.62, u)) *
      (1 - ease(0.86, 1, u) ** 2 * 0.98) *
      (1 + 0.07 * Math.sin(u * 19)),
    cup: -0.9,
    skin: {
      upper: (u, v) =>
        mix(
          mix(ink('#8d8458'), ink('#b0a678'), 0.5 + 0.5 * Math.sin(u * 19 - 1.2) * (1 - v * v)),
          ink('#6a6040'),
          0.45 * Math.abs(v) ** 4,
        ),
      shadow: [104, 98, 86],
      contrast: 1.35,
    },
    edge: { ink: ink('#463f28'), width: 1.2, opacity: 0.7 },
  })
  for (let i = 0; i < 170; i += 1) {
    const u = chance.between(0.08, 0.97)
    const p = spline(points, u)
    const v = chance.between(-0.95, 0.95)
    const q: Vec = [p[0] + v * half * 0.9 * (0.3 + 0.7 * ease(0.05, 0.62, u)), p[1], p[2] + half]
    line(marks, [q, plus(q, [chance.around(0, 3), chance.between(2, 6), 0])], {
      ink: ink('#d9d1a8'),
      width: 0.8,
      opacity: 0.6,
    })
  }
  petiole(
    marks,
    [plus(points[0] as Vec, [2, -26, 0]), points[0] as Vec],
    3,
    3.4,
    '#7a704c',
    '#463f28',
  )
}

/** A leaflet narrowed to its foot and drawn out to its tip. */
const drawnOut = (u: number): number => Math.sin(Math.PI * clamp(u ** 0.76, 0.002, 0.998)) ** 0.95

const young: LeafColours = { ...greens.fresh, base: '#8a9a4e', pale: '#c0b874' }

export const wisteriaSinensis: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  creationPhotograph: 'wisteria-sinensis-spring-1.webp',
  photographs: [
    {
      file: 'wisteria-sinensis-spring-1.webp',
      season: 'spring',
      date: '2025-04-18',
      location: 'Old Wall',
      draw: () =>
        seasonSheet(
          name,
          'spring',
          [
            garden(
              'wisteria 1',
              ['#b9a9cf', '#a9b993', '#c8bcd9', '#c3cba6'],
              16,
              { x: 0, y: 100, width: 1200, height: 760 },
              0.4,
            ),
            soft(
              scene((far) => {
                cluster(
                  far,
                  [
                    [180, 140, 0],
                    [190, 330, 0],
                    [200, 520, 0],
                  ],
                  46,
                  'far1',
                )
                cluster(
                  far,
                  [
                    [1060, 120, 0],
                    [1050, 300, 0],
                    [1062, 450, 0],
                  ],
                  44,
                  'far2',
                )
              }),
              6,
              0.55,
            ),
            tendril.svg,
            vine.svg,
            scene((near) => {
              pinnate(
                near,
                [
                  [470, 120, -90],
                  [400, 200, -80],
                  [330, 330, -60],
                  [290, 450, -60],
                ],
                {
                  pairs: 5,
                  length: 96,
                  leaf: { shape: drawnOut, half: 24, colours: young, pairs: 6 },
                  seed: 2,
                },
              )
              pinnate(
                near,
                [
                  [900, 100, -90],
                  [985, 190, -80],
                  [1040, 320, -70],
                ],
                {
                  pairs: 4,
                  length: 90,
                  leaf: { shape: drawnOut, half: 22, colours: young, pairs: 6 },
                  seed: 5,
                },
              )
              pinnate(
                near,
                [
                  [650, 110, -90],
                  [600, 200, -90],
                  [560, 320, -90],
                ],
                {
                  pairs: 4,
                  length: 80,
                  leaf: { shape: drawnOut, half: 20, colours: young, pairs: 6 },
                  seed: 8,
                },
              )
              cluster(
                near,
                [
                  [480, 130, -40],
                  [486, 330, -30],
                  [470, 540, -30],
                  [474, 700, -20],
                ],
                62,
                'a',
                0.72,
              )
              cluster(
                near,
                [
                  [742, 130, 20],
                  [748, 330, 30],
                  [766, 590, 40],
                  [760, 800, 40],
                ],
                68,
                'b',
                0.8,
              )
              cluster(
                near,
                [
                  [250, 130, -60],
                  [246, 280, -60],
                  [252, 420, -60],
                ],
                50,
                'c',
                0.55,
              )
              cluster(
                near,
                [
                  [960, 110, -50],
                  [962, 260, -50],
                  [952, 430, -50],
                ],
                54,
                'd',
                0.6,
              )
            }),
          ].join(''),
        ),
    },
    {
      file: 'wisteria-sinensis-spring-2.webp',
      season: 'spring',
      date: '2026-04-22',
      location: 'Old Wall',
      draw: () =>
        seasonSheet(
          name,
          'spring',
          [
            garden(
              'wisteria 2',
              ['#b5a6cb', '#b9c39c', '#d3c8df', '#9c8cb8'],
              15,
              { x: 0, y: 0, width: 1200, height: 860 },
              0.5,
            ),
            scene((near) => {
              cluster(
                near,
                [
                  [640, -260, -20],
                  [590, 100, -10],
                  [560, 420, 0],
                  [600, 860, 10],
                ],
                150,
                'macro',
                0.9,
              )
            }),
          ].join(''),
        ),
    },
    {
      file: 'wisteria-sinensis-summer-1.webp',
      season: 'summer',
      date: '2025-07-19',
      location: 'Old Wall',
      draw: () => {
        const shoot = twig({
          points: [
            [-10, 300],
            [240, 250],
            [480, 180],
            [760, 190],
            [980, 120],
            [1210, 60],
          ],
          from: 11,
          to: 5,
          bark: barks.brown,
          rough: 0.3,
          nodes: [0.2, 0.45, 0.7],
          seed: 'wisteria shoot',
        })
        const curl: Vec[] = [
          [760, 190, 10],
          [860, 240, 20],
          [930, 200, 0],
          [1010, 250, -10],
          [1080, 200, 10],
          [1150, 240, 10],
        ]
        return seasonSheet(
          name,
          'summer',
          [
            garden(
              'wisteria 3',
              ['#89a878', '#a9c08c', '#c9d6a8', '#7b9a78'],
              15,
              { x: 0, y: 0, width: 1200, height: 860 },
              0.45,
            ),
            soft(
              scene((far) => {
                pinnate(
                  far,
                  [
                    [120, 300, 0],
                    [180, 480, 0],
                    [170, 700, 0],
                  ],
                  {
                    pairs: 6,
                    length: 150,
                    leaf: { shape: drawnOut, half: 36, colours: greens.mist },
                    seed: 1,
                  },
                )
                pinnate(
                  far,
                  [
                    [1000, 120, 0],
                    [1040, 380, 0],
                    [980, 640, 0],
                  ],
                  {
                    pairs: 6,
                    length: 150,
                    leaf: { shape: drawnOut, half: 36, colours: greens.mist },
                    seed: 4,
                  },
                )
              }),
              5,
              0.75,
            ),
            shoot.svg,
            scene((near) => {
              petiole(near, curl, 3, 1, '#a9a468')
              pinnate(
                near,
                [
                  [486, 184, 0],
                  [540, 330, 30],
                  [620, 520, 40],
                  [660, 760, 30],
                ],
                {
                  pairs: 6,
                  length: 190,
                  leaf: { shape: drawnOut, half: 46, colours: greens.leaf, pairs: 8, ruffle: 0.3 },
                  seed: 1,
                  from: 0.2,
                },
              )
              pinnate(
                near,
                [
                  [250, 250, -80],
                  [240, 380, -70],
                  [300, 520, -80],
                  [280, 680, -80],
                ],
                {
                  pairs: 5,
                  length: 150,
                  leaf: { shape: drawnOut, half: 38, colours: greens.deep, pairs: 8, ruffle: 0.3 },
                  seed: 3,
                  from: 0.22,
                },
              )
              pinnate(
                near,
                [
                  [770, 190, -60],
                  [860, 300, -60],
                  [930, 440, -60],
                  [1010, 540, -60],
                ],
                {
                  pairs: 5,
                  length: 130,
                  leaf: { shape: drawnOut, half: 31, colours: greens.fresh, pairs: 8, ruffle: 0.3 },
                  seed: 6,
                  from: 0.24,
                },
              )
            }),
          ].join(''),
        )
      },
    },
    {
      file: 'wisteria-sinensis-winter-1.webp',
      season: 'winter',
      date: '2025-12-13',
      location: 'Old Wall',
      draw: () =>
        seasonSheet(
          name,
          'winter',
          [
            garden(
              'wisteria 4',
              ['#b6b9b2', '#c9c4b4', '#a7afb0'],
              12,
              { x: 0, y: 60, width: 1200, height: 800 },
              0.4,
            ),
            soft(
              scene((far) =>
                pod(
                  far,
                  [
                    [960, 170, 0],
                    [966, 280, 0],
                    [950, 400, 0],
                    [960, 480, 0],
                  ],
                  26,
                  'far',
                ),
              ),
              5,
              0.55,
            ),
            tendril.svg,
            vine.svg,
            scene((near) => {
              petiole(
                near,
                [
                  [520, 110, 0],
                  [512, 200, 0],
                  [520, 290, 0],
                  [500, 372, 0],
                ],
                4,
                3,
                '#7a6a4c',
                '#3d3424',
              )
              pod(
                near,
                [
                  [506, 396, 30],
                  [488, 520, 30],
                  [500, 650, 34],
                  [478, 760, 30],
                ],
                36,
                'p1',
              )
              pod(
                near,
                [
                  [519, 258, -20],
                  [600, 350, -10],
                  [632, 470, 0],
                  [622, 590, 0],
                ],
                32,
                'p2',
              )
              petiole(
                near,
                [
                  [770, 130, -20],
                  [776, 220, -20],
                  [764, 290, -20],
                ],
                3.6,
                3,
                '#7a6a4c',
                '#3d3424',
              )
              pod(
                near,
                [
                  [764, 312, 0],
                  [776, 420, 0],
                  [760, 540, 0],
                  [770, 640, 0],
                ],
                31,
                'p3',
              )
              pod(
                near,
                [
                  [318, 190, -30],
                  [300, 290, -30],
                  [310, 400, -30],
                  [296, 480, -30],
                ],
                28,
                'p4',
              )
            }),
          ].join(''),
        ),
    },
  ],
  artworks: [
    {
      file: 'wisteria-sinensis-plate-1.webp',
      date: '2026-05-08',
      location: 'Art Room',
      draw: () => {
        const inky: LeafColours = {
          base: '#5f7050',
          pale: '#a3ac80',
          under: '#b6ba98',
          vein: '#3c4a34',
          edge: '#46543c',
        }
        return plate(
          name,
          [
            blot([560, 420], 420, 330, '#b3a6cc', 0.2),
            blot([420, 820], 300, 300, '#b9c2a2', 0.18),
            inkBranch({
              points: [
                [1000, 60],
                [820, 150],
                [640, 110],
                [450, 190],
                [230, 140],
                [90, 230],
                [60, 420],
                [150, 560],
              ],
              from: 44,
              to: 9,
              seed: 'wisteria plate',
            }),
            inkBranch({
              points: [
                [1000, 190],
                [860, 90],
                [700, 190],
                [520, 100],
                [360, 210],
                [260, 190],
              ],
              from: 20,
              to: 5,
              seed: 'wisteria twine',
              ink: 0.8,
              moss: false,
            }),
            inkBranch({
              points: [
                [640, 110],
                [600, 300],
                [690, 420],
                [640, 560],
                [720, 700],
                [700, 840],
              ],
              from: 12,
              to: 3,
              seed: 'wisteria whip',
              ink: 0.7,
              moss: false,
            }),
            brushed(
              scene((m) => {
                pinnate(
                  m,
                  [
                    [330, 170, -90],
                    [260, 280, -90],
                    [250, 420, -90],
                    [200, 540, -90],
                  ],
                  {
                    pairs: 5,
                    length: 120,
                    leaf: { shape: drawnOut, half: 29, colours: inky },
                    seed: 2,
                  },
                )
                pinnate(
                  m,
                  [
                    [700, 130, -90],
                    [800, 260, -90],
                    [860, 400, -90],
                    [850, 520, -90],
                  ],
                  {
                    pairs: 5,
                    length: 115,
                    leaf: { shape: drawnOut, half: 28, colours: inky },
                    seed: 6,
                  },
                )
              }),
              5,
              0.04,
            ),
            brushed(
              scene((m) => {
                cluster(
                  m,
                  [
                    [470, 180, 0],
                    [478, 420, 0],
                    [450, 700, 0],
                    [470, 930, 0],
                  ],
                  74,
                  'pa',
                  0.75,
                )
                cluster(
                  m,
                  [
                    [620, 120, -80],
                    [616, 300, -80],
                    [636, 520, -80],
                  ],
                  58,
                  'pb',
                  0.62,
                )
                cluster(
                  m,
                  [
                    [250, 150, -60],
                    [240, 260, -60],
                    [246, 380, -60],
                  ],
                  48,
                  'pc',
                  0.5,
                )
              }),
              2.5,
              0.06,
            ),
          ].join(''),
          { at: [880, 800], text: '紫藤挂云木' },
        )
      },
    },
  ],
}
