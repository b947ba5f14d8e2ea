/** 连翘 Forsythia suspensa: yellow bells on bare arching wood, toothed leaves in pairs, the beaked pod. */
import { mix } from '../kit/colour.ts'
import { random } from '../kit/random.ts'
import { clamp, ease, ink, line, type Relief, scene, type Vec } from '../kit/relief.ts'
import {
  type Blade,
  blade,
  bladePoint,
  blunt,
  fanVeins,
  type Pose,
  petalSpine,
  placed,
} from '../kit/relief-blade.ts'
import { grain, lathe } from '../kit/relief-form.ts'
import { greens, type LeafColours, leafBlade, petiole } from '../kit/relief-leaf.ts'
import type { Point } from '../kit/space.ts'
import { barks, type DrawnTwig, twig } from '../kit/twig.ts'
import { garden, soft } from '../kit/wash.ts'
import { seasonSheet } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'

const name = { latin: 'Forsythia suspensa', chinese: '连翘' }
const [amber, gold, lemon] = [ink('#dda41a'), ink('#f6cf2e'), ink('#fdee92')]

/** A bell of four lobes, slightly twisted like a pinwheel. */
function flower(marks: Relief, pose: Pose, seed: string, open = 1): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  const edge = { ink: ink('#a8760c'), width: 0.8, opacity: 0.55 }
  // Tube with its orange lines, then the lobes.
  lathe(
    marks,
    pose,
    (u) => [-0.34 + 0.36 * u, 0.08 + 0.08 * u ** 1.5],
    {
      upper: (u, v) => mix(mix(amber, gold, u), ink('#c07a14'), Math.sin(v * 25) > 0.6 ? 0.5 : 0),
      under: () => mix(amber, ink('#b06a10'), 0.4),
      contrast: 1.2,
      shadow: [176, 130, 70],
    },
    { rings: 6, around: 16, solid: false },
  )
  lathe(
    marks,
    pose,
    (u) => [-0.4 + 0.14 * u, 0.06 + 0.05 * u],
    { upper: () => ink('#8a9a4c'), contrast: 1.2 },
    { rings: 3, around: 12 },
  )
  for (let i = 0; i < 4; i += 1) {
    const phase = chance.between(0, 6)
    blade(
      marks,
      petalSpine(pose, {
        angle: (i / 4) * 6.283 + chance.around(0, 0.08),
        length: 0.95,
        radius: 0.14,
        height: 0.02,
        sway: 0.16,
        lean: (u) =>
          open * (0.45 + 1.05 * ease(0, 0.55, u) + chance.around(0, 0.001)) +
          (1 - open) * (0.1 - 0.3 * u),
        twist: (u) => 0.25 * u,
      }),
      {
        half: (u) => size * 0.26 * (0.58 + 0.42 * ease(0, 0.55, u)) * (1 - 0.34 * ease(0.72, 1, u)),
        cup: 0.55,
        forward: (u, v) => size * blunt(0.13, 0.02)(u, v),
        ruffle: { height: size * 0.03, waves: 1.2, phase },
        skin: {
          upper: (u, v) =>
            mix(mix(amber, gold, ease(0, 0.35, u)), lemon, 0.55 * ease(0.3, 1, u) + 0.12 * v * v),
          under: (u) => mix(mix(amber, gold, 0.5 + 0.5 * u), lemon, 0.25 * u),
          shadow: [206, 158, 78],
          contrast: 1.1,
        },
        veins: fanVeins(5, { ink: ink('#b98410'), width: 0.8, opacity: 0.35, bias: 3 }),
        edge,
      },
    )
  }
  for (let i = 0; i < 2; i += 1)
    grain(marks, placed(pose, 0.14, 0.05, i * 3.14 + 0.7), size * 0.05, ink('#c98a10'), {
      ry: size * 0.035,
      bias: 4,
    })
  grain(marks, placed(pose, 0.24, 0, 0), size * 0.035, ink('#b9c060'), { bias: 5 })
}

