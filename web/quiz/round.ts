/**
 * Makes the questions of a round from the deck. The wrong answers are easily confused with the right answer.
 */
import type { Kind, Section } from '../../contract/kinds.ts'
import { birdStages } from '../../contract/kinds.ts'
import type { QuizDeck, QuizPicture, QuizSpecies } from '../../contract/learning/quiz-deck.ts'
import { quizChoices, quizRoundLength } from '../../contract/limits.ts'
import type { TaxonName } from '../../contract/taxonomy/taxon-shapes.ts'
import type { Ask } from './ask.ts'
import { isDue, keyOf, type QuizCard } from './schedule.ts'

export type Choice =
  | { is: 'species'; species: QuizSpecies }
  | { is: 'picture'; picture: QuizPicture; species: QuizSpecies }
  | { is: 'family'; family: TaxonName }
  | { is: 'stage'; stage: Section }

export interface Question {
  ask: Ask
  species: QuizSpecies
  /** Undefined if the choices are photographs, or if the question shows only a name. */
  picture: QuizPicture | undefined
  choices: Choice[]
  /** The index of the right choice. */
  right: number
}

/** @returns a number of at least 0 and less than 1, like `Math.random` */
type Random = () => number

interface Table {
  deck: QuizDeck
  picturesOf: Map<QuizSpecies, QuizPicture[]>
}

export type Cards = ReadonlyMap<string, QuizCard>

/** The species that a kind of question can ask about, in three groups: due today, new, and due later. */
export interface Standing {
  due: QuizSpecies[]
  fresh: QuizSpecies[]
  later: QuizSpecies[]
}

/**
 * @returns the species that the kind of question can ask about, grouped by their cards. Due and later species are
 * sorted by their due dates.
 */
export function standingOf(deck: QuizDeck, ask: Ask, cards: Cards, now: Date): Standing {
  const table = tableOf(deck)
  const standing: Standing = { due: [], fresh: [], later: [] }
  const cardOf = ({ code }: QuizSpecies) => cards.get(keyOf({ code, ask }))
  for (const species of askableSpecies(table, ask)) {
    const card = cardOf(species)
    standing[card ? (isDue(card, now) ? 'due' : 'later') : 'fresh'].push(species)
  }
  const dueAt = (species: QuizSpecies) => cardOf(species)?.due ?? ''
  const byDue = (one: QuizSpecies, other: QuizSpecies) => (dueAt(one) < dueAt(other) ? -1 : 1)
  standing.due.sort(byDue)
  standing.later.sort(byDue)
  return standing
}

/**
 * @returns the questions of one round, in random order. Due species are chosen before new species, the longest overdue
 * first. If no species is due or new, the species that are due soonest are chosen.
 */
export function roundOf(
  deck: QuizDeck,
  ask: Ask,
  cards: Cards,
  now: Date,
  random: Random,
): Question[] {
  const { due, fresh, later } = standingOf(deck, ask, cards, now)
  const dueOrNew = [...due, ...shuffle(fresh, random)].slice(0, quizRoundLength)
  const askedSpecies = dueOrNew.length > 0 ? dueOrNew : later.slice(0, quizRoundLength)
  const table = tableOf(deck)
  return shuffle(askedSpecies, random).map((species) => questionOf(table, ask, species, random))
}

/** @returns a question about a species, with newly chosen wrong answers */
export function questionAbout(deck: QuizDeck, ask: Ask, species: QuizSpecies, random: Random) {
  return questionOf(tableOf(deck), ask, species, random)
}

function tableOf(deck: QuizDeck): Table {
  const picturesOf = new Map<QuizSpecies, QuizPicture[]>()
  for (const picture of deck.pictures) {
    const species = deck.species[picture.of]
    if (species) picturesOf.set(species, [...(picturesOf.get(species) ?? []), picture])
  }
  return { deck, picturesOf }
}

