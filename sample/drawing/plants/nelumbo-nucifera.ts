/** 莲 Nelumbo nucifera: bud, open flower and seed cone over the round leaves; withered leaves and snapped stalks after. */

import { brush } from '../kit/brush.ts'
import { mix } from '../kit/colour.ts'
import { n, paint } from '../kit/mark.ts'
import { random } from '../kit/random.ts'
import {
  clamp,
  darker,
  ease,
  type Ink,
  ink,
  line,
  plus,
  type Relief,
  scene,
  spline,
  stem,
  type Vec,
} from '../kit/relief.ts'
import { blade, fanVeins, leafSpine, type Pose, petalSpine, placed } from '../kit/relief-blade.ts'
import { grain, lathe, stamens } from '../kit/relief-form.ts'
import { blot, brushed, garden, soft } from '../kit/wash.ts'
import { plate, seasonSheet } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'

const name = { latin: 'Nelumbo nucifera', chinese: '莲' }
const [rose, blush, cream, jade] = [ink('#d6587f'), ink('#f4c3cd'), ink('#fdf3ea'), ink('#dfe3b4')]

/** One petal: a boat, cream at the foot, deep rose at the pointed tip. */
function petal(
  scene: Relief,
  pose: Pose,
  angle: number,
  length: number,
  width: number,
  from: number,
  to: number,
  seed: string,
  open = 1,
): void {
  const chance = random(seed)
  const spine = petalSpine(pose, {
    angle,
    length,
    radius: 0.05 + 0.09 * open,
    height: 0.02,
    sway: chance.around(0, 0.16),
    // A bud's petals bulge out and close again over the top.
    lean: (u) =>
      open * (from + (to - from) * u ** 1.2 - 0.25 * ease(0.6, 1, u)) +
      (1 - open) * (0.85 - 1.78 * u),
  })
  const size = pose.size ?? 1
  const half = (u: number): number =>
    width *
    size *
    Math.sin(Math.PI * clamp(0.09 + 0.91 * u ** 1.12)) ** 0.68 *
    (1 - 0.2 * ease(0.75, 1, u))
  blade(scene, spine, {
    half,
    cup: (u) => 1.05 - 0.6 * u,
    forward: (u, v) => -ease(0.7, 1, u) * 0.03 * size * v * v,
    ruffle: { height: 0.018 * size, waves: 1.2, phase: chance.between(0, 6) },
    skin: {
      upper: (u, v) => {
        const tip = ease(0.35, 1.05, u + 0.12 * Math.abs(v) ** 3)
        return mix(
          mix(mix(jade, cream, ease(0, 0.3, u)), blush, ease(0.15, 0.7, u)),
          rose,
          tip * 0.85,
        )
      },
      under: (u, v) =>
        mix(mix(cream, blush, ease(0.05, 0.5, u)), rose, ease(0.3, 1, u) * 0.8 + 0.1 * v * v),
      shadow: [196, 132, 150],
      contrast: 1.05,
    },
    veins: fanVeins(
      11,
      { ink: ink('#b84468'), width: 0.9, opacity: 0.33, bias: 3, taper: 'both' },
      0.06,
      0.97,
    ),
    edge: { ink: ink('#a33358'), width: 1, opacity: 0.55, bias: 2 },
  })
}

/** `open` runs from the bud (0) to the flower of the second morning (1). */
function flower(scene: Relief, pose: Pose, open: number, seed: string): void {
  const chance = random(`lotus ${seed}`)
  receptacle(scene, { ...pose, size: (pose.size ?? 1) * 0.3 }, 'young')
  if (open > 0.5) {
    stamens(scene, pose, chance, {
      count: 90,
      from: [0.04, 0.12],
      to: [0.3, 0.3],
      spread: 0.3,
      thread: { ink: ink('#f3df9a'), width: 1.1, bias: 2 },
      anther: { ink: ink('#e8b83a'), length: 15, width: 3.6 },
    })
  }
  const whorls = [
    { count: 4, length: 0.78, width: 0.24, from: 0.85, to: 0.25 },
    { count: 5, length: 0.92, width: 0.28, from: 1.02, to: 0.5 },
    { count: 6, length: 1, width: 0.31, from: 1.3, to: 0.85 },
    { count: 5, length: 0.98, width: 0.3, from: 1.62, to: 1.4 },
  ]
  for (const [w, { count, length, width, from, to }] of whorls.entries()) {
    for (let i = 0; i < count; i += 1) {
      const angle = ((i + w * 0.5) / count) * 2 * Math.PI + chance.around(0, 0.22)
      const slack = chance.around(1, 0.14)
      petal(
        scene,
        pose,
        angle,
        length * chance.around(1, 0.05),
        width,
        from * slack,
        to * slack,
        `${seed} ${w} ${i}`,
        open,
      )
    }
  }
}

