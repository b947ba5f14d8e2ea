/** The sheet of a bird: its filters and its drawing on a tinted ground. */
import { sheet } from '../sheet.ts'
import { birdFilters } from './anatomy/bird.ts'

export type Name = { latin: string; chinese: string }

export function photograph({ latin }: Name, tone: string, body: string): string {
  return sheet({ width: 1200, height: 900, latin, tone, body: birdFilters + body })
}

export function artwork({ latin }: Name, body: string, tone = 'paper'): string {
  return sheet({ width: 1000, height: 1300, latin, tone, body: birdFilters + body })
}
