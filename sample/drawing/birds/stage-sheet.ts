/** The sheet of a bird: the life stage is its caption and gives the ground its tint. */
import { sheet } from '../sheet.ts'
import type { LifeStage } from '../species-drawings.ts'
import { birdFilters } from './anatomy/bird.ts'

const captions: Record<LifeStage, string> = {
  Juvenile: 'Juvenile · 幼鸟',
  Subadult: 'Sub-adult · 亚成鸟',
  MaleAdult: 'Male adult · 雄性成鸟',
  FemaleAdult: 'Female adult · 雌性成鸟',
}

export type Name = { latin: string; chinese: string }

export function photograph(name: Name, stage: LifeStage, tone: string, body: string): string {
  return sheet({
    width: 1200,
    height: 900,
    ...name,
    caption: captions[stage],
    tone,
    body: birdFilters + body,
  })
}

export function artwork(name: Name, caption: string, body: string, tone = 'paper'): string {
  return sheet({ width: 1000, height: 1300, ...name, caption, tone, body: birdFilters + body })
}
