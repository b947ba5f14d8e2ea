/** 莲: prickly lotus stalks, green and dry. */
import { mix } from '../../kit/colour.ts'
import { random } from '../../kit/random.ts'
import { type Ink, ink, type Relief, spline, stem, type Vec } from '../../kit/relief.ts'
import { grain } from '../../kit/relief-form.ts'

const stalkSkin = {
  upper: (u: number): Ink => mix(ink('#6f8f4c'), ink('#87a35c'), u),
  shadow: [70, 88, 70] as const,
  contrast: 1.1,
}

export const dryStalk = {
  upper: (u: number): Ink => mix(ink('#5d4a34'), ink('#8a7050'), u),
  shadow: [80, 76, 70] as const,
  contrast: 1.1,
}

/** A stalk with its small prickles. */
export function stalk(
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
