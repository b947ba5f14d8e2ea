/** 连翘: the yellow forsythia bell, singly and in pairs along a branch. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { ease, ink, line, type Relief, type Vec } from '../../kit/relief.ts'
import { blade } from '../../kit/relief-blade.ts'
import { grain, lathe } from '../../kit/relief-form.ts'
import { blunt } from '../../kit/relief-outline.ts'
import { type Pose, petalSpine, placed } from '../../kit/relief-spine.ts'
import { fanVeins } from '../../kit/relief-veins.ts'
import type { DrawnTwig } from '../../kit/twig.ts'

const [amber, gold, lemon] = [ink('#dda41a'), ink('#f6cf2e'), ink('#fdee92')]

/** A bell of four lobes, slightly twisted like a pinwheel. */
export function flower(marks: Relief, pose: Pose, seed: string, open = 1): void {
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
export function garland(
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
