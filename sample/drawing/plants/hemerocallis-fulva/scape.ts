/** 萱草: the bare green stalk that carries the daylily's flowers. */
import type { Relief, Vec } from '../../kit/relief.ts'
import { petiole } from '../../kit/relief-leaf.ts'

export const scape = (marks: Relief, points: Vec[], from: number, to: number): void =>
  petiole(marks, points, from, to, '#7d9a4c')
