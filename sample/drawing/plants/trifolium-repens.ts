/** 白车轴草 Trifolium repens: round heads that put on a brown skirt, three leaflets with a pale chevron. */
import { mix } from '../kit/colour.ts'
import { random } from '../kit/random.ts'
import { clamp, ease, ink, line, plus, type Relief, scene, type Vec } from '../kit/relief.ts'
import { blade, blunt, featherVeins, type Pose, petalSpine } from '../kit/relief-blade.ts'
import { lathe } from '../kit/relief-form.ts'
import { petiole } from '../kit/relief-leaf.ts'
import { garden, soft } from '../kit/wash.ts'
import { seasonSheet } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'

const name = { latin: 'Trifolium repens', chinese: '白车轴草' }
type Tone = { base: string; pale: string; mark: string; under: string; edge: string; vein: string }
const tones = {
  leaf: {
    base: '#3f7a40',
    pale: '#79a85c',
    mark: '#cfe0b4',
    under: '#a5bf90',
    edge: '#22441f',
    vein: '#a9c488',
  },
  fresh: {
    base: '#5c9a44',
    pale: '#9cc46c',
    mark: '#dcecc0',
    under: '#b8d09c',
    edge: '#36601f',
    vein: '#c3d99c',
  },
  deep: {
    base: '#2c5f38',
    pale: '#5c8f50',
    mark: '#b9d0a4',
    under: '#94b082',
    edge: '#17361c',
    vein: '#8fb078',
  },
  mist: {
    base: '#93b08c',
    pale: '#b9cdaa',
    mark: '#d3dfc4',
    under: '#bccdae',
    edge: '#93ab8a',
    vein: '#c3d3b4',
  },
  frost: {
    base: '#4a6f50',
    pale: '#86a088',
    mark: '#c9d6c4',
    under: '#a9b8a6',
    edge: '#dfe8ea',
    vein: '#a9bca6',
  },
} as const satisfies Record<string, Tone>

/** A leaf of three leaflets (or the lucky four) facing along `face`. */
function leaf(
  marks: Relief,
  pose: Pose,
  tone: Tone,
  seed: string,
  { count = 3, fold = 0.12, lift = 1.36 } = {},
): void {
  const chance = random(`clover ${seed}`)
  const size = pose.size ?? 1
  for (let i = 0; i < count; i += 1) {
    const phase = chance.between(0, 6)
    blade(
      marks,
      petalSpine(pose, {
        angle: (i / count) * 6.283 + chance.around(0, 0.12),
        length: 1 * chance.around(1, 0.06),
        radius: 0.03,
        lean: (u) => lift + chance.around(0, 0.0001) + 0.22 * u + 0.12 * Math.sin(phase),
        twist: () => 0.12 * Math.sin(phase * 2),
      }),
      {
        half: (u) =>
          size *
          (count === 4 ? 0.4 : 0.47) *
          (0.1 + 0.9 * ease(0, 0.7, u)) *
          (1 - 0.24 * ease(0.82, 1, u)) *
          (1 - 0.018 * Math.abs(Math.sin(u * 60))),
        forward: (u, v) => size * blunt(0.2, 0.04)(u, v),
        fold,
        cup: -0.15,
        ruffle: { height: size * 0.035, waves: 1.6, phase },
        skin: {
          upper: (u, v) => {
            const green = mix(
              ink(tone.base),
              ink(tone.pale),
              0.2 + 0.35 * ease(0.5, 1, u) + 0.2 * Math.abs(v) ** 2,
            )
            const arc = u - (0.56 - 0.2 * v * v)
            const band = Math.exp(-((arc / 0.055) ** 2)) * (arc > 0 ? 1 : 0.9) * 0.75
            const inner = ease(0.02, -0.3, arc) * 0.18
            return mix(mix(green, ink(tone.mark), band), ink(tone.base), inner)
          },
          under: (u) => mix(ink(tone.under), ink(tone.pale), 0.3 * u),
          shadow: [88, 112, 92],
          contrast: 1.2,
        },
        veins: featherVeins(
          size > 120 ? 8 : 5,
          0.2,
          { ink: ink(tone.vein), width: Math.max(0.9, size / 80), opacity: 0.8, bias: 4 },
          { ink: ink(tone.vein), width: Math.max(0.5, size / 240), opacity: 0.45, bias: 4 },
        ),
        edge: {
          ink: ink(tone.edge),
          width: tone === tones.frost ? 2 : 0.8,
          opacity: tone === tones.frost ? 0.9 : 0.55,
        },
      },
    )
  }
}

