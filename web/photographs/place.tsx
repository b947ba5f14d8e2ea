/** Shows the place of a picture, with the punctuation of its languages, or a message if the place is unknown. */
import { asShown } from '../../contract/text/as-shown.ts'
import { m } from '../paraglide/messages.js'
import { TextInBothLanguages } from '../species/text-in-both-languages.tsx'

export function Place({ place }: { place: string | undefined }) {
  return place && place !== 'Unknown' ? <KnownPlace place={place} /> : m.gallery_unknown()
}

export function KnownPlace({ place }: { place: string }) {
  return <TextInBothLanguages text={asShown('location', place)} />
}