/** The cone in the middle: young and yellow in the flower, green in fruit, brown in autumn. */
function receptacle(scene: Relief, pose: Pose, age: 'young' | 'green' | 'brown'): void {
  const [side, top, seed] = {
    young: ['#d9c75a', '#ecd968', '#b9a73c'],
    green: ['#7c9a4d', '#9db765', '#5d7d3a'],
    brown: ['#6d5236', '#8a6b48', '#4a3522'],
  }[age].map(ink) as [Ink, Ink, Ink]
  const rough = age === 'brown' ? 0.06 : 0.025
  lathe(
    scene,
    pose,
    (u, a) => {
      const wobble = 1 + rough * Math.sin(a * 7) + rough * Math.sin(a * 3 + 1)
      if (u < 0.62)
        return [
          (u / 0.62) ** 1.25 * 1.05,
          (0.1 + 0.62 * Math.sin((u / 0.62) * 1.5) ** 1.25) * wobble,
        ]
      const t = (u - 0.62) / 0.38
      return [1.05 + 0.1 * Math.sin(t * 3.14 * 0.55), 0.72 * (1 - t) * wobble]
    },
    {
      upper: (u, v) =>
        u < 0.62 ? mix(side, darker(side, 0.3), 0.5 + 0.5 * Math.sin(v * 70)) : top,
      contrast: 1.1,
    },
    { rings: 26, around: 84 },
  )
  const size = pose.size ?? 1
  const seeds: [number, number][] = [[0, 0]]
  for (let i = 0; i < 6; i += 1) seeds.push([0.3, i / 6])
  for (let i = 0; i < 11; i += 1) seeds.push([0.5, (i + 0.4) / 11])
  const flat = Math.max(0.35, Math.abs(pose.face[2]) / Math.hypot(...pose.face))
  const turn = (Math.atan2(pose.face[1], pose.face[0]) * 180) / Math.PI + 90
  if (pose.face[2] <= 0.12) return
  for (const [r, a] of seeds) {
    const p = placed(pose, 1.17 - r * 0.12, r, a * 2 * Math.PI)
    grain(scene, p, size * 0.085, darker(seed, 0.35), {
      ry: size * 0.085 * flat,
      turn,
      bias: size * 0.12,
      shine: false,
    })
    grain(
      scene,
      plus(p, [0, -size * 0.012, 1]),
      size * 0.062,
      age === 'brown' ? ink('#2f2318') : mix(seed, top, 0.4),
      { ry: size * 0.07 * flat, turn, bias: size * 0.13 },
    )
  }
}

/** A round leaf on its stalk: `dip` makes the funnel, `wave` the rim. */
function leaf(
  scene: Relief,
  pose: Pose,
  seed: string,
  { dip = 0.22, wave = 0.07, tint = '#2f6a45', back = '#a9bf95', curl = 0 } = {},
): void {
  const chance = random(`leaf ${seed}`)
  const [p1, p2, p3] = [chance.between(0, 6), chance.between(0, 6), chance.between(0, 6)]
  const [base, under] = [ink(tint), ink(back)]
  const rim = (a: number): number => 1 + 0.05 * Math.sin(a * 2 + p1) + 0.02 * Math.sin(a * 5 + p2)
  const profile = (r: number, a: number): [number, number] => {
    const swing = Math.sin(a * 3 + p1) + 0.6 * Math.sin(a * 5 + p2) + 0.3 * Math.sin(a * 8 + p3)
    const fold = curl * Math.max(0, Math.sin(a * 0.5 + p2)) * r ** 3
    return [dip * r ** 1.6 + wave * swing * r ** 2.4 + fold * 0.5, r * rim(a) * (1 - fold * 0.55)]
  }
  const ribs = 22
  const rib = (a: number): number => Math.abs(((a / (2 * Math.PI)) * ribs + 100) % 1) * 2 - 1
  lathe(
    scene,
    pose,
    (u, a) => profile(0.02 + 0.98 * u, a),
    {
      under: (u, v) => {
        const ridge = rib(-Math.PI * v)
        const colour = mix(
          mix(ink('#93ad6d'), base, ease(0, 0.22, u)),
          ink('#5f9468'),
          0.3 * u + 0.16 * Math.sin(u * 9 + v * 5 + p1),
        )
        return ridge > 0 ? mix(colour, ink('#b8cba8'), ridge * 0.16) : darker(colour, -ridge * 0.1)
      },
      upper: (u, v) => mix(under, darker(under, 0.25), 0.3 * u + 0.2 * rib(-Math.PI * v)),
      shadow: [84, 104, 96],
      contrast: 1.25,
      gloss: 0.12,
    },
    { rings: 22, around: 132, solid: false },
  )
  for (let i = 0; i < ribs; i += 1) {
    const a = (i / ribs) * 2 * Math.PI
    const style = { ink: ink('#b9cc9a'), width: 1.7, opacity: 0.75, bias: 4, taper: 'out' as const }
    const fork = 0.55 + chance.between(0, 0.12)
    const path = (from: number, to: number, lean: number): Vec[] =>
      Array.from({ length: 12 }, (_, k) => {
        const r = from + ((to - from) * k) / 11
        const angle = a + lean * (k / 11) ** 1.1
        return placed(pose, ...profile(r, angle), angle)
      })
    line(scene, path(0.04, fork, 0), { ink: style.ink, width: 1.5, opacity: 0.75, bias: 4 })
    for (const lean of [-0.075, 0.075]) line(scene, path(fork, 0.97, lean), style)
  }
  const edge = Array.from({ length: 121 }, (_, k) =>
    placed(pose, ...profile(1, (k / 120) * 2 * Math.PI), (k / 120) * 2 * Math.PI),
  )
  line(scene, edge, { ink: ink('#2c4a30'), width: 1.2, opacity: 0.6, bias: 2 })
  const heart = placed(pose, 0.02, 0, 0)
  scene.push({
    depth: heart[2] + 6,
    svg: blot(
      [heart[0], heart[1]],
      (pose.size ?? 1) * 0.12,
      (pose.size ?? 1) * 0.09,
      '#dfe6b8',
      0.8,
    ),
  })
}

