/** Reads and writes the characters of a species as one text, one character per line: `flower-colour: white, pink`. */

/** Choices of a species by character. A species that varies has several choices of one character. */
export type CodedCharacters = ReadonlyMap<string, readonly string[]>

/** The same letters as the keys of the school's content. */
const key = '[A-Za-z0-9][\\w-]{0,63}'
const line = new RegExp(`^(${key})\\s*[:：]\\s*(${key}(?:\\s*[,，、|]\\s*${key})*)$`)

/** @returns undefined if a line is not `character: choice, choice`; semicolons separate lines too */
export function parseCharacters(text: string): CodedCharacters | undefined {
  const coded = new Map<string, string[]>()
  for (const each of text.split(/[\n;；]/)) {
    const trimmed = each.trim()
    if (!trimmed) continue
    const [, character = '', choices = ''] = line.exec(trimmed) ?? []
    if (!character) return undefined
    const all = [...(coded.get(character) ?? []), ...choices.split(/[,，、|]/)]
    coded.set(character, [...new Set(all.map((choice) => choice.trim()))])
  }
  return coded
}

/** @returns the text as it is stored; characters without a choice are left out */
export function characterLines(coded: Iterable<readonly [string, readonly string[]]>): string {
  return [...coded]
    .filter(([, choices]) => choices.length > 0)
    .map(([character, choices]) => `${character}: ${choices.join(', ')}`)
    .join('\n')
}
