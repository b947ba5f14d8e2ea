/** 柿, autumn: ripening. */
import { leafGreen, russet, scarlet } from '../../kit/tints.ts'
import type { DrawnTwig } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { arm, dressed, far, flame, haze, orange, persimmon } from './parts.ts'

export function ripening(): string {
  const wood = arm('kaki autumn')
  const [a, b, c, d] = wood.shoots as [DrawnTwig, DrawnTwig, DrawnTwig, DrawnTwig]
  const [under, over] = dressed([wood.main, a, b, c, d], wood.svg, 'kaki autumn', 3, [
    flame,
    { ...scarlet, gloss: 0.3 },
    russet,
    { ...leafGreen, body: '#8a8a42', light: '#c9be74' },
  ])
  return (
    haze('autumn', ['#e3bf84', '#d8a878', '#cfc492']) +
    far('autumn', ['#d79a62', '#c9ae72', '#b98a62']) +
    under +
    over +
    shadowed(
      [
        [wood.main, 0.5, 150, 3],
        [a, 0.7, 138, -4],
        [b, 0.62, 158, 5],
        [c, 0.7, 140, -3],
        [d, 0.85, 128, 4],
        [wood.main, 0.9, 134, 0],
      ]
        .map(([on, along, size, lean]) =>
          persimmon(
            (on as DrawnTwig).on(along as number, 0.4),
            size as number,
            orange,
            lean as number,
          ),
        )
        .join(''),
      10,
      8,
      0.34,
    )
  )
}
