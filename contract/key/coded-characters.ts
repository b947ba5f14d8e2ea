/**
 * Reads and writes the characters of a species as one text with one character per line. A line has
 * the form `flower-colour: white, pink`.
 */

/** Choices of a species by character. A species that varies has several choices of one character. */
export type CodedCharacters = ReadonlyMap<string, readonly string[]>

/** The pattern of a key, with the same letters as the keys of the school's content. */
const key = '[A-Za-z0-9][\\w-]{0,63}'
const line = new RegExp(`^(${key})\\s*[:：]\\s*(${key}(?:\\s*[,，、|]\\s*${key})*)$`)

/**
 * @returns the choices by character; undefined if a line is not `character: choice, choice`. Semicolons separate lines
 * too.
 */
export function parseCharacters(text: string): CodedCharacters | undefined {
  const coded = new Map<string, string[]>()
  for (const each of text.split(/[\n;；]/)) {
    const trimmed = each.trim()
    if (!trimmed) continue
    const [, character = '', choices = ''] = line.exec(trimmed) ?? []
    if (!character) return undefined
    const allChoices = [...(coded.get(character) ?? []), ...choices.split(/[,，、|]/)]
    coded.set(character, [...new Set(allChoices.map((choice) => choice.trim()))])
  }
  return coded
}

/** @returns the text to store, without the characters that have no choice */
export function characterLines(coded: Iterable<readonly [string, readonly string[]]>): string {
  return [...coded]
    .filter(([, choices]) => choices.length > 0)
    .map(([character, choices]) => `${character}: ${choices.join(', ')}`)
    .join('\n')
}
