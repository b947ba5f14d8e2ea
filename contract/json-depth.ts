/** How deep JSON nests, found before it is parsed: recursive code overflows the stack on deep values. */

const quote = 0x22
const backslash = 0x5c
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/** Reads each character once. Text that is no JSON gets an answer too; its parser refuses it. */
export function nestsDeeperThan(maximum: number, json: string): boolean {
  let depth = 0
  let inString = false
  for (let place = 0; place < json.length; place++) {
    const character = json.charCodeAt(place)
    if (character === quote) inString = !inString
    else if (inString) place += character === backslash ? 1 : 0
    else if (closing.has(character)) depth -= 1
    else if (opening.has(character)) depth += 1
    if (depth > maximum) return true
  }
  return false
}
