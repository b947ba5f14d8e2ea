/** 柿, plate: plate two. */
import { blot } from '../../kit/wash.ts'
import { orange, painted, persimmon } from './parts.ts'

export function plateTwo(): string {
  const { under, twigs } = painted(
    [
      [700, 1330],
      [640, 1080],
      [660, 880],
      [560, 680],
      [580, 480],
      [500, 300],
    ],
    [
      [0.3, -160, 320, 40],
      [0.44, -30, 300, -36],
      [0.6, -150, 280, 36],
      [0.76, -36, 220, -30],
    ],
    'kaki bare plate',
    0,
  )
  return (
    blot([480, 560], 360, 400, '#b9c0bf', 0.34) +
    under +
    twigs
      .flatMap((on, i) =>
        (i ? [0.62, 0.95] : [0.99]).map((along, k) =>
          persimmon(on.on(along), 112 + ((i + k) % 3) * 14, orange, k ? 4 : -4),
        ),
      )
      .join('')
  )
}