/** Flowers in pairs along a branch, on short stalks. */
function garland(
  marks: Relief,
  branch: DrawnTwig,
  places: readonly number[],
  size: number,
  seed: string,
  ripe = 1,
): void {
  const chance = random(`garland ${seed}`)
  for (const [k, t] of places.entries()) {
    const heading = (branch.line.angle(t) * Math.PI) / 180
    for (const side of [-1, 1]) {
      if (chance.chance(0.12)) continue
      const [x, y] = branch.on(t, side * 0.5)
      const across = heading + (side * Math.PI) / 2 + chance.around(0, 0.5)
      const dir: Vec = [
        Math.cos(across) * 0.8,
        Math.sin(across) * 0.8 + 0.35,
        chance.between(-0.1, 0.95),
      ]
      const at: Vec = [x + dir[0] * size * 0.62, y + dir[1] * size * 0.5, dir[2] * size]
      line(
        marks,
        Array.from(
          { length: 5 },
          (_, i): Vec => [
            x + (at[0] - dir[0] * size * 0.36 - x) * (i / 4),
            y + (at[1] - dir[1] * size * 0.36 - y) * (i / 4),
            at[2] * (i / 4) - 4,
          ],
        ),
        { ink: ink('#7d8a44'), width: size * 0.05 + 1.4, bias: 0 },
      )
      flower(
        marks,
        { at, face: dir, size: size * chance.between(0.86, 1.12), spin: chance.between(0, 1.5) },
        `${seed} ${k} ${side}`,
        chance.chance(1 - ripe) ? 0.15 : chance.between(0.75, 1.05),
      )
    }
  }
}
const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1))

function leaf(
  marks: Relief,
  base: Vec,
  tip: Vec,
  half: number,
  colours: LeafColours,
  phase: number,
  blush?: { ink: string; reach: number },
): void {
  leafBlade(marks, base, tip, {
    half,
    colours,
    teeth: [18, 0.12],
    pairs: 6,
    rise: 0.2,
    phase,
    arch: half * 0.3,
    bow: half * 0.25 * Math.sin(phase),
    shape: (u) =>
      Math.sin(Math.PI * clamp(u ** 0.74, 0.002, 0.998)) ** 0.85 * ease(0, 0.12, u + 0.03),
    ...(blush ? { blush } : {}),
  })
}
/** Leaves in pairs; now and then one cut in three. */
function leafy(
  marks: Relief,
  branch: DrawnTwig,
  places: readonly number[],
  size: number,
  colours: readonly LeafColours[],
  seed: string,
  blush?: { ink: string; reach: number },
): void {
  const chance = random(`leafy ${seed}`)
  for (const [k, t] of places.entries()) {
    const heading = (branch.line.angle(t) * Math.PI) / 180
    for (const side of [-1, 1]) {
      const [x, y] = branch.on(t, side * 0.5)
      const a = heading + side * chance.between(0.8, 1.2) + 0.12
      const base: Vec = [x + Math.cos(a) * size * 0.16, y + Math.sin(a) * size * 0.16, side * 14]
      petiole(marks, [[x, y, 0], base], 2.4, 1.8, colours[0]?.pale ?? '#9aa860')
      const reach = size * chance.between(0.82, 1.12) * (1 - 0.35 * t)
      const z = chance.around(0, 60)
      const to = (turn: number, r: number): Vec => [
        base[0] + Math.cos(a + turn) * r,
        base[1] + Math.sin(a + turn) * r + r * 0.08,
        z,
      ]
      const tint = chance.pick(colours)
      if (k % 3 === 1 && side === 1)
        for (const turn of [-0.85, 0.85])
          leaf(marks, base, to(turn, reach * 0.62), reach * 0.15, tint, k + turn, blush)
      leaf(marks, base, to(0, reach), reach * 0.27, tint, k * 1.7 + side, blush)
    }
  }
}

