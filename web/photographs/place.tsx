/** Shows the place of a picture, marked with its language, or a message if the place is unknown. */
import { m } from '../paraglide/messages.js'
import { WholeNames } from '../species/whole-names.tsx'

export function Place({ place }: { place: string | undefined }) {
  return place && place !== 'Unknown' ? <WholeNames text={place} /> : m.gallery_unknown()
}
