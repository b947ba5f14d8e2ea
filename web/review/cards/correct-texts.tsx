/** Renders the fields in which a reviewer corrects a new species and its kind, or an edit and its species. */

import { useState } from 'react'
import { type Kind, kindNames } from '../../../contract/kinds.ts'
import type { EditCard, PostCard } from '../../../contract/schemas/review.ts'
import { kindOf } from '../../client/kind-of.ts'
import { m } from '../../paraglide/messages.js'
import { kindWords } from '../../species/kind-words.ts'
import { SpeciesPicker } from '../../species-picker/species-picker.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { ProfileFields } from '../../upload/profile/profile-fields.tsx'
import type { BodyProps } from './cards.ts'
import { submittedProfile, submittedSpecies } from './corrections.ts'
import styles from './post-body.module.css'

const noResemblance = { same: undefined, near: [], by: 'latinName' } as const

type Props = Pick<BodyProps<EditCard | PostCard>, 'card' | 'corrections' | 'onCorrect'>

export function CorrectTexts({ card, corrections, onCorrect }: Props) {
  const { kind, values } = corrections.profile ?? {
    kind: kindOf(card),
    values: submittedProfile(card),
  }
  const isEdit = 'changes' in card
  const [isOpen, setIsOpen] = useState(false)
  const change = (part: object) => onCorrect({ profile: { kind, values, ...part } })
  return (
    <details
      className={styles.correct}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{m.review_correct()}</summary>
      <div className={styles.form}>
        <p className={styles.hint}>{m.review_credits_hint()}</p>
        {isEdit && (
          <SpeciesPicker
            kinds={[kind]}
            label={m.pictures_species()}
            required
            // The field is empty while the reviewer types another name.
            value={corrections.species === undefined ? submittedSpecies(card) : corrections.species}
            onChange={(species) => onCorrect({ species })}
          />
        )}
        {!isEdit && (
          <Select
            label={m.review_kind()}
            value={kind}
            options={kindNames.map((value) => ({ value, label: kindWords[value]() }))}
            onChange={({ target: { value } }) => change({ kind: value as Kind })}
          />
        )}
        <ProfileFields
          {...{ kind, values }}
          purpose="edit"
          shownNames={isEdit ? card.changes.map(({ field }) => field) : undefined}
          problems={{}}
          resemblance={noResemblance as never}
          onChange={(partial) => change({ values: { ...values, ...partial } })}
          onNameBlur={() => {}}
          checksAtOnce={isOpen}
        />
      </div>
    </details>
  )
}
