/** 梅: what several of its pictures share. */
import { serrate } from '../../kit/outline.ts'
import { garden } from '../../kit/wash.ts'

export const blade = {
  outline: 'broadlyOvate',
  length: 120,
  width: 66,
  margin: serrate(26, 0.1),
  veins: 7,
} as const

export const haze = (seed: string, colours: string[]): string =>
  garden(`mume ${seed}`, colours, 10, { x: 60, y: 40, width: 1080, height: 760 }, 0.34)
