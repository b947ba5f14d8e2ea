/** 洋紫荆, winter: near. */
import { shoot } from '../../kit/bough.ts'
import { freshGreen, leafGreen } from '../../kit/tints.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { bud, far, flower, haze, hoof } from './parts.ts'

export function near(): string {
  const stem = shoot([420, 900], -80, 520, 14, {
    from: 24,
    to: 12,
    bark: barks.green,
    seed: 'bauhinia near',
  })
  return (
    haze('near', ['#c7b3c4', '#b2c4a0', '#bba3b8']) +
    far('near', ['#b59cb0', '#a4b993']) +
    shadowed(
      hoof([380, 640], 160, 230, leafGreen, 'near a', stem.line.at(0.55)) +
        hoof([700, 660], 40, 220, freshGreen, 'near b', stem.line.at(0.6)),
    ) +
    shadowed(stem.svg + bud(stem.line.at(0.86), -20, 190) + bud(stem.line.at(0.7), -150, 150)) +
    shadowed(flower({ at: [560, 420], face: -80, tilt: 20, size: 2.15, spin: -6 }), 16, 12, 0.36)
  )
}
