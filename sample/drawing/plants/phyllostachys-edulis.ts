/** 毛竹 Phyllostachys edulis: the powdered culm, the shoot in its bristly sheaths, small leaves on great canes. */

import { brush } from '../kit/brush.ts'
import { mix } from '../kit/colour.ts'
import { random } from '../kit/random.ts'
import { clamp, ease, ink, line, plus, type Relief, scene, stem, type Vec } from '../kit/relief.ts'
import { blade, fanVeins, leafSpine, type Pose, placed } from '../kit/relief-blade.ts'
import { lathe } from '../kit/relief-form.ts'
import { petiole } from '../kit/relief-leaf.ts'
import { strap } from '../kit/relief-strap.ts'
import type { Point } from '../kit/space.ts'
import { blot, brushed, garden, soft } from '../kit/wash.ts'
import { plate, seasonSheet } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'

const name = { latin: 'Phyllostachys edulis', chinese: '毛竹' }
type Tone = { dark: string; body: string; pale: string; ring: string }
const tones = {
  young: { dark: '#3f6b45', body: '#6b9a5c', pale: '#b8cfa0', ring: '#6a4c2c' },
  old: { dark: '#6a7434', body: '#9aa052', pale: '#cfcb8c', ring: '#5c4a26' },
  far: { dark: '#93ab90', body: '#aabfa0', pale: '#cbd8bc', ring: '#8a9a80' },
} as const satisfies Record<string, Tone>

/** A culm standing up from `foot`; `joints` are the heights of its nodes above the foot. */
function culm(
  marks: Relief,
  foot: Vec,
  top: Vec,
  radius: number,
  joints: readonly number[],
  tone: Tone,
  velvet = 0,
): void {
  const length = Math.hypot(top[0] - foot[0], top[1] - foot[1])
  const at = (h: number): Vec => [
    foot[0] + ((top[0] - foot[0]) * h) / length,
    foot[1] + ((top[1] - foot[1]) * h) / length,
    foot[2],
  ]
  const ends = [0, ...joints, length]
  for (let i = 0; i < ends.length - 1; i += 1) {
    const [from, to] = [ends[i] as number, ends[i + 1] as number]
    if (to - from < 2) continue
    const reach = to - from
    const flare = (u: number): number =>
      radius *
      (1 +
        0.045 * Math.exp(-(((u * reach) / (radius * 0.3)) ** 2)) +
        0.03 * Math.exp(-((((1 - u) * reach) / (radius * 0.3)) ** 2)))
    stem(
      marks,
      [at(from), at((from + to) / 2), at(to)],
      flare,
      {
        upper: (u, v) => {
          const streak = 0.5 + 0.5 * Math.sin(v * 61 + i * 3) * Math.sin(v * 23 + u * 1.5)
          const body = mix(
            mix(ink(tone.body), ink(tone.dark), 0.3 * streak + 0.15 * (1 - u)),
            ink(tone.pale),
            0.14 * (1 - streak),
          )
          // White powder under the joint above.
          return mix(
            body,
            ink('#eef0e2'),
            0.85 * ease(1 - (radius * 0.75) / reach, 1 - (radius * 0.12) / reach, u),
          )
        },
        shadow: [74, 92, 78],
        contrast: 1.35,
        gloss: velvet ? 0 : 0.35,
      },
      {
        steps: Math.round(clamp(reach / 7, 8, 60)),
        across: Math.round(clamp(radius / 3, 6, 26)),
        edge: { ink: ink('#2c3c24'), width: 1, opacity: 0.55 },
      },
    )
    if (i > 0) {
      // The scar of the sheath: a thin raised ring, seen a little from above.
      const ring = Array.from({ length: 25 }, (_, k): Vec => {
        const a = Math.PI * (k / 24)
        const p = at(from)
        return [
          p[0] - Math.cos(a) * radius * 1.075,
          p[1] + Math.sin(a) * radius * 0.16,
          p[2] + radius * 1.1,
        ]
      })
      line(marks, ring, { ink: ink(tone.ring), width: Math.max(1.6, radius * 0.09), bias: 6 })
      line(
        marks,
        ring.map((p): Vec => [p[0], p[1] - radius * 0.06, p[2]]),
        { ink: ink(tone.pale), width: Math.max(0.8, radius * 0.04), opacity: 0.8, bias: 7 },
      )
    }
  }
  if (velvet) {
    const chance = random(`velvet ${foot[0]}`)
    for (let i = 0; i < velvet; i += 1) {
      const p = at(chance.between(0, length))
      const v = chance.between(-1, 1)
      const q: Vec = [p[0] + v * radius, p[1], p[2] + radius * Math.sqrt(1 - v * v)]
      line(marks, [q, plus(q, [v * 4 + chance.around(0, 2), -chance.between(3, 8), 0])], {
        ink: ink('#e9edd6'),
        width: 0.8,
        opacity: 0.5,
        bias: 3,
      })
    }
  }
}

