/** 蜡梅, autumn: autumn urns. */
import { farLeaves } from '../../kit/backdrop.ts'
import { gold } from '../../kit/tints.ts'
import { leafScene } from './leaf-scene.ts'
import { haze } from './parts.ts'

export const autumnUrns = (): string =>
  haze('autumn', ['#ddc890', '#cfc08c', '#c9cf9a']) +
  farLeaves({
    seed: 'ws a',
    outline: 'elliptic',
    colours: ['#c9b066', '#b0ad74', '#d8c27c'],
    count: 28,
    size: 150,
    along: [
      [80, 720],
      [1150, 640],
    ],
    spread: 200,
  }) +
  leafScene(
    'wintersweet autumn',
    [gold, gold, { ...gold, body: '#c9c058', shadow: '#8f8f34' }],
    true,
  )
