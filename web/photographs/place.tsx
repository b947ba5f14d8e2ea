/** Shows the place of a picture, marked with its language, or a message if the place is unknown. */
import { m } from '../paraglide/messages.js'
import { TextInBothLanguages } from '../species/text-in-both-languages.tsx'

export function Place({ place }: { place: string | undefined }) {
  return place && place !== 'Unknown' ? <TextInBothLanguages text={place} /> : m.gallery_unknown()
}