const stalkSkin = {
  upper: (u: number): Ink => mix(ink('#6f8f4c'), ink('#87a35c'), u),
  shadow: [70, 88, 70] as const,
  contrast: 1.1,
}
const dryStalk = {
  upper: (u: number): Ink => mix(ink('#5d4a34'), ink('#8a7050'), u),
  shadow: [80, 76, 70] as const,
  contrast: 1.1,
}
/** A stalk with its small prickles. */
function stalk(
  scene: Relief,
  points: Vec[],
  width: number,
  seed: string,
  skin: typeof stalkSkin | typeof dryStalk = stalkSkin,
): void {
  stem(scene, points, () => width, skin, {
    steps: 40,
    edge: { ink: ink('#33482a'), width: 1, opacity: 0.6 },
  })
  const chance = random(`prickles ${seed}`)
  for (let i = 0; i < 46; i += 1) {
    const p = spline(points, chance.between(0.02, 0.97))
    const side = chance.between(-1, 1)
    grain(scene, [p[0] + side * width, p[1], p[2] + width], width * 0.1, ink('#4b5a30'), {
      bias: 3,
      shine: false,
    })
  }
}

/** Beads of water resting on a leaf: a dark rim, a clear body, a window of light. */
function bead(x: number, y: number, r: number, flat = 0.8): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(1 ${flat})"><ellipse cx="${n(r * 0.2)}" cy="${n(r * 0.35)}" rx="${n(r * 1.08)}" ry="${n(r * 1.05)}" fill="#16301f" fill-opacity="0.35"/><circle r="${n(r)}" fill="#a9c8b4" fill-opacity="0.5" stroke="#eef6ee" stroke-opacity="0.55" stroke-width="${n(r * 0.08)}"/><circle cx="${n(r * 0.1)}" cy="${n(r * 0.2)}" r="${n(r * 0.75)}" fill="#f2faf2" fill-opacity="0.3"/><ellipse cx="${n(-r * 0.35)}" cy="${n(-r * 0.42)}" rx="${n(r * 0.3)}" ry="${n(r * 0.2)}" fill="#ffffff" fill-opacity="0.95"/></g>`
}

/** Still water: pale level strokes that close up towards the far bank. */
function water(seed: string, from: number, to: number, colour: string, opacity: number): string {
  const chance = random(`water ${seed}`)
  let strokes = ''
  for (let i = 0; i < 70; i += 1) {
    const t = chance.between(0, 1) ** 1.6
    const y = from + (to - from) * t
    const reach = chance.between(40, 120) + 260 * t
    const x = chance.between(-100, 1200)
    strokes += `<path d="M${n(x)} ${n(y)}q${n(reach / 2)} ${n(chance.around(0, 5) - 3)} ${n(reach)} 0q${n(-reach / 2)} ${n(4 + 4 * t)} ${n(-reach)} 0Z" fill="${colour}" fill-opacity="${(opacity * chance.between(0.4, 1)).toFixed(3)}"/>`
  }
  return soft(strokes, 1.6, 1)
}

/** The ring a stalk makes where it meets the water. */
const ripple = (x: number, y: number): string =>
  [1, 1.9, 2.9]
    .map(
      (k) =>
        `<ellipse cx="${x}" cy="${y}" rx="${n(26 * k)}" ry="${n(5.5 * k)}" fill="none" stroke="${k > 1.5 ? '#f6faf2' : '#7f9f98'}" stroke-opacity="${(0.7 / k).toFixed(2)}" stroke-width="1.6"/>`,
    )
    .join('')

/** A loose petal that has fallen or hangs by its foot. */
function loosePetal(scene: Relief, pose: Pose, seed: string): void {
  petal(scene, pose, 0, 1, 0.3, 0.9, 0.7, seed)
}