/** A pea flower of the head, narrow: banner folded over the wings. `age` 0 bud, 1 open, 2 spent and brown. */
function floret(marks: Relief, pose: Pose, age: number, seed: string): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  const spent = clamp(age - 1)
  const young = clamp(1 - age)
  const white = mix(
    mix(ink('#fbf8ee'), ink('#c3cf9c'), young * 0.75),
    ink('#b08a5c'),
    spent * chance.between(0.7, 1),
  )
  const tinge = mix(mix(ink('#e8c9cf'), ink('#a9ba7c'), young), ink('#7d5a38'), spent)
  lathe(
    marks,
    pose,
    (u) => [u * 0.34, 0.075 + 0.035 * u],
    { upper: (u) => mix(ink('#c3cfa0'), ink('#8a9f68'), u), contrast: 1.2 },
    { rings: 4, around: 8 },
  )
  const length = 1 - 0.28 * young
  blade(
    marks,
    petalSpine(pose, {
      angle: Math.PI / 2,
      length,
      radius: 0.03,
      height: 0.16,
      lean: (u) => 0.08 + (age > 0.6 ? 0.75 : 0.1) * ease(0.4, 1, u) * (1 - 0.8 * spent),
    }),
    {
      half: (u) => size * 0.27 * Math.sin(Math.PI * clamp(0.24 + 0.62 * u)) ** 0.7,
      cup: 1.25 - 0.35 * clamp(age),
      forward: (u, v) => size * blunt(0.06)(u, v),
      skin: {
        upper: (u) => mix(white, tinge, 0.35 * (1 - u)),
        under: (u, v) => mix(white, tinge, 0.5 * (1 - u) + 0.12 * v * v),
        shadow: [186, 186, 162],
        contrast: 1.05,
      },
      edge: { ink: spent > 0.4 ? ink('#5c3f22') : ink('#9a9478'), width: 0.7, opacity: 0.55 },
      nu: 9,
      nv: 6,
    },
  )
  for (const side of [-1, 1]) {
    blade(
      marks,
      petalSpine(pose, {
        angle: Math.PI / 2 + side * 2,
        length: length * 0.72,
        radius: 0.03,
        height: 0.14,
        lean: (u) => 0.12 + 0.3 * u,
      }),
      {
        half: (u) => size * 0.085 * Math.sin(Math.PI * clamp(0.1 + 0.85 * u)) ** 0.7,
        cup: 0.9,
        skin: {
          upper: () => mix(white, tinge, 0.4),
          under: (u) => mix(tinge, white, 0.4 + 0.4 * u),
          shadow: [186, 186, 162],
          contrast: 1,
        },
        nu: 6,
        nv: 4,
      },
    )
  }
}