function capsule(marks: Relief, pose: Pose, split: number, seed: string): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  for (const side of [-1, 1]) {
    const spine = petalSpine(pose, {
      angle: side > 0 ? 0 : Math.PI,
      length: 1,
      radius: 0.02,
      lean: (u) => 0.32 - 0.62 * u + split * ease(0.35, 1, u) * 1.3,
    })
    const shape: Blade = {
      half: (u) => size * 0.26 * Math.sin(Math.PI * clamp(0.1 + 0.88 * u ** 0.8)) ** 0.85,
      cup: 1.5,
      skin: {
        upper: () => ink('#c9a468'),
        under: (u, v) =>
          mix(
            mix(ink('#8a6234'), ink('#b08a50'), 0.5 + 0.4 * Math.sin(v * 4 + u * 3)),
            ink('#5c3e1e'),
            0.35 * ease(0.7, 1, u),
          ),
        shadow: [112, 90, 70],
        contrast: 1.35,
      },
      edge: { ink: ink('#3f2a14'), width: 1.1, opacity: 0.7 },
    }
    blade(marks, spine, shape)
    // The small pale warts outside.
    for (let i = 0; i < 26; i += 1)
      grain(
        marks,
        bladePoint(spine, shape, chance.between(0.14, 0.8), chance.between(-0.95, 0.95)),
        size * 0.017,
        ink('#d3b880'),
        { bias: 2 },
      )
  }
}

const main = (seed: string, points: Point[], from = 20, to = 6): DrawnTwig =>
  twig({
    points,
    from,
    to,
    bark: barks.brown,
    rough: 0.4,
    lenticels: 9,
    nodes: steps(0.05, 0.98, 12),
    seed,
  })
const arch1 = main('forsythia 1', [
  [-20, 470],
  [180, 270],
  [420, 190],
  [700, 220],
  [950, 400],
  [1100, 690],
])
const arch2 = main(
  'forsythia 2',
  [
    [-20, 860],
    [180, 700],
    [420, 560],
    [640, 540],
    [800, 640],
    [880, 860],
  ],
  16,
  6,
)
const arch3 = main(
  'forsythia 3',
  [
    [-20, 380],
    [180, 150],
    [450, 70],
    [760, 90],
    [1010, 190],
    [1190, 380],
  ],
  13,
  5,
)

