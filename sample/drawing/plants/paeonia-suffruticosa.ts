/** 牡丹 Paeonia × suffruticosa: the great double flower, the furry star of pods, the fat winter bud on grey wood. */

import { brush } from '../kit/brush.ts'
import { mix } from '../kit/colour.ts'
import { random } from '../kit/random.ts'
import {
  clamp,
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
  axes,
  blade,
  blunt,
  fanVeins,
  leafSpine,
  type Pose,
  petalSpine,
  placed,
} from '../kit/relief-blade.ts'
import { lathe, stamens } from '../kit/relief-form.ts'
import { greens, type LeafColours, leafBlade, petiole } from '../kit/relief-leaf.ts'
import { barks, twig } from '../kit/twig.ts'
import { blot, brushed, garden, soft } from '../kit/wash.ts'
import { plate, seasonSheet } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'

const name = { latin: 'Paeonia × suffruticosa', chinese: '牡丹' }
const [heart, flush, pale] = [ink('#a82a5c'), ink('#dd7396'), ink('#fbe0e2')]

function petal(
  marks: Relief,
  pose: Pose,
  angle: number,
  length: number,
  half: number,
  from: number,
  to: number,
  seed: string,
): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  const spine = petalSpine(pose, {
    angle,
    length,
    radius: 0.06,
    lean: (u) => from + (to - from) * u,
    sway: chance.around(0, 0.25),
  })
  const phase = chance.between(0, 6)
  const deep = chance.between(0.75, 1.1)
  blade(marks, spine, {
    half: (u) => half * size * (0.16 + 0.84 * ease(0, 0.72, u)) * (1 - 0.32 * ease(0.78, 1, u)),
    cup: 0.85,
    forward: (u, v) => size * blunt(0.13, chance.between(0.02, 0.02) + 0.05, 0.03, phase)(u, v),
    ruffle: { height: 0.085 * size, waves: 1.5, phase, from: 0.2 },
    skin: {
      upper: (u, v) =>
        mix(
          mix(heart, flush, ease(0, 0.42, u) * deep),
          pale,
          ease(0.35, 1, u) * 0.75 + 0.16 * Math.abs(v) ** 3,
        ),
      under: (u, v) =>
        mix(mix(heart, flush, ease(0, 0.3, u)), pale, ease(0.2, 1, u) * 0.7 + 0.12 * v * v),
      shadow: [176, 92, 128],
      contrast: 1.25,
    },
    veins: fanVeins(
      9,
      { ink: ink('#b0406e'), width: 0.9, opacity: 0.3, bias: 4, taper: 'both' },
      0.08,
      0.92,
    ),
    edge: { ink: ink('#8e2750'), width: 0.9, opacity: 0.5, bias: 3 },
  })
}

/** `open` 0..1; whorls from the stamens outwards. */
function flower(marks: Relief, pose: Pose, seed: string, open = 1): void {
  const chance = random(`peony ${seed}`)
  const whorls = [
    { count: 7, length: 0.5, half: 0.2, from: 0.2, to: 0.05 },
    { count: 9, length: 0.64, half: 0.27, from: 0.45, to: 0.3 },
    { count: 9, length: 0.8, half: 0.34, from: 0.75, to: 0.62 },
    { count: 8, length: 0.93, half: 0.42, from: 1.05, to: 1 },
    { count: 7, length: 1, half: 0.46, from: 1.4, to: 1.5 },
  ]
  for (const [w, { count, length, half, from, to }] of whorls.entries()) {
    for (let i = 0; i < count; i += 1) {
      const angle = ((i + w * 0.45) / count) * 2 * Math.PI + chance.around(0, 0.35)
      petal(
        marks,
        pose,
        angle,
        length * chance.around(1, 0.1),
        half * chance.around(1, 0.18),
        (from + chance.around(0, 0.16)) * open,
        (to + chance.around(0, 0.3)) * open - 0.35 * (1 - open),
        `${seed}${w}${i}`,
      )
    }
  }
  if (open < 0.7) return
  stamens(marks, pose, chance, {
    count: 120,
    from: [0.02, 0.04],
    to: [0.3, 0.18],
    spread: 0.4,
    thread: { ink: ink('#e7a8b0'), width: 1, bias: 2 },
    anther: { ink: ink('#e6b53c'), length: 13, width: 4 },
  })
  for (let i = 0; i < 5; i += 1) {
    const a = (i / 5) * 6.283
    lathe(
      marks,
      {
        ...pose,
        at: placed(pose, 0.02, 0.06, a),
        face: plus(
          pose.face,
          times(unit(placed({ at: [0, 0, 0], face: pose.face }, 0, 1, a)), 0.2),
        ),
      },
      (u) => [u * 0.26, 0.05 * Math.sin(Math.PI * clamp(0.15 + 0.85 * u)) + 0.008],
      { upper: (u) => mix(ink('#9cb06a'), ink('#a33a5a'), ease(0.6, 1, u)), contrast: 1 },
      { rings: 8, around: 10 },
    )
  }
}

