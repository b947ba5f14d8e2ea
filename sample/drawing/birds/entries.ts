/** Makes the entries of one species' pictures, so that file names and stages are written in one place. */
import type { ArtworkDrawing, LifeStage, PhotographDrawing } from '../species-drawings.ts'
import { artwork, type Name, photograph } from './stage-sheet.ts'

const tones: Record<LifeStage, string> = {
  Juvenile: 'juvenile',
  Subadult: 'subadult',
  MaleAdult: 'adult',
  FemaleAdult: 'paper',
}

const slug = ({ latin }: Name): string => latin.toLowerCase().replace(' ', '-')

export const photographsOf =
  (name: Name) =>
  (
    season: LifeStage,
    number: number,
    date: string,
    location: string,
    body: () => string,
    tone = tones[season],
  ): PhotographDrawing => ({
    file: `${slug(name)}-${season.toLowerCase()}-${number}.webp`,
    season,
    date,
    location,
    draw: () => photograph(name, tone, body()),
  })

export const platesOf =
  (name: Name) =>
  (number: number, date: string, body: () => string, tone?: string): ArtworkDrawing => ({
    file: `${slug(name)}-plate-${number}.webp`,
    date,
    location: 'Art Room',
    draw: () => artwork(name, body(), tone),
  })
