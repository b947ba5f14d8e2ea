/**
 * The address of a species that never changes, whatever it is called: `/s/7h3k9q2m`. Its code is the
 * beginning of the species' id, in letters and digits that are not mistaken for one another.
 */

/** Without i, l, o and u (Crockford's base 32). */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 8
/** 40 bits of an id, as it is written. */
const idBeginning = /^([0-9a-f]{8})-([0-9a-f]{2})/

export function permanentAddress(id: string): string {
  return `/s/${codeOf(id)}`
}

/** @param id a UUID. @throws for anything else. */
export function codeOf(id: string): string {
  const [, first, second] = idBeginning.exec(id) ?? []
  if (first === undefined || second === undefined) throw new Error(`Not the id of a species: ${id}`)
  let rest = Number.parseInt(first + second, 16)
  let code = ''
  for (let place = 0; place < length; place++) {
    code = alphabet.charAt(rest % 32) + code
    rest = Math.floor(rest / 32)
  }
  return code
}

/**
 * The first and the last id a code can mean, as somebody typed it from a label: in any case, with the
 * letters one takes for digits. @returns undefined for what is no code.
 */
export function idsOfCode(typed: string): { first: string; last: string } | undefined {
  const code = typed.toLowerCase().replaceAll(/[il]/g, '1').replaceAll('o', '0')
  const digits = [...code].map((letter) => alphabet.indexOf(letter))
  if (digits.length !== length || digits.includes(-1)) return undefined
  const bits = digits.reduce((sum, digit) => sum * 32 + digit, 0)
  const beginning = bits.toString(16).padStart(10, '0').replace(/(..)$/, '-$1')
  return {
    first: `${beginning}00-0000-0000-000000000000`,
    last: `${beginning}ff-ffff-ffff-ffffffffffff`,
  }
}
