/** 鸢尾: the iris flower: three falls, three standards and the arms of the style between them. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { along, ease, ink, line, plus, type Relief, times } from '../../kit/relief.ts'
import { type Blade, blade, bladePoint } from '../../kit/relief-blade.ts'
import { lathe } from '../../kit/relief-form.ts'
import { blunt } from '../../kit/relief-outline.ts'
import { type Pose, petalSpine, placed, station } from '../../kit/relief-spine.ts'
import { fanVeins } from '../../kit/relief-veins.ts'
import { fall } from './fall.ts'
import { blue, pale, skinShadow, violet } from './violets.ts'

function standard(marks: Relief, pose: Pose, angle: number, seed: string, rise: number): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  const phase = chance.between(0, 6)
  blade(
    marks,
    petalSpine(pose, {
      angle,
      length: 0.86,
      radius: 0.05,
      lean: (u) => rise + 0.75 * ease(0.15, 1, u),
      sway: chance.around(0, 0.2),
    }),
    {
      half: (u) => size * 0.33 * (0.12 + 0.88 * ease(0.16, 0.66, u)) * (1 - 0.28 * ease(0.8, 1, u)),
      cup: -0.3,
      forward: (u, v) => size * blunt(0.14, 0.03, 0.012, phase)(u, v),
      ruffle: { height: size * 0.06, waves: 1.6, phase, from: 0.2 },
      skin: {
        upper: (u, v) =>
          mix(mix(violet, blue, ease(0, 0.4, u)), pale, 0.3 * ease(0.3, 0.9, u) - 0.1 * v * v),
        under: (u) => mix(violet, blue, 0.5 + 0.4 * u),
        shadow: skinShadow,
        contrast: 1.2,
      },
      veins: fanVeins(
        9,
        { ink: violet, width: 0.8, opacity: 0.35, bias: 4, taper: 'both' },
        0.15,
        0.95,
      ),
      edge: { ink: ink('#3d2f7c'), width: 0.9, opacity: 0.55 },
    },
  )
}

/** The petal-like branch of the style, with its two torn lobes, arching over a fall. */
function style(marks: Relief, pose: Pose, angle: number, seed: string): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  const spine = petalSpine(pose, {
    angle,
    length: 0.5,
    radius: 0.02,
    height: 0.02,
    lean: (u) => 0.35 + 1.0 * u,
  })
  const shape: Blade = {
    half: (u) => size * (0.07 + 0.07 * ease(0.2, 0.8, u)),
    cup: -0.9,
    skin: {
      upper: (u, v) => mix(mix(pale, blue, 0.35 + 0.4 * Math.abs(v)), violet, 0.2 * (1 - u)),
      under: () => blue,
      shadow: skinShadow,
      contrast: 1.2,
    },
    veins: fanVeins(3, { ink: violet, width: 0.9, opacity: 0.5, bias: 4 }),
    edge: { ink: ink('#3d2f7c'), width: 0.9, opacity: 0.6 },
  }
  blade(marks, spine, shape)
  for (const side of [-1, 1]) {
    for (let i = 0; i < 9; i += 1) {
      const foot = bladePoint(spine, shape, 0.97, side * (0.1 + 0.1 * i))
      const { t, n, w } = station(spine, 1)
      const reach = size * chance.between(0.08, 0.16) * (1 - 0.06 * i)
      line(
        marks,
        along(
          [
            foot,
            plus(foot, plus(times(t, reach * 0.5), times(n, reach * 0.4))),
            plus(
              foot,
              plus(plus(times(t, reach), times(n, reach * 0.4)), times(w, side * reach * 0.45)),
            ),
          ],
          5,
        ),
        {
          ink: i % 3 ? ink('#cfc5ea') : ink('#a597d2'),
          width: Math.min(5, size * 0.022),
          bias: 6,
          taper: 'out',
        },
      )
    }
  }
}

export function flower(marks: Relief, pose: Pose, seed: string, droop = 1.15): void {
  for (let i = 0; i < 3; i += 1) {
    const a = (i / 3) * 6.283
    fall(marks, pose, a, `${seed} fall ${i}`, droop)
    standard(marks, pose, a + 1.047, `${seed} standard ${i}`, 0.6)
    style(marks, { ...pose, at: placed(pose, 0.04, 0, 0) }, a, `${seed} style ${i}`)
  }
  lathe(
    marks,
    pose,
    (u) => [0.03, 0.26 * (1 - u)],
    { upper: (u) => mix(ink('#4a3a8c'), ink('#6a5aa8'), u), contrast: 0.6 },
    { rings: 4, around: 18, solid: false, bias: -14 },
  )
  lathe(
    marks,
    pose,
    (u) => [-0.3 + 0.4 * u, 0.04 + 0.09 * u ** 2.4],
    { upper: (u) => mix(ink('#7f9152'), ink('#7a68b4'), ease(0.3, 1, u)), contrast: 1.2 },
    { rings: 7, around: 12 },
  )
}
