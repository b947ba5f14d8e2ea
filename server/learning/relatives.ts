/** Chooses the species that serve as wrong answers besides those that the quiz asks about. */
import type { Kind } from '../../contract/kinds.ts'

export interface Related {
  id: string
  kind: Kind
  genus: string
  family: string
}

/** Wrong answers of one question, and one more for a choice among them. */
const ofEach = 4

/**
 * @param all every species that has photographs
 * @param pairs the ids of look-alikes
 * @param most maximum of look-alikes and of species of the same genus or family
 * @returns other species for each asked species: look-alikes first, then of the same genus, then of the same family. At
 * most 12 more of each kind follow, for questions about families: first one species per family, then any species.
 */
export function relativesOf<Species extends Related>(
  asked: readonly Species[],
  all: readonly Species[],
  pairs: readonly (readonly [string, string])[],
  most: number,
): Species[] {
  const isAsked = new Set(asked.map(({ id }) => id))
  const free = all.filter(({ id }) => !isAsked.has(id))
  const chosen = new Set<Species>()
  const byGenus = Map.groupBy(free, ({ kind, genus }) => `${kind} ${genus}`)
  const byFamily = Map.groupBy(free, ({ kind, family }) => `${kind} ${family}`)
  const byId = new Map(free.map((species) => [species.id, species]))
  for (const { id, kind, genus, family } of asked) {
    const alike = pairs.flatMap(([one, other]) =>
      one === id ? [other] : other === id ? [one] : [],
    )
    const near = [
      ...alike.flatMap((each) => byId.get(each) ?? []),
      ...(genus ? (byGenus.get(`${kind} ${genus}`) ?? []) : []),
      ...(family ? (byFamily.get(`${kind} ${family}`) ?? []) : []),
    ]
    for (const species of near.slice(0, ofEach)) if (chosen.size < most) chosen.add(species)
  }
  for (const kind of new Set(asked.map((species) => species.kind))) {
    const others = free.filter((species) => species.kind === kind && !chosen.has(species))
    for (const species of spread(onePerFamily(others), 2 * ofEach)) chosen.add(species)
    // A small collection may have few families.
    for (const species of spread(others, ofEach)) chosen.add(species)
  }
  return [...chosen]
}

function onePerFamily<Species extends Related>(species: readonly Species[]): Species[] {
  return [...Map.groupBy(species, ({ family }) => family).values()].flatMap(([first]) =>
    first ? [first] : [],
  )
}

/** @returns at most `most` items at equal distances in the list, so that they do not all begin with the same letter */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, place) => {
    return items[Math.floor((place * items.length) / most)] as Item
  })
}
