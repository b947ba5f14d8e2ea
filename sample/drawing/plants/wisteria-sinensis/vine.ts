/** 紫藤: the twining wood of the wisteria: an old vine and the tendril about it. */
import { barks, twig } from '../../kit/twig.ts'

export const vine = twig({
  points: [
    [-20, 120],
    [180, 90],
    [330, 150],
    [520, 96],
    [760, 130],
    [960, 70],
    [1220, 100],
  ],
  from: 34,
  to: 18,
  bark: barks.grey,
  rough: 0.9,
  nodes: [0.2, 0.45, 0.62],
  seed: 'wisteria vine',
})

export const tendril = twig({
  points: [
    [-10, 60],
    [140, 150],
    [270, 80],
    [420, 160],
    [600, 70],
    [800, 150],
    [1010, 60],
    [1210, 120],
  ],
  from: 17,
  to: 10,
  bark: barks.brown,
  rough: 0.6,
  seed: 'wisteria twine',
})
