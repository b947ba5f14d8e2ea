/**
 * Shows the credits of a photograph: photographer, date, place and rights. Admins also see the code, and the author and
 * the day of the submission. The server sends each reader only the credits that the reader may see.
 */

import type { Photograph } from '../../contract/schemas/pictures.ts'
import type { RightsShown } from '../../contract/schemas/rights.ts'
import { m } from '../paraglide/messages.js'
import { WholeNames } from '../species/whole-names.tsx'
import { WholeDates } from '../ui/dates/whole-dates.tsx'
import { photoDay } from './photo-date.ts'
import { RightsLine } from './rights-line.tsx'
import { sentWords } from './sent-words.ts'

type CreditField = 'takenBy' | 'time' | 'location' | 'code' | 'sender' | 'sentAt'
type CaptionedPhotograph = Partial<Pick<Photograph, CreditField> & RightsShown>

interface PhotographCaptionProps {
  photograph: CaptionedPhotograph
  /** Whether the caption names reserved rights too. */
  whole?: boolean
  /** Whether the list shows the licence and the rights holder once, so that the caption omits both. */
  hasSharedRights?: boolean
  /** Whether the caption is inside a link, which cannot contain links to licences. */
  inLink?: boolean
}

export function PhotographCaption({
  photograph,
  whole = false,
  hasSharedRights = false,
  inLink,
}: PhotographCaptionProps) {
  const { takenBy, time, location, code } = photograph
  const submission = sentWords(photograph)
  return (
    <>
      {takenBy !== undefined && (
        <span>
          {m.gallery_by()} {takenBy && takenBy !== 'Unknown' ? takenBy : m.gallery_unknown()}
        </span>
      )}
      {time && <time dateTime={photoDay(time).iso}>{photoDay(time).shown}</time>}
      {location && <WholeNames text={location} />}
      {code !== undefined && (
        <span>
          {m.gallery_code()} {code || 'N/A'}
        </span>
      )}
      {submission && (
        <span>
          <WholeDates text={submission} />
        </span>
      )}
      {!inLink && <RightsLine {...photograph} whole={whole} hasSharedRights={hasSharedRights} />}
    </>
  )
}

/** @returns a photograph without the credits that visitors do not see in the zoom view */
export function withoutCredits(photograph: Photograph): Photograph {
  const { takenBy: _by, time: _time, location: _location, ...uncredited } = photograph
  return uncredited
}
