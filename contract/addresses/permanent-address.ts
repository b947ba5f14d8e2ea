/**
 * Writes and reads the permanent address of a species, such as `/s/7h3k9q2m`, which stays the same after a renaming.
 * The code is the beginning of the species' id in an alphabet without letters and digits that look alike.
 */

/** The digits of Crockford's base 32, which omits i, l, o and u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 8
/** Matches the first 40 bits of a UUID. */
const idBeginning = /^([0-9a-f]{8})-([0-9a-f]{2})/

export function permanentAddress(id: string): string {
  return `/s/${codeOf(id)}`
}

/** @returns the code of a species @param id a UUID @throws {Error} if the text does not begin like a lower-case UUID */
export function codeOf(id: string): string {
  const [, first, second] = idBeginning.exec(id) ?? []
  if (first === undefined || second === undefined) throw new Error(`Not the id of a species: ${id}`)
  let number = Number.parseInt(first + second, 16)
  let code = ''
  for (let digit = 0; digit < length; digit++) {
    code = alphabet.charAt(number % 32) + code
    number = Math.floor(number / 32)
  }
  return code
}

/**
 * @returns the first and the last id that a code can mean; undefined for any other text. People type codes from labels,
 * so the function accepts upper case, and the letters i, l and o for digits.
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
