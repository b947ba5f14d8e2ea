/** 蜡梅: what several of its pictures share. */
import { garden } from '../../kit/wash.ts'

export const haze = (seed: string, colours: string[]): string =>
  garden(`wintersweet ${seed}`, colours, 12, { x: 60, y: 40, width: 1080, height: 760 }, 0.42)
