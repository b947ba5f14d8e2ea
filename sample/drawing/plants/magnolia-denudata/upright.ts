/** 玉兰, plate: upright. */
import { blot } from '../../kit/wash.ts'
import { breakingBud, cup, furredBud } from './flower.ts'
import { painted } from './parts.ts'

export const upright = (): string =>
  blot([560, 420], 330, 300, '#a9b3a6', 0.42) +
  blot([400, 780], 260, 220, '#b9b49c', 0.35) +
  painted(
    [
      [
        [120, 1330],
        [240, 1120],
        [330, 960],
        [460, 840],
        [520, 660],
        [560, 520],
      ],
      [
        [420, 880],
        [620, 830],
        [720, 720],
      ],
      [
        [290, 1040],
        [210, 860],
        [240, 720],
      ],
      [
        [500, 720],
        [400, 560],
        [380, 450],
      ],
    ],
    furredBud([240, 724], -80, 84) +
      cup({ at: [726, 712], face: -50, tilt: 66, open: 0.85, size: 1 }) +
      breakingBud([380, 455], -100, 110) +
      cup({ at: [566, 512], face: -78, tilt: 80, open: 0.55, size: 1.45, spin: 15 }),
  )