/** A spray of two to four small leaves at the end of a twig heading `angle`. */
function tuft(
  marks: Relief,
  at: Vec,
  angle: number,
  size: number,
  seed: string,
  colours: { base: string; pale: string; under?: string; edge: string },
): void {
  const chance = random(`tuft ${seed}`)
  const count = chance.whole(2, 4)
  for (let i = 0; i < count; i += 1) {
    const a = angle + (i - (count - 1) / 2) * 0.55 + chance.around(0, 0.15)
    const length = size * chance.between(0.8, 1.1)
    const drop = 0.28 * length
    const z = chance.around(0, 50)
    const foot: Vec = [at[0] + Math.cos(a) * 5, at[1] + Math.sin(a) * 5, at[2]]
    const p = (t: number): Vec => [
      at[0] + Math.cos(a) * length * t,
      at[1] + Math.sin(a) * length * t + drop * t * t,
      at[2] + z * t,
    ]
    const spine = leafSpine(
      [foot, p(0.35), p(0.7), p(1)],
      [-0.3 + chance.around(0, 0.5), -0.5, 0.7],
    )
    blade(marks, spine, {
      half: (u) => length * 0.078 * Math.sin(Math.PI * clamp(u ** 0.6, 0.03, 0.998)) ** 0.8,
      fold: 0.2,
      cup: -0.2,
      skin: {
        upper: (u, v) =>
          mix(
            mix(ink(colours.base), ink(colours.pale), 0.2 + 0.4 * u),
            ink(colours.pale),
            0.25 * Math.abs(v),
          ),
        under: () => ink(colours.under ?? colours.pale),
        shadow: [88, 110, 92],
        contrast: 1.25,
        gloss: 0.15,
      },
      veins: fanVeins(3, { ink: ink(colours.pale), width: 0.8, opacity: 0.6, bias: 3 }, 0.02, 0.95),
      edge: { ink: ink(colours.edge), width: 0.8, opacity: 0.55 },
      nv: 6,
    })
  }
}

/** A branch from a joint: jointed itself, forking, with tufts hung along it. */
function branch(
  marks: Relief,
  at: Vec,
  angle: number,
  reach: number,
  seed: string,
  colours: { base: string; pale: string; under?: string; edge: string },
  size = 96,
): void {
  const chance = random(`branch ${seed}`)
  const bend = Math.cos(angle) > 0 ? 0.35 : -0.35
  const p = (t: number): Vec => [
    at[0] + Math.cos(angle + bend * t * 0.6) * reach * t,
    at[1] + Math.sin(angle + bend * t * 0.6) * reach * t + reach * 0.16 * t * t,
    at[2] + 30 * t,
  ]
  petiole(marks, [p(0), p(0.25), p(0.5), p(0.75), p(1)], 4.4, 1.6, '#8a9a4c', '#46501f')
  for (let i = 1; i <= 5; i += 1) {
    const t = i / 5
    const node = p(t)
    for (const side of i === 5 ? [0] : [-1, 1]) {
      const a = angle + bend * t + side * chance.between(0.55, 0.95)
      const twig = reach * chance.between(0.13, 0.24)
      const end: Vec = [
        node[0] + Math.cos(a) * twig,
        node[1] + Math.sin(a) * twig + twig * 0.2,
        node[2] + chance.around(0, 40),
      ]
      if (side !== 0) petiole(marks, [node, end], 1.8, 1.2, '#8a9a4c', '#46501f')
      tuft(
        marks,
        side === 0 ? node : end,
        a + 0.25 * Math.sign(Math.cos(a)),
        size,
        `${seed} ${i} ${side}`,
        colours,
      )
    }
  }
}
const leafGreen = { base: '#3d7040', pale: '#8db268', under: '#a3bd88', edge: '#22401f' }
const leafLight = { base: '#6d9a48', pale: '#b8cf82', under: '#bdd09c', edge: '#466428' }
const leafMist = { base: '#93ad90', pale: '#bccdae', edge: '#90a888' }

