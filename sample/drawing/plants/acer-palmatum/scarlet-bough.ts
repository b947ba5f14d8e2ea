/** 鸡爪槭, autumn: scarlet bough. */
import { scarlet } from '../../kit/tints.ts'
import { soft } from '../../kit/wash.ts'
import { branch, crimson, dressed, flame, hand, haze } from './parts.ts'

export function scarletBough(): string {
  const wood = branch('maple autumn')
  const far = soft(
    [
      [200, 720],
      [480, 760],
      [1050, 130],
      [900, 700],
      [1120, 560],
    ]
      .map(([x = 0, y = 0], i) => hand([x, y], i * 70, 110, i % 2 ? flame : crimson, `far ${i}`))
      .join(''),
    9,
    0.45,
  )
  return (
    haze('autumn', ['#e0a468', '#d98a5c', '#e5c98a', '#c9b48a']) +
    far +
    dressed(
      [wood.main, ...wood.shoots],
      wood.svg,
      [0.4, 0.62, 0.82, 0.98],
      96,
      [scarlet, scarlet, crimson, flame],
      'autumn',
    )
  )
}
