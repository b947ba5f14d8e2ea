/** 蜡梅, summer: summer leaves. */
import { farLeaves } from '../../kit/backdrop.ts'
import { freshGreen, leafGreen } from '../../kit/tints.ts'
import { leafScene } from './leaf-scene.ts'
import { haze } from './parts.ts'

export const summerLeaves = (): string =>
  haze('summer', ['#aecb90', '#cedaa6', '#95b58a']) +
  farLeaves({
    seed: 'ws s',
    outline: 'elliptic',
    colours: ['#90b27c', '#b2ca98'],
    count: 32,
    size: 160,
    along: [
      [80, 720],
      [1150, 620],
    ],
    spread: 230,
  }) +
  leafScene('wintersweet summer', [leafGreen, leafGreen, freshGreen], false)
