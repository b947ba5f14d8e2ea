/** Leaf colours shared by many plants, after mineral green, gamboge and ink. */
import type { LeafTint } from './leaf.ts'

export const freshGreen: LeafTint = {
  shadow: '#44692f',
  body: '#7ea14b',
  light: '#bccb79',
  back: '#b9c690',
  vein: '#d6dba3',
  ink: '#3d5528',
}
export const leafGreen: LeafTint = {
  shadow: '#1f4428',
  body: '#477a43',
  light: '#8aab64',
  back: '#94ac7d',
  vein: '#b3c78d',
  ink: '#1f3a20',
}
export const deepGreen: LeafTint = {
  shadow: '#142e1d',
  body: '#2c5a37',
  light: '#648a56',
  back: '#86a06f',
  vein: '#9db57c',
  ink: '#14251a',
  gloss: 0.6,
}
export const gold: LeafTint = {
  shadow: '#b47a14',
  body: '#e2b32c',
  light: '#f6dc75',
  back: '#ecd08a',
  vein: '#c99620',
  ink: '#8a5f14',
  gloss: 0.1,
}
export const scarlet: LeafTint = {
  shadow: '#7a1f16',
  body: '#bd3b22',
  light: '#e47c45',
  back: '#cf8a66',
  vein: '#eca070',
  ink: '#5c1812',
  gloss: 0.15,
}
export const russet: LeafTint = {
  shadow: '#6a341a',
  body: '#b0662c',
  light: '#dda55b',
  back: '#c8a178',
  vein: '#e0bd82',
  ink: '#4d2815',
  gloss: 0.1,
}
export const plum: LeafTint = {
  shadow: '#351524',
  body: '#6b2c41',
  light: '#a35a68',
  back: '#8f5f6c',
  vein: '#b77c85',
  ink: '#2b101c',
  gloss: 0.25,
}