/** The head. `stage` 0..1 is how much of it has been visited: those florets hang below as a skirt. */
function head(
  marks: Relief,
  at: Vec,
  radius: number,
  stage: number,
  seed: string,
  face: Vec = [0, -1, 0.2],
): void {
  const chance = random(`head ${seed}`)
  lathe(
    marks,
    { at, face, size: radius * 0.46 },
    (u) => [Math.sin((u - 0.5) * 3.14), Math.cos((u - 0.5) * 3.14)],
    { upper: () => ink('#93a56c') },
    { rings: 8, around: 14 },
  )
  const count = 96
  for (let i = 0; i < count; i += 1) {
    const y = 1 - (2 * (i + 0.5)) / count
    const r = Math.sqrt(1 - y * y)
    const a = i * 2.39996
    const height = y
    const spent = height < -1 + 2 * stage + chance.around(0, 0.12)
    // Visited florets bend straight down, whatever their place.
    const d: Vec = spent
      ? [Math.cos(a) * 0.8, 0.85 - 0.75 * ease(0, 1, height), Math.sin(a) * 0.8]
      : [Math.cos(a) * r, -height, Math.sin(a) * r]
    if (!spent && height < -0.72) continue
    const lean: Vec = [d[0] + face[0] * 0.25, d[1], d[2] + face[2] * 0.15]
    const age = spent
      ? 1.5 + chance.between(0, 0.5)
      : height > 0.72 - 0.5 * (1 - stage)
        ? chance.between(0.15, 0.7)
        : 1
    const core = radius * 0.42
    const foot: Vec = [
      at[0] + Math.cos(a) * r * core,
      at[1] - height * core,
      at[2] + Math.sin(a) * r * core,
    ]
    const pose: Pose = {
      at: foot,
      face: lean,
      size: radius * (spent ? 0.66 : 0.58) * chance.around(1, 0.07),
      spin: 0,
    }
    marks.push({
      depth: foot[2] + d[2] * radius * 0.5,
      svg: scene((own) => floret(own, pose, age, `${seed} ${i}`)),
    })
  }
}

const stalk = (marks: Relief, points: Vec[], width = 4.5, colour = '#8aa860'): void =>
  petiole(marks, points, width, width * 0.8, colour, '#3f5a24')

/** A patch of leaves over one another, each on its own stalk. */
function carpet(
  marks: Relief,
  seed: string,
  count: number,
  box: { x: number; y: number; width: number; height: number },
  size: readonly [number, number],
  palette: readonly Tone[],
  depth = -200,
  above = false,
): void {
  const chance = random(`carpet ${seed}`)
  for (let i = 0; i < count; i += 1) {
    const x = box.x + chance.between(0, box.width)
    const t = i / count
    const y = box.y + box.height * t
    const s = size[0] + (size[1] - size[0]) * t
    const z = depth + t * 300
    const foot: Vec = [x + chance.around(0, s * 0.7), y + s * chance.between(1.2, 2), z - 60]
    stalk(
      marks,
      [foot, [(x + foot[0]) / 2 + chance.around(0, 12), y + s * 0.8, z - 40], [x, y, z - 4]],
      Math.max(1.6, s * 0.035),
    )
    leaf(
      marks,
      {
        at: [x, y, z],
        face: above
          ? [chance.around(0, 0.35), -0.28 + chance.around(0, 0.3), 0.92]
          : [chance.around(0, 0.5), -0.75 + chance.around(0, 0.3), 0.62 + chance.around(0, 0.25)],
        size: s * chance.between(0.82, 1.1),
        spin: chance.between(0, 6),
      },
      chance.pick(palette),
      `${seed} ${i}`,
    )
  }
}

