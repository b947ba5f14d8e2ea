/** 银杏, autumn: study. */
import { shadowed } from '../../kit/wash.ts'
import { fan, golden, oldGold } from './leaf.ts'
import { haze } from './parts.ts'

export function study(): string {
  return (
    haze('study', ['#ecd9a2', '#e5cf9a', '#d8d0b0']) +
    shadowed(
      fan({
        at: [400, 620],
        angle: -100,
        radius: 380,
        tint: golden,
        roll: 10,
        pitch: 6,
        stalkTo: [520, 815],
        seed: 'study',
      }),
      16,
      12,
      0.3,
    ) +
    shadowed(
      fan({
        at: [880, 330],
        angle: 62,
        radius: 270,
        tint: oldGold,
        roll: 198,
        pitch: 10,
        stalkTo: [770, 110],
        seed: 'study back',
      }),
      12,
      9,
      0.3,
    )
  )
}