/** A withered leaf: the round folded down about its stalk like a wet cloth. */
function withered(marks: Relief, at: Vec, size: number, seed: string, lean = 0): void {
  const chance = random(`withered ${seed}`)
  const folds = 13
  for (let i = 0; i < folds; i += 1) {
    const t = i / (folds - 1)
    const side = (t - 0.5) * 2
    const tip: Vec = [
      at[0] + side * size * 0.42 + lean * size + chance.around(0, size * 0.2),
      at[1] + size * (0.9 - 0.3 * Math.abs(side)) + chance.around(0, size * 0.34),
      at[2] + 60 * Math.cos(side * 1.5) + chance.around(0, 30),
    ]
    const knee: Vec = [
      at[0] + side * size * 0.52 + lean * size * 0.4,
      at[1] + size * 0.16 - size * 0.15 * (1 - Math.abs(side)) + chance.around(0, size * 0.07),
      at[2] + 90 * Math.cos(side * 1.5) + chance.around(0, 20),
    ]
    const spine = leafSpine(
      [
        at,
        knee,
        [(knee[0] + tip[0]) / 2 + chance.around(0, size * 0.08), (knee[1] + tip[1]) / 2, knee[2]],
        tip,
      ],
      [side * 0.8, -0.2, 0.6],
      (u) => chance.around(0, 0.02) + side * 0.4 * u,
    )
    const phase = chance.between(0, 6)
    const wide = chance.between(0.13, 0.23)
    const browns = chance.pick([
      ['#8b6a3f', '#b28f5c'],
      ['#775733', '#9c7a4b'],
      ['#6a5a38', '#94834f'],
    ] as const)
    // Each fold lies before or behind its neighbours as a whole.
    const fold: Relief = []
    blade(fold, spine, {
      half: (u) =>
        size *
        wide *
        (0.5 + 0.5 * ease(0, 0.35, u)) *
        (1 + 0.22 * Math.sin(u * 11 + phase)) *
        (1 - 0.55 * ease(0.6, 1, u)),
      forward: (u, v) =>
        ease(0.6, 1, u) *
        size *
        (0.07 * Math.sin(v * 6 + phase) + 0.035 * Math.sin(v * 17 + phase * 2) - 0.05 * v * v),
      cup: 0.9 * Math.sin(phase),
      ruffle: { height: size * 0.09, waves: 1.7, phase },
      skin: {
        upper: (u, v) =>
          mix(
            mix(ink(browns[0]), ink(browns[1]), 0.5 + 0.5 * Math.sin(v * 5 + phase + u * 6)),
            ink('#4f3a22'),
            0.5 * ease(0.7, 1, u),
          ),
        shadow: [92, 82, 74],
        contrast: 1.5,
      },
      veins: fanVeins(5, { ink: ink('#4a341d'), width: 1.3, opacity: 0.5, bias: 5, taper: 'out' }),
      edge: { ink: ink('#3e2c18'), width: 1.3, opacity: 0.7 },
    })
    marks.push({ depth: at[2] + 90 * Math.cos(side * 1.5) + chance.around(0, 6), svg: paint(fold) })
  }
}

