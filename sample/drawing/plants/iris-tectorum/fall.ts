/** 鸢尾: the fall of the iris flower, with its white crest. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { along, clamp, ease, ink, line, plus, type Relief, times } from '../../kit/relief.ts'
import { type Blade, blade, bladePoint } from '../../kit/relief-blade.ts'
import { blunt } from '../../kit/relief-outline.ts'
import { type Pose, petalSpine, station } from '../../kit/relief-spine.ts'
import { fanVeins } from '../../kit/relief-veins.ts'
import { blue, pale, skinShadow, violet } from './violets.ts'

export function fall(marks: Relief, pose: Pose, angle: number, seed: string, droop: number): void {
  const chance = random(seed)
  const size = pose.size ?? 1
  const phase = chance.between(0, 6)
  const spine = petalSpine(pose, {
    angle,
    length: 1.08,
    radius: 0.05,
    lean: (u) => 0.75 + droop * ease(0.12, 0.9, u),
    sway: chance.around(0, 0.12),
  })
  const shape: Blade = {
    half: (u) => size * 0.4 * (0.2 + 0.8 * ease(0.12, 0.62, u)) * (1 - 0.3 * ease(0.8, 1, u)),
    cup: -0.35,
    forward: (u, v) => size * blunt(0.16, 0.03, 0.012, phase)(u, v),
    ruffle: { height: size * 0.07, waves: 2, phase, from: 0.25 },
    skin: {
      upper: (u, v) => {
        return mix(
          mix(pale, blue, ease(0.1, 0.45, u)),
          violet,
          0.22 * Math.abs(v) ** 2 + 0.2 * ease(0.75, 1, u),
        )
      },
      under: (u) => mix(pale, blue, 0.5 + 0.3 * u),
      shadow: skinShadow,
      contrast: 1.2,
    },
    veins: fanVeins(
      11,
      { ink: violet, width: 0.8, opacity: 0.35, bias: 4, taper: 'both' },
      0.15,
      0.95,
    ),
    edge: { ink: ink('#3d2f7c'), width: 0.9, opacity: 0.55 },
    nu: 40,
    nv: 26,
  }
  blade(marks, spine, shape)
  // Darker flecks that follow the veins.
  for (let i = 0; i < 110; i += 1) {
    const [u, v, reach] = [
      chance.between(0.3, 0.86),
      chance.around(0, 0.85),
      chance.between(0.012, 0.05),
    ]
    const fleck = Array.from({ length: 4 }, (_, k) =>
      bladePoint(spine, shape, Math.min(0.97, u + (reach * k) / 3), v * (1 + 0.04 * k)),
    )
    line(marks, fleck, {
      ink: violet,
      width: size * chance.between(0.008, 0.026),
      opacity: 0.6,
      bias: 4,
      taper: 'both',
    })
  }
  // The crest: white torn teeth standing on the midrib.
  for (let i = 0; i < 110; i += 1) {
    const u = 0.14 + (i / 110) * 0.42
    const foot = bladePoint(spine, shape, u, chance.around(0, 0.09))
    const { n, t, w } = station(spine, u)
    const tall = size * 0.13 * Math.sin(Math.PI * clamp((u - 0.1) / 0.5)) * chance.between(0.5, 1.1)
    const tip = plus(
      plus(foot, times(n, tall)),
      plus(times(t, tall * 0.5), times(w, chance.around(0, tall * 1.1))),
    )
    const bend = plus(plus(foot, times(n, tall * 0.6)), times(t, tall * 0.1))
    line(marks, along([foot, bend, tip], 5), {
      ink: chance.chance(0.78) ? ink('#fbf8f4') : ink('#c6badf'),
      width: Math.min(3.4, size * 0.012 + 0.5),
      bias: 6,
      taper: 'out',
    })
  }
}