/** One of the nine leaflets; the end one has three lobes. */
function leaflet(
  marks: Relief,
  base: Vec,
  tip: Vec,
  half: number,
  colours: LeafColours,
  lobes: boolean,
  phase: number,
): void {
  const run: Vec = [tip[0] - base[0], tip[1] - base[1], tip[2] - base[2]]
  const side: Vec = [-run[1], run[0], 0]
  const shape = (u: number): number => Math.sin(Math.PI * clamp(u ** 0.8)) ** 0.8
  if (lobes) {
    for (const s of [-1, 1]) {
      leafBlade(marks, base, plus(plus(base, times(run, 0.72)), times(side, s * 0.36)), {
        half: half * 0.6,
        colours,
        shape,
        pairs: 5,
        bow: -s * half * 0.2,
        phase: phase + s,
        arch: -4,
      })
    }
  }
  leafBlade(marks, base, tip, {
    half: lobes ? half * 0.8 : half,
    colours,
    shape,
    pairs: 6,
    bow: half * 0.15 * Math.sin(phase),
    phase,
    arch: half * 0.2,
  })
}

/** A leaf, twice divided into threes, from `base` heading `angle` (radians on the page). */
function leaf(
  marks: Relief,
  base: Vec,
  angle: number,
  size: number,
  colours: LeafColours,
  phase: number,
  depth = 0,
): void {
  const to = (p: Vec, a: number, r: number, z: number): Vec => [
    p[0] + Math.cos(a) * r,
    p[1] + Math.sin(a) * r,
    p[2] + z,
  ]
  const fork = to(base, angle, size * 0.42, depth * 0.4)
  petiole(
    marks,
    [base, to(base, angle + 0.06, size * 0.22, depth * 0.3), fork],
    3.6,
    2.6,
    '#8a8a58',
  )
  for (const [k, turn] of [-0.95, 0, 0.95].entries()) {
    const reach = turn === 0 ? 0.3 : 0.2
    const node = to(fork, angle + turn * 0.8, size * reach, depth * 0.2)
    petiole(
      marks,
      [fork, to(fork, angle + turn * 0.85, size * reach * 0.5, 0), node],
      2.4,
      1.8,
      '#8a8a58',
    )
    for (const [j, t] of [-0.85, 0.85, 0].entries()) {
      const heading = angle + turn + t + 0.12 * Math.sin(phase * 3 + k * 2 + j)
      const length = size * (t === 0 ? 0.42 : 0.32) * (1 + 0.1 * Math.sin(phase + k + j * 2))
      leaflet(
        marks,
        to(node, heading, 3, 0),
        to(node, heading, length, 20 * Math.sin(phase + k * 1.7 + j * 2.3)),
        length * (t === 0 ? 0.36 : 0.25),
        colours,
        t === 0,
        phase + k + j,
      )
    }
  }
}

