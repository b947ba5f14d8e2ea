/** Chooses the species that serve as wrong answers in addition to the species that the quiz asks about. */
import type { Kind } from '../../contract/kinds.ts'

export interface Related {
  id: string
  kind: Kind
  genus: string
  family: string
}

/**
 * Number of candidates for each species that the quiz asks about: one more than the wrong answers of a question, so
 * that the answers vary.
 */
const answersEach = 4

/**
 * @param askedSpecies the species that the quiz asks about
 * @param all every species that has photographs
 * @param pairs the ids of look-alikes
 * @param most maximum number of look-alikes and of species of the same genus or family
 * @returns at most four other species for each species of `askedSpecies`: look-alikes first, then species of the same
 * genus, then species of the same family. At most 12 more plants and 12 more birds follow, for questions about
 * families: first one species per family, then any species.
 */
export function relativesOf<Species extends Related>(
  askedSpecies: readonly Species[],
  all: readonly Species[],
  pairs: readonly (readonly [string, string])[],
  most: number,
): Species[] {
  const askedIds = new Set(askedSpecies.map(({ id }) => id))
  const unasked = all.filter(({ id }) => !askedIds.has(id))
  const chosen = new Set<Species>()
  const byGenus = Map.groupBy(unasked, ({ kind, genus }) => `${kind} ${genus}`)
  const byFamily = Map.groupBy(unasked, ({ kind, family }) => `${kind} ${family}`)
  const byId = new Map(unasked.map((species) => [species.id, species]))
  for (const { id, kind, genus, family } of askedSpecies) {
    const lookAlikes = pairs.flatMap(([one, other]) =>
      one === id ? [other] : other === id ? [one] : [],
    )
    const related = [
      ...lookAlikes.flatMap((each) => byId.get(each) ?? []),
      ...(genus ? (byGenus.get(`${kind} ${genus}`) ?? []) : []),
      ...(family ? (byFamily.get(`${kind} ${family}`) ?? []) : []),
    ]
    for (const species of related.slice(0, answersEach)) if (chosen.size < most) chosen.add(species)
  }
  for (const kind of new Set(askedSpecies.map((species) => species.kind))) {
    const unchosen = unasked.filter((species) => species.kind === kind && !chosen.has(species))
    for (const species of spread(onePerFamily(unchosen), 2 * answersEach)) chosen.add(species)
    // A small catalogue may have few families.
    for (const species of spread(unchosen, answersEach)) chosen.add(species)
  }
  return [...chosen]
}

function onePerFamily<Species extends Related>(species: readonly Species[]): Species[] {
  return [...Map.groupBy(species, ({ family }) => family).values()].flatMap(([first]) =>
    first ? [first] : [],
  )
}

/** @returns at most `most` items at equal distances in the list, so that not all items begin with the same letter */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, index) => {
    return items[Math.floor((index * items.length) / most)] as Item
  })
}
