/** 山茶, winter: near. */
import { farLeaves } from '../../kit/backdrop.ts'
import { collar } from '../../kit/collar.ts'
import { shadowed } from '../../kit/wash.ts'
import { blade, bright, flower, haze, lacquer } from './parts.ts'

export function near(): string {
  return (
    haze('near', ['#9db0a2', '#b8a49c', '#8fa595']) +
    farLeaves({
      seed: 'cam near',
      colours: ['#789579', '#8fa88c'],
      count: 18,
      size: 300,
      blur: 15,
      along: [
        [80, 250],
        [1150, 650],
      ],
      spread: 320,
    }) +
    collar({
      leaves: [
        [[430, 360], 205, 340, lacquer],
        [[720, 380], -34, 360, bright],
        [[480, 620], 128, 330, bright],
        [[760, 600], 42, 360, lacquer],
        [[600, 300], -98, 300, lacquer],
        [[640, 660], 86, 260, bright],
      ],
      blade,
      breadth: 0.52,
      turned: (i) => ({ roll: i * 13 - 30, sway: 14 - i * 6 }),
      shade: [12, 9, 0.35],
    }) +
    shadowed(flower({ at: [600, 450], face: -70, tilt: 20, size: 2.35, spin: 11 }), 16, 12, 0.4)
  )
}