export const trifoliumRepens: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    {
      file: 'trifolium-repens-spring-1.webp',
      season: 'spring',
      date: '2025-05-21',
      location: 'Playing Field',
      draw: () =>
        seasonSheet(
          name,
          'spring',
          [
            garden(
              'clover 1',
              ['#a3bd8c', '#bfd0a0', '#8fae80', '#d9dfb8'],
              16,
              { x: 0, y: 0, width: 1200, height: 880 },
              0.5,
            ),
            soft(
              scene((far) => {
                carpet(
                  far,
                  'f1',
                  34,
                  { x: -40, y: 520, width: 1280, height: 340 },
                  [60, 110],
                  [tones.mist],
                  -1400,
                )
                head(far, [1030, 330, -900], 62, 0.1, 'far')
                stalk(
                  far,
                  [
                    [1040, 900, -960],
                    [1030, 350, -930],
                  ],
                  4,
                )
              }),
              5,
              0.75,
            ),
            scene((near) => {
              stalk(
                near,
                [
                  [560, 940, -160],
                  [540, 680, -120],
                  [560, 430, -60],
                ],
                7,
              )
              stalk(
                near,
                [
                  [790, 940, -240],
                  [820, 780, -220],
                  [806, 640, -190],
                ],
                6,
              )
              head(near, [806, 590, -160], 92, 0, 'young', [0.15, -1, 0.2])
              head(near, [562, 340, 0], 190, 0.12, 'one', [0.05, -1, 0.3])
              stalk(
                near,
                [
                  [420, 940, -100],
                  [360, 760, -80],
                  [330, 640, -40],
                ],
                5,
              )
              leaf(
                near,
                { at: [330, 636, -30], face: [-0.2, -0.5, 0.84], size: 150, spin: 0.5 },
                tones.leaf,
                'l1',
              )
              stalk(
                near,
                [
                  [640, 960, 60],
                  [690, 860, 70],
                  [700, 780, 90],
                ],
                5,
              )
              leaf(
                near,
                { at: [702, 776, 100], face: [0.15, -0.55, 0.8], size: 135, spin: 1.4 },
                tones.fresh,
                'l2',
              )
              leaf(
                near,
                { at: [1010, 780, -40], face: [0.3, -0.7, 0.6], size: 130, spin: 2.4 },
                tones.leaf,
                'l3',
              )
              stalk(
                near,
                [
                  [980, 940, -80],
                  [1014, 860, -70],
                  [1010, 780, -46],
                ],
                5,
              )
              leaf(
                near,
                { at: [180, 800, -60], face: [-0.3, -0.7, 0.6], size: 120, spin: 0.2 },
                tones.deep,
                'l4',
              )
              stalk(
                near,
                [
                  [210, 940, -90],
                  [176, 870, -80],
                  [180, 800, -66],
                ],
                5,
              )
            }),
          ].join(''),
        ),
    },
    {
      file: 'trifolium-repens-summer-1.webp',
      season: 'summer',
      date: '2025-06-18',
      location: 'Playing Field',
      draw: () =>
        seasonSheet(
          name,
          'summer',
          [
            garden(
              'clover 2',
              ['#93b07c', '#b5c894', '#7f9f70', '#cdd6a4'],
              16,
              { x: 0, y: 0, width: 1200, height: 880 },
              0.5,
            ),
            soft(
              scene((far) =>
                carpet(
                  far,
                  'f2',
                  40,
                  { x: -40, y: 480, width: 1280, height: 380 },
                  [60, 120],
                  [tones.mist],
                  -1400,
                ),
              ),
              5,
              0.75,
            ),
            scene((near) => {
              stalk(
                near,
                [
                  [430, 940, -60],
                  [460, 700, -50],
                  [440, 440, -30],
                ],
                7,
              )
              head(near, [440, 370, 0], 150, 0.52, 'skirt', [-0.05, -1, 0.25])
              stalk(
                near,
                [
                  [760, 940, -120],
                  [730, 760, -110],
                  [760, 560, -90],
                ],
                6.5,
              )
              head(near, [762, 505, -60], 120, 1.15, 'spent', [0.1, -1, 0.2])
              stalk(
                near,
                [
                  [600, 950, 60],
                  [620, 860, 70],
                  [610, 790, 80],
                ],
                5,
              )
              leaf(
                near,
                { at: [610, 786, 90], face: [0.1, -0.6, 0.78], size: 130, spin: 0.8 },
                tones.leaf,
                's1',
              )
              stalk(
                near,
                [
                  [240, 950, -40],
                  [220, 860, -40],
                  [230, 740, -30],
                ],
                5,
              )
              leaf(
                near,
                { at: [230, 736, -20], face: [-0.3, -0.5, 0.8], size: 140, spin: 1.9 },
                tones.leaf,
                's2',
              )
              stalk(
                near,
                [
                  [960, 950, -40],
                  [990, 860, -40],
                  [980, 770, -30],
                ],
                5,
              )
              leaf(
                near,
                { at: [980, 766, -20], face: [0.3, -0.6, 0.75], size: 125, spin: 0.1 },
                tones.fresh,
                's3',
              )
            }),
          ].join(''),
        ),
    },
    {
      file: 'trifolium-repens-autumn-1.webp',
      season: 'autumn',
      date: '2025-09-20',
      location: 'Library Lawn',
      draw: () =>
        seasonSheet(
          name,
          'autumn',
          [
            `<rect width="1200" height="900" fill="#3f6440" fill-opacity="0.85"/>`,
            soft(
              scene((far) =>
                carpet(
                  far,
                  'under',
                  60,
                  { x: -60, y: -60, width: 1320, height: 980 },
                  [100, 110],
                  [tones.deep],
                  -1200,
                  true,
                ),
              ),
              3,
              0.55,
            ),
            scene((near) => {
              carpet(
                near,
                'a',
                62,
                { x: -60, y: -40, width: 1320, height: 960 },
                [104, 116],
                [tones.leaf, tones.deep, tones.leaf, tones.fresh],
                -500,
                true,
              )
              leaf(
                near,
                { at: [600, 430, 420], face: [0.04, -0.25, 0.97], size: 170, spin: 0.35 },
                tones.fresh,
                'lucky',
                { count: 4 },
              )
            }),
          ].join(''),
          '#7f9f6a',
        ),
    },
    {
      file: 'trifolium-repens-winter-1.webp',
      season: 'winter',
      date: '2025-12-28',
      location: 'Playing Field',
      draw: () => {
        const chance = random('clover frost')
        return seasonSheet(
          name,
          'winter',
          [
            garden(
              'clover 4',
              ['#a9b5b0', '#bcc5bc', '#98a69c'],
              15,
              { x: 0, y: 0, width: 1200, height: 880 },
              0.5,
            ),
            soft(
              scene((far) =>
                carpet(
                  far,
                  'f4',
                  34,
                  { x: -40, y: 420, width: 1280, height: 400 },
                  [50, 90],
                  [tones.mist],
                  -1400,
                ),
              ),
              6,
              0.6,
            ),
            soft(
              `<rect x="-20" y="775" width="1240" height="130" fill="#8a7a62" fill-opacity="0.75"/>`,
              16,
            ),
            scene((near) => {
              const runner: Vec[] = [
                [-20, 800, -60],
                [240, 740, -40],
                [520, 770, -20],
                [800, 720, -20],
                [1220, 770, -40],
              ]
              petiole(near, runner, 8, 7, '#a07a5c', '#4f3322')
              for (const [i, [x, y, h, s, fx, tight]] of (
                [
                  [240, 742, 150, 96, -0.2, 0.1],
                  [330, 750, 90, 78, 0.3, 0.6],
                  [520, 770, 220, 120, 0.05, 0.1],
                  [610, 758, 110, 84, -0.3, 0.7],
                  [800, 722, 180, 104, 0.25, 0.1],
                  [880, 728, 80, 72, 0.1, 0.6],
                  [1040, 744, 140, 88, -0.2, 0.2],
                  [130, 766, 70, 66, 0.2, 0.5],
                ] as const
              ).entries()) {
                stalk(
                  near,
                  [
                    [x, y, -30],
                    [x + fx * 40 + 8, y - h * 0.5, -10],
                    [x + fx * 60, y - h, 0],
                  ],
                  4,
                  '#a08f68',
                )
                leaf(
                  near,
                  { at: [x + fx * 60, y - h, 4], face: [fx, -0.7, 0.6], size: s, spin: i * 1.3 },
                  tones.frost,
                  `frost ${i}`,
                  { fold: tight, lift: 1.3 - tight * 0.6 },
                )
              }
              for (const [x, y] of [
                [240, 744],
                [520, 774],
                [800, 726],
                [1040, 748],
              ] as const)
                for (let k = 0; k < 6; k += 1)
                  line(
                    near,
                    [
                      [x, y, -60],
                      [x + chance.around(0, 26), y + 46, -60],
                      [x + chance.around(0, 50), y + chance.between(70, 110), -60],
                    ],
                    { ink: ink('#8a7456'), width: 2, taper: 'out', opacity: 0.8 },
                  )
              // Rime needles along everything that faces the sky.
              for (let k = 0; k < 420; k += 1) {
                const t = chance.between(0, 1)
                const x = -20 + t * 1240
                const y = 790 - 50 * Math.sin(t * 3.1) + chance.around(0, 20)
                line(
                  near,
                  [[x, y, 10], plus([x, y, 10], [chance.around(0, 5), -chance.between(3, 10), 0])],
                  { ink: ink('#f6fafb'), width: 1, opacity: 0.8, bias: 6 },
                )
              }
            }),
          ].join(''),
        )
      },
    },
  ],
  artworks: [],
}