/**
 * A shoot breaking the ground: sheaths wrapped round one another, each rising to a point on the side
 * opposite to the last; brown-blotched, bristled, with a little green blade at the point.
 */
function shoot(
  marks: Relief,
  foot: Vec,
  height: number,
  width: number,
  seed: string,
  lean = 0,
): void {
  const chance = random(`shoot ${seed}`)
  const pose: Pose = { at: foot, face: [lean, -1, 0.16], size: height }
  const wide = width / height
  const rows = 10
  const form = (u: number): number =>
    wide * (0.86 + 0.14 * ease(0, 0.16, u)) * Math.max(0, 1 - u ** 1.45) + 0.003
  for (let i = rows - 1; i >= 0; i -= 1) {
    const foothold = Math.max(0, (i - 1) / rows) ** 1.05
    const front = (i % 2 ? 0.55 : Math.PI + 0.75) + chance.around(0, 0.35)
    const tall = 0.34 * (1 - 0.4 * foothold)
    const swell = 1.015 + 0.018 * (rows - i)
    const rim = (a: number): number =>
      Math.min(0.995, foothold + tall * (0.42 + 0.58 * (0.5 + 0.5 * Math.cos(a - front)) ** 1.6))
    const profile = (u: number, a: number): [number, number] => {
      const h = foothold + (rim(a) - foothold) * u
      return [h, form(h) * swell + 0.006 * ease(0.85, 1, u)]
    }
    const [p1, p2, p3] = [chance.between(0, 6), chance.between(0, 6), chance.between(0, 6)]
    lathe(
      marks,
      pose,
      profile,
      {
        upper: (u, v) => {
          const ribs = 0.5 + 0.5 * Math.sin(v * 95)
          const blotch =
            Math.sin(v * 23 + p1) * Math.sin(u * 9 + v * 7 + p2) +
            0.7 * Math.sin(v * 51 + p3) * Math.sin(u * 21 + p1)
          const ground = mix(
            mix(ink('#ab8a58'), ink('#8f6d40'), 0.35 * ribs + 0.25 * (1 - u)),
            ink('#8c8a54'),
            0.55 * ease(0.72, 1, u),
          )
          return mix(ground, ink('#4a321e'), 0.72 * ease(0.42, 0.75, blotch))
        },
        shadow: [96, 80, 72],
        contrast: 1.35,
      },
      { rings: Math.round(clamp((height * tall) / 6, 14, 34)), around: 96 },
    )
    const edge = Array.from({ length: 97 }, (_, k) => {
      const a = (k / 96) * 2 * Math.PI
      return placed(pose, ...profile(1, a), a)
    })
    line(marks, edge, { ink: ink('#3c2812'), width: 1.3, opacity: 0.75, bias: 2 })
    // Bristles along the rim, and the small blade at the point.
    for (let k = 0; k < 60; k += 1) {
      const a = chance.between(0, 6.283)
      const p = placed(pose, ...profile(chance.between(0.3, 1), a), a)
      line(marks, [p, plus(p, [Math.cos(a) * 4 + chance.around(0, 3), -chance.between(3, 9), 3])], {
        ink: ink('#5a3f22'),
        width: 0.8,
        opacity: 0.6,
        bias: 2,
      })
    }
    const tip = placed(pose, ...profile(1, front), front)
    const away = Math.sign(tip[0] - foot[0] - lean * (foot[1] - tip[1])) || 1
    const reach = height * (0.1 + 0.03 * Math.sin(i * 2))
    strap(
      marks,
      [
        tip,
        [tip[0] + away * reach * 0.22, tip[1] - reach * 0.5, tip[2] + 10],
        [tip[0] + away * reach * (0.75 + 0.25 * Math.sin(i * 3)), tip[1] - reach * 0.8, tip[2] + 8],
      ],
      { half: height * 0.012, base: '#6d8a48', pale: '#b5c47e', edge: '#3c5224', ribs: 2 },
    )
  }
}

