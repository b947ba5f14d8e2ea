/** The sample collection's tables, written from the same entries as its pictures so that they cannot disagree. */
import type { SpeciesDrawings } from './species-drawings.ts'

const drawer = 'Sample illustration'
const rights = ['CC0', 'drawn for this collection']

/** First pictures of all species come first: a site that is still loading them looks whole soon. */
export function photographTable(plants: SpeciesDrawings[], birds: SpeciesDrawings[]): string {
  const rows = (kind: string, all: SpeciesDrawings[]) =>
    all.flatMap(({ latinName, photographs }) =>
      photographs.map((picture, place) => ({
        place,
        cells: [
          kind,
          picture.file,
          latinName,
          picture.season,
          drawer,
          picture.date,
          picture.location,
          ...rights,
        ],
      })),
    )
  const columns = 'kind,file,latinName,season,takenBy,date,location,licence,source'.split(',')
  const ordered = [...rows('plant', plants), ...rows('bird', birds)].toSorted(
    (a, b) => a.place - b.place,
  )
  return table([columns, ...ordered.map((row) => row.cells)])
}

export function artworkTable(plants: SpeciesDrawings[], birds: SpeciesDrawings[]): string {
  const rows = (kind: string, all: SpeciesDrawings[]) =>
    all.flatMap(({ latinName, artworks }) =>
      artworks.map((plate) => [
        kind,
        plate.file,
        latinName,
        drawer,
        plate.date,
        plate.location,
        ...rights,
      ]),
    )
  const columns = 'kind,file,latinName,artist,date,location,licence,source'.split(',')
  return table([columns, ...rows('plant', plants), ...rows('bird', birds)])
}

/** On the home page; the last of the table comes first there. */
const featured = [
  'Ginkgo biloba',
  'Magnolia denudata',
  'Prunus mume',
  'Acer palmatum',
  'Nelumbo nucifera',
  'Wisteria sinensis',
  'Chrysanthemum × morifolium',
]

/** One pair of photograph and artwork for every plant that has both. */
export function creationTable(plants: SpeciesDrawings[]): string {
  const pairs = plants.flatMap(({ latinName, photographs, artworks, creationPhotograph }) => {
    const photograph = creationPhotograph ?? photographs[0]?.file
    const artwork = artworks[0]?.file
    const onHomePage = featured.includes(latinName) ? 'yes' : ''
    return photograph && artwork ? [[latinName, photograph, artwork, onHomePage]] : []
  })
  return table([['latinName', 'photographFile', 'artworkFile', 'featured'], ...pairs])
}

function table(rows: string[][]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\n`).join('')
}

function cell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