export const nelumboNucifera: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  creationPhotograph: 'nelumbo-nucifera-summer-1.webp',
  photographs: [
    {
      file: 'nelumbo-nucifera-summer-1.webp',
      season: 'summer',
      date: '2025-07-05',
      location: 'Reed Pond',
      draw: () =>
        seasonSheet(
          name,
          'summer',
          [
            garden(
              'lotus far 1',
              ['#7fa07a', '#a8c29a', '#c7d6ae', '#8fb29c'],
              14,
              { x: 0, y: 330, width: 1200, height: 560 },
              0.5,
            ),
            soft(
              scene((far) => {
                leaf(far, { at: [330, 560, -500], face: [0.2, -0.9, 0.3], size: 210 }, 'a3')
                leaf(far, { at: [1010, 380, -500], face: [-0.25, -0.85, 0.35], size: 190 }, 'a4')
                stalk(
                  far,
                  [
                    [1000, 900, -600],
                    [1010, 390, -520],
                  ],
                  7,
                  'a4',
                )
                flower(
                  far,
                  { at: [1085, 250, -420], face: [-0.3, -0.9, 0.1], size: 110 },
                  0.25,
                  'far',
                )
                stalk(
                  far,
                  [
                    [1120, 900, -600],
                    [1090, 260, -460],
                  ],
                  6,
                  'a5',
                )
              }),
              4.5,
              0.62,
            ),
            scene((near) => {
              leaf(near, { at: [190, 700, -420], face: [0.22, -0.8, 0.5], size: 320 }, 'b1', {
                dip: 0.26,
              })
              leaf(near, { at: [900, 740, -260], face: [-0.16, -0.72, 0.65], size: 340 }, 'n1')
              stalk(
                near,
                [
                  [575, 900, -70],
                  [548, 700, -50],
                  [560, 490, -30],
                ],
                11,
                's',
              )
              flower(
                near,
                { at: [560, 490, 0], face: [0.12, -0.8, 0.55], size: 335, spin: 0.4 },
                1,
                'f1',
              )
            }),
          ].join(''),
        ),
    },
    {
      file: 'nelumbo-nucifera-summer-2.webp',
      season: 'summer',
      date: '2025-06-21',
      location: 'Reed Pond',
      draw: () =>
        seasonSheet(
          name,
          'summer',
          [
            garden(
              'lotus far 2',
              ['#8fae86', '#b6cba2', '#d5deb9', '#9cbcae'],
              16,
              { x: 0, y: 60, width: 1200, height: 780 },
              0.45,
            ),
            soft(
              scene((far) => {
                leaf(far, { at: [860, 560, -500], face: [-0.2, -0.8, 0.45], size: 330 }, 'c1')
                leaf(far, { at: [180, 760, -500], face: [0.2, -0.85, 0.4], size: 260 }, 'c2')
              }),
              7,
              0.7,
            ),
            scene((near) => {
              stalk(
                near,
                [
                  [500, 900, 0],
                  [520, 640, 0],
                  [478, 372, 0],
                ],
                9,
                'bud',
              )
              flower(
                near,
                { at: [478, 378, 0], face: [-0.16, -0.97, 0.12], size: 235, spin: 0.3 },
                0.12,
                'bud',
              )
              // A young leaf, still rolled in from both sides.
              stalk(
                near,
                [
                  [790, 900, -40],
                  [760, 700, -40],
                  [742, 520, -30],
                ],
                8,
                'roll',
              )
              for (const side of [-1, 1]) {
                const spine = leafSpine(
                  [
                    [742 - side * 4, 668, -20],
                    [744, 560, 0],
                    [728, 430, 10],
                    [690, 330, 0],
                  ],
                  [side * 0.55, -0.1, 0.8],
                )
                blade(near, spine, {
                  half: (u, s) =>
                    (s === side ? 46 : 34) * Math.sin(Math.PI * clamp(0.06 + 0.92 * u)) ** 0.8,
                  cup: 2.3,
                  skin: {
                    upper: (u) => mix(ink('#4c7d4d'), ink('#7ea267'), u),
                    under: (u, v) =>
                      mix(
                        ink('#9db886'),
                        ink('#7d9c64'),
                        Math.abs(v) * 0.6 + 0.2 * Math.sin(u * 20) ** 8,
                      ),
                    shadow: [96, 112, 92],
                    contrast: 1.2,
                  },
                  veins: fanVeins(6, { ink: ink('#55743f'), width: 1, opacity: 0.45, bias: 4 }),
                  edge: { ink: ink('#32492a'), width: 1.1, opacity: 0.7 },
                })
              }
            }),
          ].join(''),
        ),
    },
    {
      file: 'nelumbo-nucifera-summer-3.webp',
      season: 'summer',
      date: '2025-07-12',
      location: 'Reed Pond',
      draw: () =>
        seasonSheet(
          name,
          'summer',
          [
            garden(
              'lotus far 3',
              ['#5f8a62', '#85a87c', '#a9c397'],
              14,
              { x: 0, y: 0, width: 1200, height: 900 },
              0.6,
            ),
            soft(
              scene((far) => {
                leaf(far, { at: [930, 250, -600], face: [-0.1, -0.3, 0.95], size: 360 }, 'd1')
                leaf(far, { at: [150, 720, -600], face: [0.1, -0.35, 0.9], size: 330 }, 'd2')
              }),
              3,
              0.8,
            ),
            blot([640, 500], 470, 380, '#1d3524', 0.5),
            scene((near) =>
              flower(
                near,
                { at: [585, 455, 0], face: [0.14, -0.3, 0.95], size: 415, spin: 0.15 },
                0.98,
                'f3',
              ),
            ),
          ].join(''),
        ),
    },
    {
      file: 'nelumbo-nucifera-summer-4.webp',
      season: 'summer',
      date: '2025-06-15',
      location: 'Reed Pond',
      draw: () => {
        const chance = random('lotus beads')
        const beads: string[] = []
        for (let i = 0; i < 42; i += 1) {
          const [a, r] = [chance.between(0, 6.28), chance.between(0.1, 0.95) ** 0.7]
          beads.push(
            bead(
              560 + Math.cos(a) * r * 500,
              450 + Math.sin(a) * r * 330,
              chance.between(2.5, 12),
              0.85,
            ),
          )
        }
        return seasonSheet(
          name,
          'summer',
          [
            garden(
              'lotus far 4',
              ['#6d9070', '#4f7757', '#8fb08a'],
              12,
              { x: 0, y: 0, width: 1200, height: 900 },
              0.6,
            ),
            soft(
              scene((far) =>
                leaf(far, { at: [1100, 120, -700], face: [-0.3, -0.4, 0.8], size: 420 }, 'e0'),
              ),
              3,
              0.75,
            ),
            scene((near) =>
              leaf(near, { at: [560, 460, 0], face: [0.06, -0.42, 0.9], size: 560 }, 'e1', {
                dip: 0.2,
                wave: 0.05,
              }),
            ),
            ...beads,
            bead(590, 500, 46, 0.86),
            bead(682, 470, 24, 0.86),
            bead(520, 560, 18, 0.86),
            bead(668, 538, 13, 0.86),
          ].join(''),
        )
      },
    },
    {
      file: 'nelumbo-nucifera-summer-5.webp',
      season: 'summer',
      date: '2025-08-02',
      location: 'Reed Pond',
      draw: () =>
        seasonSheet(
          name,
          'summer',
          [
            garden(
              'lotus far 5',
              ['#93b08a', '#bcd0a8', '#d8e0bc', '#a3bfae'],
              14,
              { x: 0, y: 60, width: 1200, height: 780 },
              0.5,
            ),
            soft(
              scene((far) => {
                leaf(far, { at: [330, 640, -500], face: [0.25, -0.85, 0.4], size: 290 }, 'g1')
                leaf(far, { at: [1050, 700, -500], face: [-0.2, -0.85, 0.4], size: 250 }, 'g2')
              }),
              5,
              0.75,
            ),
            scene((near) => {
              stalk(
                near,
                [
                  [650, 900, -20],
                  [672, 700, -20],
                  [640, 470, -20],
                ],
                11,
                'h',
              )
              const pose: Pose = { at: [640, 470, 0], face: [-0.12, -0.8, 0.58], size: 185 }
              for (let i = 0; i < 34; i += 1) {
                const a = (i / 34) * 6.283
                const spine = petalSpine(pose, {
                  angle: a,
                  length: 0.42 + 0.1 * Math.sin(i * 5),
                  radius: 0.1,
                  lean: (u) => 1.9 + 0.7 * u + 0.3 * Math.sin(i * 3),
                })
                line(
                  near,
                  spine.map((s) => s.p),
                  { ink: ink('#b08a4a'), width: 2.4, taper: 'out', bias: 1 },
                )
              }
              receptacle(near, pose, 'green')
              loosePetal(
                near,
                { at: [665, 486, 30], face: [0.62, 0.75, 0.35], size: 270, spin: 2.2 },
                'last',
              )
            }),
            scene((fallen) =>
              loosePetal(
                fallen,
                { at: [190, 640, 0], face: [0.1, -0.75, 0.6], size: 200, spin: -0.3 },
                'fallen',
              ),
            ),
          ].join(''),
        ),
    },
    {
      file: 'nelumbo-nucifera-summer-6.webp',
      season: 'summer',
      date: '2025-07-26',
      location: 'Lake Walk',
      draw: () => {
        const chance = random('lotus pond')
        const rows: string[] = []
        const rings: string[] = []
        const footed = (x: number, y: number): void => {
          rings.push(ripple(Math.round(x), Math.round(y)))
        }
        for (const [row, y, size, blur] of [
          [0, 300, 70, 2.4],
          [1, 390, 110, 1.2],
          [2, 520, 170, 0],
          [3, 720, 260, 0],
        ] as const) {
          const marks = scene((band) => {
            const count = [9, 7, 5, 4][row] as number
            for (let i = 0; i < count; i += 1) {
              const x = ((i + 0.5 + chance.around(0, 0.35)) / count) * 1250 - 30
              const h = chance.between(-0.35, 0.35) * size
              stalk(
                band,
                [
                  [x + 8, y + size * 1.2, -300],
                  [x, y + h, -260],
                ],
                size * 0.03,
                `${row}${i}`,
              )
              footed(x + 8, y + size * 1.2)
              leaf(
                band,
                {
                  at: [x, y + h, -200 + i * 20],
                  face: [chance.around(0, 0.3), -0.85, chance.between(0.2, 0.42)],
                  size: size * chance.between(0.8, 1.1),
                },
                `pond ${row} ${i}`,
                { tint: ['#7fa386', '#5f8e6b', '#3f7a54', '#2f6a45'][row] as string },
              )
              if ((row === 2 && i % 2 === 1) || (row === 1 && i % 3 === 1)) {
                const fx = x + size * 0.75
                footed(fx + 10, y + size * 1.25)
                stalk(
                  band,
                  [
                    [fx + 10, y + size * 1.25, -120],
                    [fx, y - size * 0.55, -60],
                  ],
                  size * 0.028,
                  `f${row}${i}`,
                )
                flower(
                  band,
                  {
                    at: [fx, y - size * 0.55, 0],
                    face: [chance.around(0, 0.3), -0.92, 0.35],
                    size: size * 0.62,
                    spin: i,
                  },
                  chance.between(0.7, 1),
                  `pond f ${row} ${i}`,
                )
              }
            }
          })
          rows.push(
            rings.splice(0).join('') + (blur ? soft(marks, blur, row === 0 ? 0.6 : 0.85) : marks),
          )
        }
        return seasonSheet(
          name,
          'summer',
          [
            blot([300, 245], 700, 60, '#9fb79a', 0.6),
            blot([950, 240], 600, 50, '#94ae94', 0.6),
            garden(
              'pond bank',
              ['#86a58a', '#a9bf9f', '#6f9277'],
              12,
              { x: 0, y: 130, width: 1200, height: 90 },
              0.4,
            ),
            water('pond', 260, 860, '#86aaa2', 0.5),
            ...rows,
          ].join(''),
        )
      },
    },
    {
      file: 'nelumbo-nucifera-autumn-1.webp',
      season: 'autumn',
      date: '2025-10-18',
      location: 'Reed Pond',
      draw: () =>
        seasonSheet(
          name,
          'autumn',
          [
            garden(
              'lotus autumn',
              ['#d8c08c', '#c7a86c', '#a9a274', '#e2cfa0'],
              15,
              { x: 0, y: 40, width: 1200, height: 800 },
              0.5,
            ),
            soft(
              scene((far) => {
                withered(far, [950, 330, -300], 300, 'w2', 0.1)
                stalk(
                  far,
                  [
                    [930, 900, -320],
                    [960, 600, -320],
                    [950, 330, -320],
                  ],
                  7,
                  'w2',
                  dryStalk,
                )
              }),
              4,
              0.6,
            ),
            scene((near) => {
              stalk(
                near,
                [
                  [430, 900, -40],
                  [450, 560, -40],
                  [500, 330, -40],
                  [590, 262, -20],
                  [640, 330, 0],
                ],
                10,
                'nod',
                dryStalk,
              )
              receptacle(near, { at: [640, 322, 0], face: [0.5, 0.72, 0.48], size: 185 }, 'brown')
              stalk(
                near,
                [
                  [190, 900, -80],
                  [225, 640, -80],
                  [275, 420, -60],
                ],
                8,
                'wl',
                dryStalk,
              )
              withered(near, [275, 415, -20], 310, 'w1', -0.08)
            }),
          ].join(''),
        ),
    },
    {
      file: 'nelumbo-nucifera-winter-1.webp',
      season: 'winter',
      date: '2026-01-17',
      location: 'Reed Pond',
      draw: () => {
        const broken: [Vec, Vec, Vec][] = [
          [
            [180, 560, 0],
            [230, 300, 0],
            [370, 470, 0],
          ],
          [
            [420, 600, 0],
            [400, 250, 0],
            [330, 180, 0],
          ],
          [
            [560, 570, 0],
            [600, 390, 0],
            [760, 530, 0],
          ],
          [
            [800, 640, 0],
            [850, 330, 0],
            [950, 300, 0],
          ],
          [
            [1010, 590, 0],
            [960, 420, 0],
            [880, 560, 0],
          ],
          [
            [690, 540, 0],
            [700, 460, 0],
            [660, 380, 0],
          ],
        ]
        const stalks = scene((near) => {
          for (const [i, [foot, knee, end]] of broken.entries()) {
            // A snapped stalk is straight on both sides of its knee.
            stem(
              near,
              [foot, [(foot[0] + knee[0]) / 2 + 6, (foot[1] + knee[1]) / 2, 0], knee],
              (u) => 6 - u,
              dryStalk,
              { steps: 24, edge: { ink: ink('#2c2317'), width: 0.9 } },
            )
            stem(near, [knee, end], (u) => 5.2 - 1.5 * u, dryStalk, {
              steps: 16,
              edge: { ink: ink('#2c2317'), width: 0.9 },
            })
            if (i === 1)
              receptacle(near, { at: [330, 186, 0], face: [-0.75, 0.45, 0.5], size: 84 }, 'brown')
            if (i === 3)
              receptacle(near, { at: [948, 300, 0], face: [0.75, 0.6, 0.3], size: 92 }, 'brown')
            if (i === 2) withered(near, [755, 520, 0], 110, 'win')
            if (i === 0) withered(near, [366, 462, 0], 120, 'win2', 0.06)
          }
        })
        return seasonSheet(
          name,
          'winter',
          [
            blot([300, 246], 800, 44, '#8d9a94', 0.5),
            blot([1000, 244], 600, 36, '#97a39e', 0.5),
            water('ice', 270, 860, '#93a7ac', 0.4),
            `<g transform="matrix(1 0 0 -0.72 0 1010)" opacity="0.32">${soft(stalks, 3, 1)}</g>`,
            ...broken.map(([foot]) => ripple(foot[0], foot[1])),
            stalks,
          ].join(''),
        )
      },
    },
  ],
  artworks: [
    {
      file: 'nelumbo-nucifera-plate-1.webp',
      date: '2025-09-10',
      location: 'Art Room',
      draw: () =>
        plate(
          name,
          [
            blot([620, 900], 460, 330, '#6f8f86', 0.22),
            brushed(
              scene((marks) =>
                leaf(
                  marks,
                  { at: [610, 800, -300], face: [-0.2, -0.62, 0.62], size: 400 },
                  'ink1',
                  { tint: '#2c3a34', back: '#8b968a', wave: 0.12, dip: 0.3 },
                ),
              ),
              9,
              0.03,
            ),
            brushed(
              [
                brush({
                  points: [
                    [470, 1300],
                    [500, 1080],
                    [468, 800],
                    [430, 560],
                  ],
                  width: 17,
                  colour: '#43543c',
                  press: 'stalk',
                  opacity: 0.85,
                  seed: 'ps1',
                }),
                brush({
                  points: [
                    [690, 1300],
                    [700, 1150],
                    [640, 1010],
                    [612, 850],
                  ],
                  width: 20,
                  colour: '#2c3a2c',
                  press: 'stalk',
                  opacity: 0.8,
                  seed: 'ps2',
                }),
                brush({
                  points: [
                    [300, 1300],
                    [270, 1000],
                    [262, 700],
                    [215, 430],
                  ],
                  width: 11,
                  colour: '#566a48',
                  press: 'stalk',
                  opacity: 0.75,
                  seed: 'ps3',
                }),
                ...[
                  [120, 1240, 60],
                  [190, 1260, -30],
                  [850, 1250, 40],
                  [900, 1275, -20],
                ].map(([x = 0, y = 0, b = 0], i) =>
                  brush({
                    points: [
                      [x, y],
                      [x + b * 0.4, y - 120],
                      [x + b * 1.8, y - 230],
                    ],
                    width: 9,
                    colour: '#4c5a44',
                    opacity: 0.55,
                    press: 'tail',
                    seed: `grass ${i}`,
                  }),
                ),
              ].join(''),
              4,
              0.05,
            ),
            scene((marks) => {
              flower(
                marks,
                { at: [430, 560, 0], face: [0.05, -0.86, 0.45], size: 290, spin: 0.7 },
                0.9,
                'plate',
              )
              flower(
                marks,
                { at: [214, 440, 0], face: [-0.24, -0.95, 0.1], size: 150 },
                0.08,
                'plate bud',
              )
            }),
            brushed(
              scene((marks) =>
                leaf(marks, { at: [180, 1120, -100], face: [0.2, -0.9, 0.35], size: 230 }, 'ink2', {
                  tint: '#3c4b40',
                  back: '#9aa496',
                  wave: 0.1,
                }),
              ),
              8,
              0.03,
            ),
          ].join(''),
          { at: [880, 130], text: '清香远溢' },
        ),
    },
    {
      file: 'nelumbo-nucifera-plate-2.webp',
      date: '2025-11-20',
      location: 'Science Garden',
      draw: () =>
        plate(
          name,
          [
            blot([330, 980], 420, 200, '#7b7f76', 0.2),
            blot([800, 1130], 320, 120, '#8b8a7c', 0.2),
            brushed(
              [
                brush({
                  points: [
                    [600, 1180],
                    [640, 860],
                    [600, 560],
                    [470, 330],
                  ],
                  width: 13,
                  colour: '#3a352a',
                  press: 'stalk',
                  opacity: 0.85,
                  dry: 0.5,
                  seed: 'dry1',
                }),
                brush({
                  points: [
                    [470, 330],
                    [450, 300],
                    [400, 310],
                    [372, 380],
                  ],
                  width: 11,
                  colour: '#3a352a',
                  press: 'stalk',
                  opacity: 0.85,
                  dry: 0.5,
                  seed: 'dry2',
                }),
                brush({
                  points: [
                    [300, 1150],
                    [330, 920],
                    [350, 760],
                  ],
                  width: 12,
                  colour: '#4b4638',
                  press: 'stalk',
                  opacity: 0.8,
                  dry: 0.6,
                  seed: 'dry3',
                }),
                brush({
                  points: [
                    [350, 760],
                    [460, 850],
                    [560, 1010],
                  ],
                  width: 10,
                  colour: '#4b4638',
                  press: 'stalk',
                  opacity: 0.7,
                  dry: 0.7,
                  seed: 'dry4',
                }),
                brush({
                  points: [
                    [760, 1190],
                    [772, 960],
                    [740, 640],
                  ],
                  width: 9,
                  colour: '#5c574a',
                  press: 'stalk',
                  opacity: 0.6,
                  dry: 0.6,
                  seed: 'dry5',
                }),
              ].join(''),
              4,
              0.05,
            ),
            brushed(
              scene((marks) => withered(marks, [742, 640, 0], 270, 'plate dry', 0.06)),
              8,
              0.03,
            ),
            scene((marks) =>
              receptacle(
                marks,
                { at: [370, 372, 0], face: [-0.3, 0.82, 0.42], size: 135 },
                'brown',
              ),
            ),
            brushed(
              [1160, 1176, 1192, 1206]
                .map((y, i) =>
                  brush({
                    points: [
                      [180 + i * 60, y],
                      [460, y - 6],
                      [820 - i * 40, y + 2],
                    ],
                    width: 4,
                    colour: '#5f6a66',
                    opacity: 0.4,
                    press: 'leaf',
                    seed: `wet ${i}`,
                  }),
                )
                .join(''),
              4,
              0.05,
            ),
          ].join(''),
          { at: [150, 150], text: '留得残荷' },
        ),
    },
  ],
}
