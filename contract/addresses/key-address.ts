/**
 * Writes and reads the address of the key, `/key/plant?is=habit.tree&is=leaf-length.85&skip=bark&ask=fruit&month=6`. A
 * length is in millimetres. Without scripts, the form of the page adds `ask=leaf-length&cm=8.5`.
 */
import { lengthUnits, millimetresIn } from '../key/lengths.ts'
import { type Kind, kinds } from '../kinds.ts'

export interface KeyState {
  /** The answers of the reader by character: the keys of choices, or a length in millimetres. */
  answers: ReadonlyMap<string, readonly string[]>
  skipped: readonly string[]
  /** The character that the reader wants to answer next, instead of the best character. */
  asked?: string | undefined
  /** 1 to 12. Species photographed in this month come first. */
  month?: number | undefined
  /** Limits the species to the species of the walk with this key. */
  walk?: string | undefined
}

/** Maximum number of parameters with one name; no content needs so many. */
const parametersMaximum = 200

export function keyAddress(kind: Kind, state?: Partial<KeyState>): string {
  const query = new URLSearchParams()
  if (state?.walk) query.set('walk', state.walk)
  for (const [character, choices] of state?.answers ?? []) {
    if (choices.length > 0) query.append('is', [character, ...choices].join('.'))
  }
  for (const character of state?.skipped ?? []) query.append('skip', character)
  if (state?.asked) query.set('ask', state.asked)
  if (state?.month) query.set('month', String(state.month))
  return `${kinds[kind].key}${query.size > 0 ? `?${query}` : ''}`
}

/** @returns the state in the address; the caller removes unknown characters and choices */
export function keyStateOf(query: URLSearchParams): KeyState {
  const answers = new Map<string, string[]>()
  for (const each of query.getAll('is').slice(0, parametersMaximum)) {
    const [character = '', ...choices] = each.split('.')
    if (character && choices.length > 0) answers.set(character, choices)
  }
  const asked = query.get('ask') ?? undefined
  const typed = lengthUnits.flatMap((unit) => millimetresIn(query.get(unit) ?? '', unit) ?? [])
  if (asked && typed[0]) answers.set(asked, [`${typed[0]}`])
  const month = Number(query.get('month'))
  return {
    answers,
    skipped: query.getAll('skip').slice(0, parametersMaximum),
    asked: typed[0] ? undefined : asked,
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined,
    walk: query.get('walk') || undefined,
  }
}
