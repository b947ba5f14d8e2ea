/** 樟: what several of its pictures share. */
import type { LeafTint } from '../../kit/leaf.ts'
import { wavy } from '../../kit/outline.ts'
import { leafGreen } from '../../kit/tints.ts'
import { garden } from '../../kit/wash.ts'

export const blade = {
  outline: 'ellipticPointed',
  length: 150,
  width: 74,
  veins: 4,
  sweep: 0.22,
  threeVeined: true,
  margin: wavy(3, 0.05),
  ripple: 0.18,
} as const

export const lacquer: LeafTint = { ...leafGreen, gloss: 0.55, vein: '#c5d492' }

export const haze = (seed: string, colours: string[]): string =>
  garden(`camphor ${seed}`, colours, 12, { x: 60, y: 40, width: 1080, height: 760 }, 0.42)
