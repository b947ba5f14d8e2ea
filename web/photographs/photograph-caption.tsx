/**
 * Shows the credits of a photograph: photographer, date, place and rights. For admins also the code, the sender and the
 * day on which it was sent. The server sends each reader only the credits that the reader may see.
 */

import type { RightsShown } from '../../contract/rights/rights-shapes.ts'
import type { Photograph } from '../../contract/schemas/pictures.ts'
import { m } from '../paraglide/messages.js'
import { photoDay } from './photo-date.ts'
import { RightsLine } from './rights-line.tsx'
import { sentWords } from './sent-words.ts'

type Shown = 'takenBy' | 'time' | 'location' | 'code' | 'sender' | 'sentAt'
type Captioned = Partial<Pick<Photograph, Shown> & RightsShown>

interface PhotographCaptionProps {
  photograph: Captioned
  /** Whether reserved rights are named too. */
  whole?: boolean
  /** Whether the caption stands in a link, which can hold no further links to licences. */
  inLink?: boolean
}

export function PhotographCaption({ photograph, whole = false, inLink }: PhotographCaptionProps) {
  const { takenBy, time, location, code } = photograph
  const sent = sentWords(photograph)
  return (
    <>
      {takenBy !== undefined && (
        <span>
          {m.gallery_by()} {takenBy && takenBy !== 'Unknown' ? takenBy : m.gallery_unknown()}
        </span>
      )}
      {time && <time dateTime={photoDay(time).iso}>{photoDay(time).shown}</time>}
      {location && <span>{location}</span>}
      {code !== undefined && (
        <span>
          {m.gallery_code()} {code || 'N/A'}
        </span>
      )}
      {sent && <span>{sent}</span>}
      {!inLink && <RightsLine {...photograph} whole={whole} />}
    </>
  )
}

/** A photograph without the credits that visitors do not see in the zoom view. */
export function withoutCredits(photograph: Photograph): Photograph {
  const { takenBy: _by, time: _time, location: _location, ...rest } = photograph
  return rest
}
