/** 紫薇, summer: near. */
import { farLeaves } from '../../kit/backdrop.ts'
import { shoot } from '../../kit/bough.ts'
import { barks } from '../../kit/twig.ts'
import { shadowed } from '../../kit/wash.ts'
import { ball, blushBud, budTint, flower, haze } from './parts.ts'

export function near(): string {
  const axis = shoot([300, 900], -58, 880, 10, {
    from: 16,
    to: 7,
    bark: barks.green,
    seed: 'crape near',
    lenticels: 0,
  })
  const stems: [number, number, number][] = [
    [0.3, -150, 190],
    [0.42, 10, 210],
    [0.62, -140, 200],
    [0.74, -8, 170],
  ]
  const drawn = stems.map(([along, angle, length], i) =>
    shoot(axis.line.at(along), angle, length, 14, {
      from: 9,
      to: 6,
      bark: barks.green,
      seed: `near ${i}`,
      lenticels: 0,
    }),
  )
  const buds = [
    [0.84, -110],
    [0.88, -20],
    [0.93, -120],
    [1, -50],
  ]
    .map(([t = 0, a = 0]) =>
      ball(axis.on(t, a < -60 ? -1 : 1), a, 50, a < -60 ? budTint : blushBud),
    )
    .join('')
  return (
    haze('near', ['#b4cc96', '#dbbace', '#c3d2a6']) +
    farLeaves({
      seed: 'crape near',
      outline: 'elliptic',
      colours: ['#94b080', '#d0a8c4'],
      count: 18,
      size: 240,
      blur: 14,
      along: [
        [80, 250],
        [1150, 650],
      ],
      spread: 320,
    }) +
    shadowed(drawn.map((on) => on.svg).join('') + axis.svg + buds) +
    drawn
      .map((on, i) =>
        shadowed(
          flower({
            at: on.line.at(1),
            face: on.line.angle(1),
            tilt: [30, 44, 24, 58][i] as number,
            size: [2, 2.2, 2.15, 1.8][i] as number,
            spin: i * 17,
          }),
          11,
          9,
          0.3,
        ),
      )
      .join('')
  )
}
