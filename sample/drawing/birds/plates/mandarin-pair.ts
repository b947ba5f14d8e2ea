/** Mandarin ducks under a willow, spring water. */
import { blot, brushed } from '../../kit/wash.ts'
import { afloat } from '../anatomy/stage.ts'
import { female, male } from '../plumage/aix-galericulata.ts'
import { sails, whiskers } from '../plumage/mandarin-ornaments.ts'
import { branch, signed, stillWater, willow } from './ink.ts'

export function mandarinPair(): string {
  const bough = branch(
    [
      [1030, 60],
      [860, 150],
      [660, 140],
      [470, 220],
      [330, 210],
    ],
    46,
    8,
    'willow',
  )
  const withes = [
    [900, 140, 930, 760],
    [820, 160, 800, 560],
    [740, 145, 760, 690],
    [640, 145, 610, 470],
    [560, 185, 580, 620],
    [470, 220, 440, 520],
    [380, 215, 370, 430],
    [330, 210, 290, 380],
  ] as const
  return (
    blot([500, 960], 560, 260, '#b4c9bd', 0.6) +
    blot([360, 420], 330, 260, '#dfe0bf', 0.4) +
    bough.svg +
    brushed(withes.map(([a, b, c, d], i) => willow([a, b], [c, d], `w${i}`)).join(''), 2.5) +
    afloat([300, 880], 19, {
      bird: male,
      scale: 1.75,
      mirror: true,
      pose: { over: (f) => sails(f) + whiskers(f), nod: 4, seed: 'plate' },
    }) +
    afloat([735, 1060], 19, { bird: female, scale: 1.62, pose: { nod: 2, seed: 'plate hen' } }) +
    stillWater('mandarin', 1120, 4) +
    signed([130, 140], '春水', 36)
  )
}