/** Last year's sheaths and leaves on the ground. */
function litter(marks: Relief, seed: string, y: number, depth: number, count = 60): void {
  const chance = random(`litter ${seed}`)
  for (let i = 0; i < count; i += 1) {
    const x = chance.between(-20, 1220)
    const py = y + chance.between(-40, 50)
    const a = chance.between(-0.5, 0.5) + (chance.chance(0.5) ? 0 : Math.PI)
    const r = chance.between(50, 120)
    strap(
      marks,
      [
        [x, py, depth + (py - y)],
        [x + Math.cos(a) * r * 0.5, py + Math.sin(a) * r * 0.2 - 6, depth + (py - y) + 6],
        [x + Math.cos(a) * r, py + Math.sin(a) * r * 0.35, depth + (py - y)],
      ],
      {
        half: chance.between(3.5, 8),
        base: chance.pick(['#a38a58', '#8c7448', '#b59c6a', '#7d6a40']),
        pale: '#cdb88a',
        edge: '#6a5430',
        shadow: [110, 100, 84],
        ribs: 3,
      },
    )
  }
}

/** A pad of snow lying along a curve. */
function snow(points: readonly Point[], width: number): string {
  const top = points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')
  return `<path d="${top}" fill="none" stroke="#b9c6d0" stroke-width="${width * 1.12}" stroke-linecap="round" stroke-linejoin="round" transform="translate(1.5 2.5)"/><path d="${top}" fill="none" stroke="#fbfcfb" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Bamboo leaves in ink: one stroke each, in the grouping painters call the character 个. */
function inkLeaves(
  at: Point,
  angle: number,
  size: number,
  colour: string,
  opacity: number,
  seed: string,
  count = 4,
): string {
  const chance = random(`ink leaves ${seed}`)
  return Array.from({ length: count }, (_, i) => {
    const a = angle + (i - (count - 1) / 2) * 0.42 + chance.around(0, 0.16)
    const r = size * chance.between(0.7, 1.15)
    const bend = chance.around(0, 0.12)
    const p = (t: number): Point => [
      at[0] + Math.cos(a + bend * t) * r * t,
      at[1] + Math.sin(a + bend * t) * r * t + r * 0.08 * t * t,
    ]
    return brush({
      points: [p(0.02), p(0.3), p(0.65), p(1)],
      width: size * 0.15,
      colour,
      opacity,
      dry: 0.2,
      seed: `${seed} ${i}`,
    })
  }).join('')
}
/** A culm in ink: one stroke for each length, a gap at each joint and the joint's two hooks. */
function inkCulm(
  from: Point,
  to: Point,
  width: number,
  joints: readonly number[],
  colour: string,
  opacity: number,
  seed: string,
): string {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ]
  const ends = [0, ...joints, 1]
  const parts: string[] = []
  for (let i = 0; i < ends.length - 1; i += 1) {
    const [a, b] = [(ends[i] as number) + 0.006, (ends[i + 1] as number) - 0.006]
    const [p, q] = [at(a), at(b)]
    parts.push(
      brush({
        points: [p, [(p[0] + q[0]) / 2 + width * 0.03, (p[1] + q[1]) / 2], q],
        width,
        colour,
        opacity,
        press: 'stalk',
        dry: 0.75,
        seed: `${seed} ${i}`,
      }),
    )
    if (i > 0) {
      const [x, y] = at(ends[i] as number)
      parts.push(
        brush({
          points: [
            [x - width * 0.55, y - 3],
            [x - width * 0.1, y + width * 0.1],
            [x + width * 0.5, y - 5],
          ],
          width: Math.max(3, width * 0.16),
          colour: '#171a14',
          opacity: Math.min(0.9, opacity + 0.2),
          seed: `joint ${seed} ${i}`,
        }),
      )
    }
  }
  return parts.join('')
}

export const phyllostachysEdulis: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  creationPhotograph: 'phyllostachys-edulis-summer-1.webp',
  photographs: [
    {
      file: 'phyllostachys-edulis-spring-1.webp',
      season: 'spring',
      date: '2026-04-02',
      location: 'Bamboo Path',
      draw: () =>
        seasonSheet(
          name,
          'spring',
          [
            garden(
              'bamboo 1',
              ['#a9bb98', '#bfc8a4', '#93a988', '#c9bfa0'],
              16,
              { x: 0, y: 0, width: 1200, height: 880 },
              0.5,
            ),
            soft(
              scene((far) => {
                for (const [x, r] of [
                  [120, 24],
                  [330, 18],
                  [860, 20],
                  [1040, 30],
                  [1140, 16],
                ] as const)
                  culm(
                    far,
                    [x, 800, -900],
                    [x + 20, -40, -900],
                    r,
                    [90, 230, 400, 590, 780],
                    tones.far,
                  )
              }),
              5,
              0.7,
            ),
            soft(
              scene((far) => litter(far, 'far', 770, -800, 40)),
              2.5,
              0.6,
            ),
            scene((near) => {
              litter(near, 'near', 828, -200, 60)
              shoot(near, [500, 850, 0], 600, 108, 'tall', 0.03)
              shoot(near, [800, 862, 120], 290, 76, 'small', -0.06)
              litter(near, 'front', 858, 330, 44)
            }),
          ].join(''),
        ),
    },
    {
      file: 'phyllostachys-edulis-summer-1.webp',
      season: 'summer',
      date: '2025-08-06',
      location: 'Bamboo Path',
      draw: () =>
        seasonSheet(
          name,
          'summer',
          [
            garden(
              'bamboo 2',
              ['#8fae88', '#aec79c', '#c9d8b0', '#7d9f80'],
              18,
              { x: 0, y: 0, width: 1200, height: 880 },
              0.5,
            ),
            soft(
              scene((far) => {
                for (const [x, r] of [
                  [90, 22],
                  [300, 30],
                  [430, 16],
                  [800, 24],
                  [1100, 28],
                ] as const)
                  culm(
                    far,
                    [x, 940, -900],
                    [x + 30, -40, -900],
                    r,
                    [60, 220, 390, 570, 760, 930],
                    tones.far,
                  )
                branch(far, [800, 300, -880], -0.3, 330, 'far', leafMist, 120)
              }),
              5,
              0.7,
            ),
            scene((near) => {
              culm(
                near,
                [640, 960, -100],
                [610, -60, -100],
                66,
                [150, 400, 690, 970],
                tones.young,
                700,
              )
              culm(
                near,
                [900, 960, -260],
                [960, -60, -260],
                40,
                [60, 250, 460, 690, 930],
                tones.old,
              )
              culm(
                near,
                [240, 960, -300],
                [190, -60, -300],
                34,
                [120, 310, 520, 750, 980],
                tones.old,
              )
            }),
          ].join(''),
        ),
    },
    {
      file: 'phyllostachys-edulis-autumn-1.webp',
      season: 'autumn',
      date: '2025-10-04',
      location: 'Science Garden',
      draw: () =>
        seasonSheet(
          name,
          'autumn',
          [
            garden(
              'bamboo 3',
              ['#c9bf8c', '#a9b58a', '#d6c898', '#93a880'],
              15,
              { x: 0, y: 0, width: 1200, height: 880 },
              0.45,
            ),
            soft(
              scene((far) => {
                culm(
                  far,
                  [1060, 940, -900],
                  [1010, -40, -900],
                  22,
                  [120, 300, 500, 720, 940],
                  tones.far,
                )
                branch(far, [1036, 420, -880], 2.9, 380, 'far', leafMist, 120)
              }),
              5,
              0.65,
            ),
            scene((near) => {
              culm(near, [150, 960, -100], [230, -60, -100], 30, [130, 350, 580, 820], tones.old)
              branch(near, [196, 380, -60], -0.42, 520, 'one', leafGreen, 150)
              branch(near, [200, 384, -70], 0.1, 430, 'two', leafLight, 130)
              branch(near, [178, 614, -60], -0.1, 620, 'three', leafGreen, 150)
            }),
          ].join(''),
        ),
    },
    {
      file: 'phyllostachys-edulis-winter-1.webp',
      season: 'winter',
      date: '2026-01-25',
      location: 'Bamboo Path',
      draw: () => {
        const chance = random('snowfall')
        const flakes = Array.from(
          { length: 130 },
          () =>
            `<circle cx="${chance.whole(20, 1180)}" cy="${chance.whole(20, 850)}" r="${chance.between(1.2, 4).toFixed(1)}" fill="#ffffff" fill-opacity="${chance.between(0.5, 0.95).toFixed(2)}"/>`,
        ).join('')
        const laden = (t: number, lift: number): Point => [
          250 + t * 620,
          330 - Math.sin(t * 2.2) * 130 * (1 - lift) + t * t * 330,
        ]
        return seasonSheet(
          name,
          'winter',
          [
            garden(
              'bamboo 4',
              ['#aab8b8', '#bcc8c6', '#98a8a8'],
              15,
              { x: 0, y: 0, width: 1200, height: 880 },
              0.55,
            ),
            soft(
              scene((far) => {
                for (const [x, r] of [
                  [420, 18],
                  [700, 24],
                  [990, 20],
                ] as const)
                  culm(
                    far,
                    [x, 940, -900],
                    [x + 24, -40, -900],
                    r,
                    [120, 300, 500, 720, 940],
                    tones.far,
                  )
              }),
              5,
              0.6,
            ),
            scene((near) => {
              culm(near, [210, 960, -160], [170, -60, -160], 44, [160, 400, 650, 900], tones.young)
              culm(
                near,
                [1050, 960, -200],
                [1080, -60, -200],
                32,
                [90, 280, 480, 700, 920],
                tones.old,
              )
              const path: Vec[] = Array.from({ length: 8 }, (_, i) => {
                const [x, y] = laden(i / 7, 0)
                return [x - 58, y - 20, i * 6]
              })
              petiole(near, path, 5, 2, '#8a9a4c', '#46501f')
              for (let i = 1; i < 8; i += 1)
                for (const side of [-1, 1])
                  tuft(
                    near,
                    [(path[i] as Vec)[0], (path[i] as Vec)[1], (path[i] as Vec)[2] + side * 14],
                    0.75 + i * 0.09 + side * 0.5,
                    150,
                    `winter ${i} ${side}`,
                    leafGreen,
                  )
            }),
            ...Array.from({ length: 8 }, (_, i) => {
              const [x, y] = laden(i / 7, 0)
              const w = 15 + 5 * Math.sin(i * 2.3)
              return i === 0
                ? ''
                : snow(
                    [
                      [x - 98, y - 26],
                      [x - 66, y - 33],
                      [x - 30, y - 20],
                    ],
                    w,
                  ) +
                    snow(
                      [
                        [x - 44, y + 4],
                        [x - 14, y + 36 + 6 * Math.sin(i)],
                        [x - 4, y + 58],
                      ],
                      w * 0.62,
                    )
            }),
            soft(flakes, 0.8),
          ].join(''),
        )
      },
    },
  ],
  artworks: [
    {
      file: 'phyllostachys-edulis-plate-1.webp',
      date: '2025-12-18',
      location: 'Art Room',
      draw: () =>
        plate(
          name,
          [
            blot([620, 420], 420, 330, '#9aa38e', 0.16),
            brushed(
              inkCulm(
                [700, 1260],
                [770, 40],
                30,
                [0.16, 0.36, 0.56, 0.75, 0.92],
                '#8a8f80',
                0.42,
                'far',
              ) +
                inkLeaves([764, 360], 0.5, 190, '#8a9082', 0.4, 'f1', 5) +
                inkLeaves([742, 560], 2.4, 180, '#8a9082', 0.4, 'f2', 4) +
                inkLeaves([780, 160], 2.2, 170, '#8a9082', 0.36, 'f3', 4),
              6,
              0.04,
            ),
            brushed(
              [
                inkCulm(
                  [330, 1290],
                  [440, -10],
                  56,
                  [0.13, 0.31, 0.5, 0.68, 0.85],
                  '#2c3027',
                  0.78,
                  'near',
                ),
                brush({
                  points: [
                    [398, 500],
                    [470, 430],
                    [560, 400],
                    [640, 410],
                  ],
                  width: 8,
                  colour: '#2c3027',
                  opacity: 0.85,
                  press: 'stalk',
                  seed: 'tw1',
                }),
                brush({
                  points: [
                    [380, 660],
                    [290, 600],
                    [210, 600],
                  ],
                  width: 7,
                  colour: '#2c3027',
                  opacity: 0.85,
                  press: 'stalk',
                  seed: 'tw2',
                }),
                brush({
                  points: [
                    [418, 270],
                    [500, 210],
                    [570, 200],
                  ],
                  width: 6,
                  colour: '#2c3027',
                  opacity: 0.85,
                  press: 'stalk',
                  seed: 'tw3',
                }),
                inkLeaves([560, 400], 1.0, 210, '#1b1f18', 0.85, 'n1', 5),
                inkLeaves([640, 412], 0.62, 220, '#1b1f18', 0.85, 'n2', 4),
                inkLeaves([500, 418], 1.5, 170, '#23281f', 0.8, 'n3', 3),
                inkLeaves([212, 602], 2.2, 200, '#1b1f18', 0.85, 'n4', 4),
                inkLeaves([290, 606], 1.7, 170, '#3a4036', 0.7, 'n5', 3),
                inkLeaves([568, 202], 0.8, 190, '#23281f', 0.8, 'n6', 4),
                inkLeaves([500, 212], 1.4, 150, '#3a4036', 0.7, 'n7', 3),
              ].join(''),
              5,
              0.045,
            ),
          ].join(''),
          { at: [880, 760], text: '虚心有节', size: 34 },
        ),
    },
    {
      file: 'phyllostachys-edulis-plate-2.webp',
      date: '2026-04-24',
      location: 'Bamboo Path',
      draw: () =>
        plate(
          name,
          [
            blot([430, 1130], 460, 150, '#9a937c', 0.25),
            brushed(
              inkCulm([160, 1200], [200, 40], 40, [0.16, 0.37, 0.58, 0.78], '#6d7a62', 0.45, 'c1') +
                inkCulm(
                  [300, 1180],
                  [330, 40],
                  22,
                  [0.2, 0.42, 0.63, 0.83],
                  '#8f9884',
                  0.36,
                  'c2',
                ) +
                inkLeaves([210, 260], 0.8, 170, '#7d8874', 0.4, 'l1', 4) +
                inkLeaves([330, 150], 0.5, 160, '#8f9884', 0.4, 'l2', 4) +
                inkLeaves([196, 520], 2.3, 140, '#7d8874', 0.4, 'l3', 3),
              6,
              0.04,
            ),
            brushed(
              scene((m) => {
                shoot(m, [560, 1160, 0], 560, 100, 'plate', 0.05)
                shoot(m, [765, 1172, 100], 270, 70, 'plate small', -0.08)
              }),
              3,
              0.05,
            ),
            brushed(
              Array.from({ length: 22 }, (_, i) => {
                const c = random(`soil ${i}`)
                const x = c.between(330, 900)
                const y = c.between(1140, 1190)
                return brush({
                  points: [
                    [x, y],
                    [x + 30, y - c.between(0, 14)],
                    [x + c.between(50, 90), y + c.around(0, 8)],
                  ],
                  width: c.between(5, 14),
                  colour: c.pick(['#5f5a48', '#7d765e', '#46443a']),
                  opacity: 0.5,
                  dry: 0.5,
                  seed: `soil ${i}`,
                })
              }).join(''),
              5,
              0.05,
            ),
          ].join(''),
          { at: [870, 150], text: '雨后春笋', size: 34 },
        ),
    },
  ],
}
