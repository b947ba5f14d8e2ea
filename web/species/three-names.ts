/** The three names in one line, for titles; a list of names may lack one. */
import type { Names } from '../../contract/names.ts'

export function threeNames({ latinName, commonName, chineseName }: Names): string {
  return [latinName, commonName, chineseName].filter(Boolean).join(' · ')
}
