/** Leaf greens and autumn colours, after mineral green, indigo and gamboge. */
import type { Ink } from './relief.ts'

export type LeafColours = {
  base: string
  pale: string
  under: string
  vein: string
  edge: string
  shadow?: Ink
  gloss?: number
}

export const greens = {
  deep: {
    base: '#2b5a36',
    pale: '#5c8a50',
    under: '#93ab7c',
    vein: '#a9c088',
    edge: '#1a3320',
    gloss: 0.35,
  },
  leaf: {
    base: '#3f7440',
    pale: '#7da058',
    under: '#a5b98a',
    vein: '#b9cc90',
    edge: '#233f22',
    gloss: 0.2,
  },
  fresh: {
    base: '#6f9a45',
    pale: '#a9c26a',
    under: '#bccb94',
    vein: '#d3dfa2',
    edge: '#40592a',
    gloss: 0.12,
  },
  blue: {
    base: '#4a7360',
    pale: '#86a88c',
    under: '#b4c6ae',
    vein: '#bfd2b4',
    edge: '#28463a',
    gloss: 0.08,
  },
  copper: {
    base: '#7a4030',
    pale: '#b4714a',
    under: '#b98a6c',
    vein: '#d9a27a',
    edge: '#4a2218',
    gloss: 0.2,
  },
  gold: {
    base: '#c08a2a',
    pale: '#e2bf5e',
    under: '#d8bf86',
    vein: '#f0dc96',
    edge: '#7c5614',
    gloss: 0.1,
  },
  mist: { base: '#8fa98c', pale: '#b8c8aa', under: '#c2cfb6', vein: '#c9d6ba', edge: '#93a88c' },
  brown: { base: '#7d5a36', pale: '#aa8656', under: '#b59a72', vein: '#c9ad7e', edge: '#46301a' },
} as const satisfies Record<string, LeafColours>