const wine: LeafColours = { ...greens.copper, base: '#6c3a3c', pale: '#9c6a56', under: '#a88478' }
const sage: LeafColours = { ...greens.blue, base: '#3d6a4c', pale: '#7fa37c' }
const grey = twig({
  points: [
    [640, 860],
    [620, 660],
    [560, 470],
    [596, 330],
  ],
  from: 30,
  to: 19,
  bark: barks.grey,
  rough: 0.8,
  nodes: [0.3, 0.55, 0.8],
  seed: 'peony twig',
})

/** A scaly bud on the wood: overlapping scales, red where the sun has been. */
function bud(
  marks: Relief,
  at: Vec,
  face: Vec,
  size: number,
  seed: string,
  tones: readonly [string, string] = ['#8c3a3a', '#b98a62'],
): void {
  const chance = random(`bud ${seed}`)
  const pose: Pose = { at, face, size }
  for (let w = 0; w < 4; w += 1) {
    const count = [3, 4, 4, 5][w] as number
    for (let i = 0; i < count; i += 1) {
      const reach = [1, 0.9, 0.7, 0.46][w] as number
      const spine = petalSpine(pose, {
        angle: ((i + w * 0.5) / count) * 6.283 + chance.around(0, 0.2),
        length: reach,
        radius: 0.06 + 0.02 * w,
        lean: (u) => 0.62 - 1.3 * u + 0.12 * w,
      })
      blade(marks, spine, {
        half: (u) => size * (0.26 + 0.03 * w) * Math.sin(Math.PI * clamp(0.14 + 0.86 * u)) ** 0.7,
        cup: 1.2,
        skin: {
          upper: () => ink(tones[0]),
          under: (u, v) =>
            mix(mix(ink(tones[1]), ink(tones[0]), ease(0.1, 0.8, u)), ink('#cfae86'), 0.35 * v * v),
          shadow: [110, 80, 84],
          contrast: 1.3,
        },
        veins: fanVeins(5, { ink: ink('#5c2222'), width: 0.8, opacity: 0.4 }),
        edge: { ink: ink('#48201c'), width: 1, opacity: 0.7 },
      })
    }
  }
}

/** A pod of the star: plump, felted yellow-brown, with its seam towards us when ripe. */
function follicle(marks: Relief, pose: Pose, angle: number, split: boolean): void {
  const { axis, side, up } = axes(pose)
  const out = plus(times(side, Math.cos(angle)), times(up, Math.sin(angle)))
  const size = pose.size ?? 1
  const chance = random(`follicle ${angle}`)
  const own: Pose = {
    at: plus(pose.at, times(out, size * 0.06)),
    face: plus(out, times(axis, 0.35)),
    size,
  }
  lathe(
    marks,
    own,
    (u, a) => [
      u,
      (0.05 + 0.19 * Math.sin(Math.PI * clamp(u ** 0.8)) ** 0.8) *
        (1 + 0.05 * Math.sin(a * 2)) *
        (u > 0.9 ? 1 - (u - 0.9) * 8 : 1),
    ],
    {
      upper: (u, v) =>
        mix(
          mix(ink('#9a7a3c'), ink('#c3a45e'), 0.5 + 0.4 * Math.sin(v * 11 + u * 8)),
          ink('#6f5226'),
          ease(0.85, 1, u),
        ),
      shadow: [104, 84, 62],
      contrast: 1.3,
    },
    { rings: 20, around: 26 },
  )
  for (let i = 0; i < 130; i += 1) {
    const u = chance.between(0.04, 0.92)
    const a = chance.between(0, 6.28)
    const r = 0.05 + 0.19 * Math.sin(Math.PI * clamp(u ** 0.8)) ** 0.8
    line(marks, [placed(own, u, r, a), placed(own, u + 0.04, r + 0.045, a + 0.1)], {
      ink: ink('#e3cd8e'),
      width: 0.9,
      opacity: 0.8,
      bias: 1,
    })
  }
  if (!split) return
  const inner = axes(own)
  const seamAngle = Math.atan2(inner.up[2] + 0.3 * inner.up[1] * -1, inner.side[2])
  const gape: Vec[] = Array.from({ length: 9 }, (_, i) =>
    placed(
      own,
      0.16 + i * 0.086,
      0.06 + 0.19 * Math.sin(Math.PI * clamp((0.16 + i * 0.086) ** 0.8)) ** 0.8,
      seamAngle,
    ),
  )
  blade(marks, leafSpine(gape, [0, 0, 1]), {
    half: (u) => size * 0.085 * Math.sin(Math.PI * clamp(u, 0.01, 0.99)) ** 0.7,
    cup: -1.2,
    skin: {
      upper: (_, v) => mix(ink('#5a2530'), ink('#c98a86'), Math.abs(v) ** 1.5),
      contrast: 0.8,
    },
    edge: { ink: ink('#5a3a20'), width: 1.6, opacity: 0.9 },
  })
  for (let i = 0; i < 5; i += 1) {
    const u = 0.26 + i * 0.13
    const r = 0.05 + 0.17 * Math.sin(Math.PI * clamp(u ** 0.8)) ** 0.8
    lathe(
      marks,
      { at: placed(own, u, r, seamAngle), face: [0.2, -0.3, 0.9], size: size * 0.058 },
      (t) => [Math.sin((t - 0.5) * 3.14), Math.cos((t - 0.5) * 3.14)],
      { upper: () => ink('#1d1c26'), gloss: 0.9, contrast: 0.8 },
      { rings: 8, around: 12, bias: size * 0.1 },
    )
  }
}

