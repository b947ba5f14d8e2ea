/** 石榴, winter: bare. */
import { bough, shoot } from '../../kit/bough.ts'
import { barks, type DrawnTwig } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { pomegranate } from './flower-and-fruit.ts'
import { haze } from './parts.ts'

export function bare(): string {
  const wood = bough({
    points: [
      [-20, 300],
      [220, 360],
      [460, 330],
      [700, 430],
      [940, 410],
    ],
    from: 30,
    to: 5,
    bark: barks.grey,
    rough: 0.9,
    seed: 'punica winter',
    shootTo: 2,
    shoots: [
      [0.18, 55, 330, -18],
      [0.34, -48, 280, 20],
      [0.48, 66, 300, -24],
      [0.64, -40, 280, 16],
      [0.8, 46, 240, -20],
    ],
  })
  const spines = [wood.main, ...wood.shoots]
    .flatMap((on, i) =>
      [0.3, 0.45, 0.6, 0.75, 0.88].map(
        (along, k) =>
          shoot(
            on.line.at(along),
            on.line.angle(along) + (k % 2 ? 62 : -62),
            56 + (k % 3) * 22,
            0,
            { from: 4.5, to: 1.2, bark: barks.brown, seed: `spine ${i} ${k}`, lenticels: 0 },
          ).svg,
      ),
    )
    .join('')
  const dry = { shadow: '#4a2a1e', body: '#85513a', light: '#b88a68', ink: '#321b12' }
  return (
    haze('winter', ['#b5c2cc', '#cfd2d0', '#c6b8aa']) +
    shadowed(spines + wood.svg, 6, 5, 0.25) +
    shadowed(
      pomegranate((wood.shoots[0] as DrawnTwig).line.at(0.97), 92, 150, dry) +
        pomegranate((wood.shoots[2] as DrawnTwig).line.at(0.97), 84, 120, dry),
      9,
      7,
      0.3,
    )
  )
}
