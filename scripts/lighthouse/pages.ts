/**
 * Chooses the pages that Lighthouse measures by default: the main pages, and the plants with the fewest and the most
 * dated photographs.
 */

interface SpeciesOfYear {
  latinName: string
  months: number[]
}

/**
 * @returns the addresses of the pages, below the origin
 * @throws {Error} if a call fails, or if the site has no plant with dated photographs
 */
export async function pagesOf(site: string): Promise<string[]> {
  const species = await photographedSpecies(site)
  const [first, ...others] = species.toSorted((a, b) => photographCount(a) - photographCount(b))
  if (!first) throw new Error('The site has no plant with dated photographs.')
  const [fewestAddress, mostAddress] = [first, others.at(-1) ?? first].map(
    ({ latinName }) => `/search/${encodeURIComponent(latinName.replaceAll(' ', '_'))}`,
  )
  const { walks } = await answerOf<{ walks: { key: string }[] }>(site, '/api/walks')
  return [
    ...['/databasePlant', '/databaseBird', '/home'],
    ...[fewestAddress ?? '', mostAddress ?? '', `${mostAddress}/gallery`],
    '/glossary',
    ...walks.slice(0, 1).map(({ key }) => `/walk/${key}`),
    ...['/inSeason', '/creation', '/aboutUs'],
  ]
}

const photographCount = ({ months }: SpeciesOfYear) => months.reduce((sum, count) => sum + count, 0)

async function photographedSpecies(site: string): Promise<SpeciesOfYear[]> {
  const species: SpeciesOfYear[] = []
  for (let page = 1; ; page++) {
    const { results, total } = await answerOf<{ results: SpeciesOfYear[]; total: number }>(
      site,
      `/api/seasonCalendar?kind=plant&page=${page}`,
    )
    species.push(...results)
    if (results.length === 0 || species.length >= total) return species
  }
}

async function answerOf<Answer>(site: string, address: string): Promise<Answer> {
  const response = await fetch(site + address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
  return response.json()
}
