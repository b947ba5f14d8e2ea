/** 玉兰, plate: hanging. */
import { blot } from '../../kit/wash.ts'
import { cup, furredBud } from './flower.ts'
import { painted } from './parts.ts'

export const hanging = (): string =>
  blot([480, 560], 360, 300, '#aab8ad', 0.4) +
  painted(
    [
      [
        [1020, 200],
        [820, 280],
        [690, 260],
        [520, 390],
        [420, 560],
      ],
      [
        [700, 268],
        [600, 190],
        [500, 230],
      ],
      [
        [640, 300],
        [720, 470],
        [700, 620],
      ],
    ],
    cup({ at: [420, 562], face: 125, tilt: 58, open: 0.9, size: 1.25 }) +
      cup({ at: [502, 230], face: 165, tilt: 84, open: 0.4, size: 0.9 }) +
      cup({ at: [700, 622], face: 70, tilt: 78, open: 0.6, size: 1.05 }) +
      furredBud([840, 270], -120, 62),
  )