export const forsythiaSuspensa: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    {
      file: 'forsythia-suspensa-spring-1.webp',
      season: 'spring',
      date: '2026-03-14',
      location: 'Lake Walk',
      draw: () =>
        seasonSheet(
          name,
          'spring',
          [
            garden(
              'forsythia 1',
              ['#d8c98a', '#bcc4b4', '#e2d49a', '#b3bfc0'],
              15,
              { x: 0, y: 60, width: 1200, height: 820 },
              0.45,
            ),
            soft(
              arch3.svg + scene((far) => garland(far, arch3, steps(0.05, 0.98, 18), 46, 'far')),
              5,
              0.6,
            ),
            arch2.svg,
            scene((m) => garland(m, arch2, steps(0.1, 0.98, 17), 56, 'b', 0.85)),
            arch1.svg,
            scene((m) => garland(m, arch1, steps(0.06, 0.99, 20), 68, 'a', 0.9)),
          ].join(''),
        ),
    },
    {
      file: 'forsythia-suspensa-spring-2.webp',
      season: 'spring',
      date: '2026-03-20',
      location: 'Lake Walk',
      draw: () => {
        const stem = main(
          'forsythia macro',
          [
            [-20, 210],
            [300, 250],
            [640, 190],
            [960, 240],
            [1220, 170],
          ],
          34,
          28,
        )
        return seasonSheet(
          name,
          'spring',
          [
            garden(
              'forsythia 2',
              ['#d9c46c', '#c3c8a4', '#e8d68a', '#b9c2b0'],
              15,
              { x: 0, y: 0, width: 1200, height: 880 },
              0.5,
            ),
            soft(
              scene((far) => {
                flower(far, { at: [1000, 640, -400], face: [0.4, 0.6, 0.6], size: 190 }, 'f1')
                flower(far, { at: [180, 620, -400], face: [-0.4, 0.5, 0.6], size: 180 }, 'f2')
              }),
              7,
              0.6,
            ),
            stem.svg,
            scene((m) => {
              petiole(
                m,
                [
                  [420, 236, 10],
                  [462, 310, -30],
                  [488, 404, -30],
                ],
                7,
                8,
                '#8a9a4c',
              )
              petiole(
                m,
                [
                  [690, 196, 10],
                  [716, 270, -10],
                  [725, 358, -24],
                ],
                7,
                8,
                '#8a9a4c',
              )
              flower(m, { at: [478, 450, 60], face: [-0.1, 0.5, 0.85], size: 250, spin: 0.4 }, 'm1')
              flower(
                m,
                { at: [770, 430, 0], face: [0.5, 0.8, 0.25], size: 225, spin: 0.9 },
                'm2',
                0.85,
              )
              // Leaf buds just breaking at the node.
              for (const [x, y, s] of [
                [640, 178, -1],
                [668, 176, 1],
                [380, 222, -1],
              ] as const)
                leafBlade(m, [x, y, 14], [x + s * 26, y - 62, 20], {
                  half: 13,
                  colours: { ...greens.fresh, base: '#8aa03c', pale: '#c3cc6c' },
                  pairs: 4,
                  fold: 0.8,
                  phase: x,
                })
            }),
          ].join(''),
        )
      },
    },
    {
      file: 'forsythia-suspensa-summer-1.webp',
      season: 'summer',
      date: '2025-06-25',
      location: 'Lake Walk',
      draw: () =>
        seasonSheet(
          name,
          'summer',
          [
            garden(
              'forsythia 3',
              ['#8fae80', '#b3c894', '#cdd9a8', '#84a384'],
              15,
              { x: 0, y: 0, width: 1200, height: 880 },
              0.45,
            ),
            soft(
              arch3.svg +
                scene((far) => leafy(far, arch3, steps(0.1, 0.95, 7), 150, [greens.mist], 'far')),
              5,
              0.7,
            ),
            arch2.svg,
            scene((m) =>
              leafy(m, arch2, steps(0.08, 0.98, 9), 160, [greens.leaf, greens.deep], 'b'),
            ),
            arch1.svg,
            scene((m) =>
              leafy(m, arch1, steps(0.06, 0.99, 11), 190, [greens.leaf, greens.fresh], 'a'),
            ),
          ].join(''),
        ),
    },
    {
      file: 'forsythia-suspensa-autumn-1.webp',
      season: 'autumn',
      date: '2025-11-08',
      location: 'Lake Walk',
      draw: () => {
        const stem = main(
          'forsythia autumn',
          [
            [-20, 560],
            [260, 370],
            [600, 300],
            [900, 400],
            [1220, 330],
          ],
          18,
          9,
        )
        return seasonSheet(
          name,
          'autumn',
          [
            garden(
              'forsythia 4',
              ['#d9bb80', '#c3a878', '#b3a884', '#cfa890'],
              15,
              { x: 0, y: 0, width: 1200, height: 880 },
              0.45,
            ),
            soft(
              arch3.svg +
                scene((far) => leafy(far, arch3, steps(0.15, 0.9, 5), 130, [greens.gold], 'far')),
              6,
              0.55,
            ),
            stem.svg,
            scene((m) => {
              for (const [t, dx, dy, size, face, split] of [
                [0.3, -30, 96, 240, [-0.25, 0.95, 0.2], 0.35],
                [0.42, 60, 140, 215, [0.2, 0.97, 0.15], 0],
                [0.57, -24, 110, 235, [-0.1, 0.98, 0.2], 0.5],
                [0.72, 50, 100, 200, [0.35, 0.9, 0.2], 0.1],
                [0.52, 74, -56, 150, [0.6, -0.75, 0.3], 0.6],
              ] as const) {
                const [x, y] = stem.on(t, 0)
                const at: Vec = [x + dx, y + dy, 20]
                petiole(
                  m,
                  [[x, y, 0], [x + dx * 0.7, y + dy * 0.4, 10], at],
                  3.4,
                  3,
                  '#8a6a3c',
                  '#4a3418',
                )
                capsule(m, { at, face, size, spin: dx }, split, `cap ${t}`)
              }
              leafy(
                m,
                stem,
                [0.1, 0.2, 0.8, 0.91],
                190,
                [greens.gold, { ...greens.copper, base: '#7d3f4a', pale: '#b4705a' }],
                'autumn',
                { ink: '#7d3448', reach: 0.5 },
              )
            }),
          ].join(''),
        )
      },
    },
  ],
  artworks: [],
}
