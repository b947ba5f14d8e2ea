/**
 * Reads and writes the address of a comparison of up to four species, such as
 * `/compare?a=Prunus_mume&b=Prunus_persica`.
 */
const letters = ['a', 'b', 'c', 'd'] as const

export const comparedMaximum = letters.length

/** The parameter of the name that a reader types. */
export const typedName = 'add'

/** @returns the names in the address without repetitions: at most four, with the typed name last */
export function addressNames(parameters: URLSearchParams): string[] {
  const names = [...letters, typedName].map((letter) => parameters.get(letter)?.trim() ?? '')
  return [...new Set(names.filter(Boolean))].slice(0, comparedMaximum)
}

export function comparisonAddress(latinNames: readonly string[]): string {
  const query = hiddenFields(latinNames).map(({ name, value }) => `${name}=${value}`)
  return `/compare${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** @returns the parameters of an address, percent-encoded and with underscores for spaces; a form decodes the values */
export function hiddenFields(latinNames: readonly string[]): { name: string; value: string }[] {
  return latinNames.slice(0, comparedMaximum).map((latinName, index) => ({
    name: letters[index] ?? 'a',
    value: encodeURIComponent(latinName.replaceAll(' ', '_')),
  }))
}