export const paeoniaSuffruticosa: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  creationPhotograph: 'paeonia-suffruticosa-spring-1.webp',
  photographs: [
    {
      file: 'paeonia-suffruticosa-spring-1.webp',
      season: 'spring',
      date: '2025-04-19',
      location: 'Library Lawn',
      draw: () =>
        seasonSheet(
          name,
          'spring',
          [
            garden(
              'peony 1',
              ['#b9c4a0', '#cfc0b4', '#9fb592', '#e0c4c8'],
              14,
              { x: 0, y: 100, width: 1200, height: 800 },
              0.45,
            ),
            soft(
              scene((far) => {
                leaf(far, [900, 820, -600], -0.7, 420, greens.mist, 1)
                leaf(far, [220, 700, -600], -2.6, 400, greens.mist, 2)
                flower(far, { at: [1040, 300, -500], face: [0.3, -0.7, 0.5], size: 130 }, 'far')
              }),
              5,
              0.65,
            ),
            scene((near) => {
              leaf(near, [578, 640, -300], 0.12, 500, sage, 1.4, 40)
              leaf(near, [582, 690, -320], 2.85, 500, sage, 4, 20)
              leaf(near, [590, 770, -350], 0.62, 420, greens.leaf, 3)
              leaf(near, [594, 800, -360], 2.45, 380, greens.leaf, 2)
              leaf(near, [574, 560, -400], -2.55, 420, sage, 5.2)
              leaf(near, [574, 560, -420], -0.62, 440, sage, 0.8)
              petiole(
                near,
                [
                  [600, 930, -320],
                  [585, 740, -300],
                  [570, 480, -120],
                ],
                10,
                8,
                '#8a8f58',
              )
              flower(
                near,
                { at: [565, 420, 0], face: [0.1, -0.5, 0.82], size: 300, spin: 0.3 },
                'one',
              )
            }),
          ].join(''),
        ),
    },
    {
      file: 'paeonia-suffruticosa-spring-2.webp',
      season: 'spring',
      date: '2026-04-09',
      location: 'Library Lawn',
      draw: () =>
        seasonSheet(
          name,
          'spring',
          [
            garden(
              'peony 2',
              ['#c7c9a8', '#e2cfc0', '#b4c09c', '#e6c9cd'],
              13,
              { x: 0, y: 60, width: 1200, height: 800 },
              0.45,
            ),
            soft(
              scene((far) => {
                leaf(far, [260, 860, -600], -1.9, 430, greens.mist, 6)
                leaf(far, [1000, 880, -600], -1.2, 380, greens.mist, 2)
              }),
              5,
              0.7,
            ),
            scene((near) => {
              leaf(near, [612, 700, -200], -0.35, 410, wine, 2, 30)
              leaf(near, [618, 740, -220], -2.8, 420, wine, 4.4, -20)
              petiole(
                near,
                [
                  [640, 930, -100],
                  [612, 700, -80],
                  [598, 520, -40],
                  [585, 400, -20],
                ],
                9,
                7,
                '#93715a',
              )
              flower(
                near,
                { at: [582, 395, 0], face: [-0.18, -0.95, 0.22], size: 215, spin: 0.9 },
                'bud',
                0.34,
              )
              // Sepals and the leafy bracts beneath them.
              for (const [a, len, tone] of [
                [0.3, 0.62, '#7f8a50'],
                [1.5, 0.5, '#9a7a58'],
                [2.9, 0.6, '#7f8a50'],
                [4.1, 0.52, '#8e8452'],
                [5.3, 0.75, '#73874c'],
              ] as const) {
                blade(
                  near,
                  petalSpine(
                    { at: [585, 402, 0], face: [-0.18, -0.95, 0.22], size: 210 },
                    { angle: a, length: len, radius: 0.03, lean: (u) => 1.5 - 0.75 * u },
                  ),
                  {
                    half: (u) => 210 * 0.17 * Math.sin(Math.PI * clamp(0.12 + 0.87 * u)) ** 0.8,
                    cup: 0.8,
                    skin: {
                      upper: () => ink(tone),
                      under: (u) => mix(ink(tone), ink('#b9b07c'), 0.4 * u),
                      contrast: 1.2,
                    },
                    veins: fanVeins(5, { ink: ink('#4f5a30'), width: 0.8, opacity: 0.5 }),
                    edge: { ink: ink('#39401f'), width: 1, opacity: 0.6 },
                  },
                )
              }
            }),
          ].join(''),
        ),
    },
    {
      file: 'paeonia-suffruticosa-summer-1.webp',
      season: 'summer',
      date: '2025-08-16',
      location: 'Library Lawn',
      draw: () =>
        seasonSheet(
          name,
          'summer',
          [
            garden(
              'peony 3',
              ['#9fb58c', '#c2cda4', '#b7bf90', '#dcd6b0'],
              14,
              { x: 0, y: 60, width: 1200, height: 800 },
              0.45,
            ),
            soft(
              scene((far) => {
                leaf(far, [980, 760, -600], -0.9, 430, greens.mist, 3)
                leaf(far, [240, 640, -600], 2.6, 420, greens.mist, 1)
              }),
              5,
              0.75,
            ),
            scene((near) => {
              leaf(near, [626, 690, -320], 0.2, 470, greens.leaf, 0.6, 30)
              leaf(near, [632, 720, -320], 2.75, 480, sage, 2.5, 20)
              leaf(near, [600, 540, -380], -2.7, 330, sage, 4)
              petiole(
                near,
                [
                  [660, 940, -200],
                  [630, 740, -150],
                  [590, 460, -60],
                ],
                9,
                7,
                '#8d8a56',
              )
              const pose: Pose = {
                at: [585, 420, 0],
                face: [-0.05, -0.5, 0.86],
                size: 230,
                spin: 0.4,
              }
              for (let i = 0; i < 5; i += 1)
                follicle(near, pose, (i / 5) * 6.283 + 0.1, i === 1 || i === 3)
            }),
          ].join(''),
        ),
    },
    {
      file: 'paeonia-suffruticosa-winter-1.webp',
      season: 'winter',
      date: '2026-01-20',
      location: 'Library Lawn',
      draw: () => {
        const side = twig({
          points: [
            [572, 520],
            [690, 420],
            [800, 300],
            [826, 236],
          ],
          from: 19,
          to: 13,
          bark: barks.grey,
          rough: 0.7,
          nodes: [0.5, 0.8],
          seed: 'peony side',
        })
        const low = twig({
          points: [
            [622, 680],
            [480, 590],
            [380, 500],
            [350, 440],
          ],
          from: 18,
          to: 12,
          bark: barks.grey,
          rough: 0.7,
          nodes: [0.5],
          seed: 'peony low',
        })
        const behind = twig({
          points: [
            [930, 900],
            [950, 640],
            [1020, 420],
          ],
          from: 20,
          to: 12,
          bark: barks.grey,
          rough: 0.4,
          seed: 'peony behind',
        })
        return seasonSheet(
          name,
          'winter',
          [
            garden(
              'peony 4',
              ['#aeb8bb', '#c9cdc6', '#b9b3a8'],
              12,
              { x: 0, y: 60, width: 1200, height: 800 },
              0.4,
            ),
            soft(
              behind.svg + scene((m) => bud(m, [1020, 424, 0], [0.2, -1, 0.1], 90, 'far')),
              5,
              0.55,
            ),
            low.svg,
            side.svg,
            grey.svg,
            scene((near) => {
              bud(near, [596, 336, 0], [0.12, -1, 0.15], 150, 'top')
              bud(near, [826, 240, 0], [0.3, -0.95, 0.2], 112, 'side')
              bud(near, [350, 446, 0], [-0.3, -0.95, 0.2], 104, 'low')
              bud(near, [584, 455, 0], [-0.85, -0.5, 0.3], 62, 'axil')
              bud(near, [752, 358, 0], [0.9, -0.1, 0.35], 52, 'axil2')
            }),
          ].join(''),
        )
      },
    },
  ],
  artworks: [
    {
      file: 'paeonia-suffruticosa-plate-1.webp',
      date: '2025-05-15',
      location: 'Art Room',
      draw: () => {
        const inky: LeafColours = {
          base: '#33423c',
          pale: '#7b8a78',
          under: '#a0a896',
          vein: '#1f2a24',
          edge: '#1f2a24',
        }
        const soaked: LeafColours = {
          base: '#4c5d50',
          pale: '#98a48c',
          under: '#b3b9a2',
          vein: '#2a3830',
          edge: '#33423a',
        }
        return plate(
          name,
          [
            blot([420, 560], 430, 380, '#a9b59c', 0.22),
            brushed(
              [
                brush({
                  points: [
                    [720, 1300],
                    [690, 1120],
                    [560, 960],
                    [520, 800],
                    [470, 640],
                  ],
                  width: 26,
                  colour: '#4a4034',
                  press: 'stalk',
                  dry: 0.7,
                  opacity: 0.85,
                  seed: 'w1',
                }),
                brush({
                  points: [
                    [575, 975],
                    [700, 860],
                    [760, 760],
                    [770, 640],
                  ],
                  width: 17,
                  colour: '#4a4034',
                  press: 'stalk',
                  dry: 0.7,
                  opacity: 0.8,
                  seed: 'w2',
                }),
              ].join(''),
              5,
              0.05,
            ),
            brushed(
              scene((m) => {
                leaf(m, [520, 820, -300], 0.35, 430, inky, 1, 20)
                leaf(m, [500, 760, -300], 2.7, 430, inky, 3, 20)
                leaf(m, [560, 960, -320], 2.9, 360, soaked, 5)
                leaf(m, [460, 640, -400], -2.6, 380, soaked, 2)
                leaf(m, [768, 700, -380], -0.4, 250, soaked, 4)
              }),
              8,
              0.035,
            ),
            scene((m) => {
              flower(
                m,
                { at: [440, 520, 0], face: [-0.06, -0.48, 0.84], size: 270, spin: 0.8 },
                'plate',
              )
              flower(
                m,
                { at: [772, 636, -40], face: [0.3, -0.9, 0.2], size: 130, spin: 0.2 },
                'plate bud',
                0.36,
              )
            }),
          ].join(''),
          { at: [880, 130], text: '国色天香' },
        )
      },
    },
  ],
}
