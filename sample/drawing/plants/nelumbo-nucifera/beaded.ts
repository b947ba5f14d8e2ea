/** 莲, summer: beads of rain on a leaf. */
import { n } from '../../kit/mark.ts'
import { random } from '../../kit/random.ts'
import { scene } from '../../kit/relief.ts'
import { garden, soft } from '../../kit/wash.ts'
import { leaf } from './leaf.ts'

/** Beads of water resting on a leaf: a dark rim, a clear body, a window of light. */
function bead(x: number, y: number, r: number, flat = 0.8): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(1 ${flat})"><ellipse cx="${n(r * 0.2)}" cy="${n(r * 0.35)}" rx="${n(r * 1.08)}" ry="${n(r * 1.05)}" fill="#16301f" fill-opacity="0.35"/><circle r="${n(r)}" fill="#a9c8b4" fill-opacity="0.5" stroke="#eef6ee" stroke-opacity="0.55" stroke-width="${n(r * 0.08)}"/><circle cx="${n(r * 0.1)}" cy="${n(r * 0.2)}" r="${n(r * 0.75)}" fill="#f2faf2" fill-opacity="0.3"/><ellipse cx="${n(-r * 0.35)}" cy="${n(-r * 0.42)}" rx="${n(r * 0.3)}" ry="${n(r * 0.2)}" fill="#ffffff" fill-opacity="0.95"/></g>`
}

export function beaded(): string {
  const chance = random('lotus beads')
  const beads: string[] = []
  for (let i = 0; i < 42; i += 1) {
    const [a, r] = [chance.between(0, 6.28), chance.between(0.1, 0.95) ** 0.7]
    beads.push(
      bead(560 + Math.cos(a) * r * 500, 450 + Math.sin(a) * r * 330, chance.between(2.5, 12), 0.85),
    )
  }
  return [
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
  ].join('')
}
