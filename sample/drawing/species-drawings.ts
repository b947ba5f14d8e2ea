/** What a species brings to the sample collection: its drawings and the facts that go with each. */
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
/** The words the collection's table uses for birds. */
export type LifeStage = 'MaleAdult' | 'FemaleAdult' | 'Juvenile' | 'Subadult'

export type PhotographDrawing = {
  /** `<latin-slug>-<season or stage>-<n>.webp`, under `sample/photographs/`. */
  file: string
  /** Season for plants, life stage for birds; the `season` column of photographs.csv. */
  season: Season | LifeStage
  /** YYYY-MM-DD, not after 2026-10. */
  date: string
  /** A made-up place on the campus. */
  location: string
  /** A whole sheet, 1200 x 900, as SVG. */
  draw(): string
}

export type ArtworkDrawing = {
  /** `<latin-slug>-plate-<n>.webp`, under `sample/artworks/`. */
  file: string
  date: string
  location: string
  /** A whole plate, 1000 x 1300, as SVG. */
  draw(): string
}

export type SpeciesDrawings = {
  latinName: string
  chineseName: string
  photographs: PhotographDrawing[]
  artworks: ArtworkDrawing[]
  /** The photograph that hangs beside the first artwork on the creations wall; without it, the first one. */
  creationPhotograph?: string
}
