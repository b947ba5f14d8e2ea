/** 蒲公英 Taraxacum mongolicum: a hundred straps in one head, the clock, the runcinate rosette. */
import { photographsOf } from '../season-sheet.ts'
import type { SpeciesDrawings } from '../species-drawings.ts'
import { flying } from './taraxacum-mongolicum/flying.ts'
import { inFlower } from './taraxacum-mongolicum/in-flower.ts'
import { inTheLawn } from './taraxacum-mongolicum/in-the-lawn.ts'
import { late } from './taraxacum-mongolicum/late.ts'

const name = { latin: 'Taraxacum mongolicum', chinese: '蒲公英' }

const photograph = photographsOf(name, 'taraxacum-mongolicum')

export const taraxacumMongolicum: SpeciesDrawings = {
  latinName: name.latin,
  chineseName: name.chinese,
  photographs: [
    photograph('spring', 1, '2026-04-04', 'Playing Field', inFlower),
    photograph('spring', 2, '2026-04-28', 'Playing Field', flying, '#9db39a'),
    photograph('spring', 3, '2026-03-28', 'Playing Field', inTheLawn),
    photograph('autumn', 1, '2025-10-12', 'Library Lawn', late),
  ],
  artworks: [],
}
