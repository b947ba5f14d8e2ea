/** 绣球, spring: the first show flowers round the green buds. */
import { mix } from '../../kit/colour.ts'
import { greens } from '../../kit/leaf-greens.ts'
import { random } from '../../kit/random.ts'
import { ink, line, plus, scene, type Vec } from '../../kit/relief.ts'
import { grain } from '../../kit/relief-form.ts'
import { petiole } from '../../kit/relief-leaf.ts'
import { garden, soft } from '../../kit/wash.ts'
import { floret, moods } from './floret.ts'
import { bright, leaf, sprig } from './leaf.ts'

export function opening(): string {
  return [
    garden(
      'hydrangea 3',
      ['#b6c69a', '#cdd6b0', '#a5bb90', '#dcd9b8'],
      14,
      { x: 0, y: 60, width: 1200, height: 820 },
      0.45,
    ),
    soft(
      scene((far) => {
        sprig(far, [1040, 940, -900], [1050, 420, -900], 220, greens.mist)
        sprig(far, [150, 940, -900], [140, 500, -900], 220, greens.mist)
      }),
      6,
      0.7,
    ),
    scene((near) => {
      petiole(
        near,
        [
          [610, 940, -200],
          [600, 760, -180],
          [590, 500, -60],
        ],
        11,
        9,
        '#8aa258',
      )
      leaf(
        near,
        [596, 640, -160],
        [960, 500, -120],
        118,
        { ...greens.fresh, base: '#5f9244', pale: '#a3c268' },
        1,
        { up: [-0.1, -0.6, 0.7] },
      )
      leaf(
        near,
        [596, 650, -160],
        [240, 520, -140],
        118,
        { ...greens.fresh, base: '#5f9244', pale: '#a3c268' },
        2.4,
        { up: [0.1, -0.6, 0.7] },
      )
      leaf(near, [604, 790, -120], [900, 880, -60], 116, bright, 4)
      leaf(near, [604, 790, -120], [320, 890, -60], 116, bright, 5)
      const chance = random('buds')
      for (let i = 0; i < 150; i += 1) {
        const a = i * 2.39996
        const r = Math.sqrt(i / 150)
        const top: Vec = [
          590 + Math.cos(a) * r * 150,
          404 + Math.sin(a) * r * 70 + r * r * 34,
          Math.sin(a) * r * 120,
        ]
        line(
          near,
          [[590, 520, -40], [590 + Math.cos(a) * r * 70, 470 + r * 10, top[2] * 0.5 - 20], top],
          { ink: ink('#9db36a'), width: 2.6, bias: -2 },
        )
        grain(
          near,
          plus(top, [0, -4, 4]),
          chance.between(7, 11),
          mix(ink('#9dbb68'), ink('#d6dfa4'), chance.between(0, 1)),
          { bias: 2 },
        )
      }
      for (let i = 0; i < 11; i += 1) {
        const a = (i / 11) * 6.283 + 0.2
        floret(
          near,
          {
            at: [590 + Math.cos(a) * 162, 432 + Math.sin(a) * 74, Math.sin(a) * 130 + 20],
            face: [Math.cos(a) * 0.7, Math.sin(a) * 0.35 - 0.55, 0.6 + Math.sin(a) * 0.3],
            size: 44 + 8 * Math.sin(i * 3),
            spin: i,
          },
          i % 3 ? moods.young : { ...moods.young, body: '#c3cfc0', deep: '#93a8c0' },
          `young ${i}`,
        )
      }
    }),
  ].join('')
}