/** @returns the species that the round may ask about, because the deck has a wrong answer for each species */
function askableSpecies({ deck, picturesOf }: Table, ask: Ask): QuizSpecies[] {
  const askedSpecies = deck.species.filter(({ isAsked }) => isAsked)
  if (ask === 'stage') {
    return askedSpecies.filter((species) => stagesOf(picturesOf.get(species) ?? []).length > 1)
  }
  const kinds = Map.groupBy(deck.species, ({ kind }) => kind)
  if (ask === 'family') {
    const families = (kind: Kind) => new Set(kinds.get(kind)?.map(({ family }) => family))
    return askedSpecies.filter(
      ({ kind, family }) => family && withoutEmpty(families(kind)).size > 1,
    )
  }
  return askedSpecies.filter(({ kind }) => (kinds.get(kind)?.length ?? 0) > 1)
}

/** @returns the life stages that the photographs of a bird show, from young to adult; an empty list for a plant */
const stagesOf = (pictures: readonly QuizPicture[]) =>
  birdStages.filter((stage) => pictures.some(({ section }) => section === stage))

const withoutEmpty = (names: Set<string>) => new Set([...names].filter(Boolean))

function questionOf(table: Table, ask: Ask, species: QuizSpecies, random: Random): Question {
  const picture = (pictured: QuizSpecies) =>
    randomItem(table.picturesOf.get(pictured) ?? [], random)
  const makeQuestion = (right: Choice, wrong: Choice[], shownPicture?: QuizPicture): Question => {
    const choices = shuffle([right, ...wrong], random)
    return { ask, species, picture: shownPicture, choices, right: choices.indexOf(right) }
  }
  if (ask === 'stage') {
    const shownPicture = picture(species)
    // Only photographed stages are choices. Other stages may look the same, such as males and females of many birds.
    const stages = stagesOf(table.picturesOf.get(species) ?? [])
    const choices = stages.map((stage): Choice => ({ is: 'stage', stage }))
    const right = choices.findIndex(
      (each) => each.is === 'stage' && each.stage === shownPicture?.section,
    )
    return { ask, species, picture: shownPicture, choices, right }
  }
  if (ask === 'family') {
    const family = (member: QuizSpecies) =>
      table.deck.families.find(({ name }) => name === member.family)
    const others = lookAlikes(table, species, random).flatMap((each) => family(each) ?? [])
    const wrong = [...new Set(others)].filter(({ name }) => name !== species.family)
    const [ownFamily] = [family(species)].flatMap((each) => each ?? [])
    if (!ownFamily) throw new Error('A question about a family needs the name of the family')
    return makeQuestion(
      { is: 'family', family: ownFamily },
      wrong.slice(0, quizChoices - 1).map((each) => ({ is: 'family', family: each })),
    )
  }
  const wrong = lookAlikes(table, species, random).slice(0, quizChoices - 1)
  if (ask === 'picture') {
    return makeQuestion(
      { is: 'species', species },
      wrong.map((each) => ({ is: 'species', species: each })),
      picture(species),
    )
  }
  const pictured = [species, ...wrong].flatMap((each): Choice[] => {
    const shownPicture = picture(each)
    return shownPicture ? [{ is: 'picture', picture: shownPicture, species: each }] : []
  })
  const [right, ...others] = pictured
  if (!right) throw new Error('A question about photographs needs a photograph')
  return makeQuestion(right, others)
}

/**
 * @returns the other species of the kind: first noted look-alikes, then species of the genus, then species of the
 * family, then all other species
 */
function lookAlikes({ deck }: Table, species: QuizSpecies, random: Random): QuizSpecies[] {
  const index = deck.species.indexOf(species)
  const alike = new Set(deck.pairs.filter((pair) => pair.includes(index)).flat())
  const distance = (other: QuizSpecies) => {
    if (alike.has(deck.species.indexOf(other))) return -1
    if (other.genus === species.genus) return 0
    return species.family && other.family === species.family ? 1 : 2
  }
  const others = deck.species.filter((each) => each.kind === species.kind && each !== species)
  // The order within a distance stays random, because the sort is stable.
  return shuffle(others, random).sort((one, other) => distance(one) - distance(other))
}

const randomItem = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)]

/** @returns the items in random order, by a Fisher–Yates shuffle */
function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const index = Math.floor(random() * (last + 1))
    const item = result[last] as Item
    result[last] = result[index] as Item
    result[index] = item
  }
  return result
}
