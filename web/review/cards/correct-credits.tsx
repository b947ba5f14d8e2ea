/** Renders the fields in which a reviewer corrects the species and the credits of a picture or creation. */
import type { CreationEntry, PictureCard } from '../../../contract/schemas/review.ts'
import { kindOf } from '../../client/kind-of.ts'
import { dayInWords } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import type { CreditsOf } from '../../submissions/credits.ts'
import { SubmissionFields } from '../../submissions/submission-fields.tsx'
import type { BodyProps } from './cards.ts'
import { submittedSpecies } from './corrections.ts'
import styles from './picture-body.module.css'

interface CorrectCreditsProps
  extends Pick<BodyProps<PictureCard | CreationEntry>, 'card' | 'corrections' | 'onCorrect'> {
  of: readonly CreditsOf[]
}

export function CorrectCredits({ card, of, corrections, onCorrect }: CorrectCreditsProps) {
  const { credits, species } = corrections
  return (
    <fieldset className={styles.credits}>
      <legend>{m.review_credits()}</legend>
      <p className={styles.hint}>{m.review_credits_hint()}</p>
      <p className={styles.hint}>
        {card.consentOn ? m.consent_given({ date: dayInWords(card.consentOn) }) : m.consent_none()}
      </p>
      <SubmissionFields
        of={of}
        kind={kindOf(card)}
        // The field is empty while the reviewer types another name.
        species={species === undefined ? submittedSpecies(card) : species}
        values={{ ...card.details, ...credits }}
        onSpecies={(newSpecies) => onCorrect({ species: newSpecies })}
        onChange={(field, value) => onCorrect({ credits: { ...credits, [field]: value } })}
      />
    </fieldset>
  )
}
