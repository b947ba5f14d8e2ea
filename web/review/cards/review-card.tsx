/** Renders the frame of every card: the species, the author, the body and the actions. */

import { type ReactNode, type Ref, useId } from 'react'
import { profileAddress } from '../../../contract/names.ts'
import { kindOf } from '../../client/kind-of.ts'
import { dayInWords } from '../../language/day-in-words.ts'
import { m } from '../../paraglide/messages.js'
import { kindWords } from '../../species/kind-words.ts'
import { SpeciesNames } from '../../species/species-names.tsx'
import { WholeDates } from '../../ui/dates/whole-dates.tsx'
import type { ReviewCard as Card } from './cards.ts'
import styles from './review-card.module.css'

interface ReviewCardProps {
  ref: Ref<HTMLElement>
  card: Card
  heading: 'h3' | 'h4'
  /** Whether the card belongs to a species that is not approved yet. */
  isNewSpecies: (card: Card) => boolean
  /** The content of the card. */
  body: ReactNode
  /** The actions of the reviewer. */
  children: ReactNode
}

export function ReviewCard({
  ref,
  card,
  isNewSpecies,
  heading: Heading,
  body,
  children,
}: ReviewCardProps) {
  const id = useId()
  const { author, submittedAt } = card
  return (
    <article ref={ref} className={styles.card} tabIndex={-1} aria-labelledby={id} data-focus-target>
      <header className={styles.head}>
        <Heading id={id} className={styles.names}>
          <Names card={card} />
        </Heading>
        <p className={styles.by}>
          {kindWords[kindOf(card)]()} ·{' '}
          <WholeDates text={m.review_by({ author, date: dayInWords(submittedAt) })} />
        </p>
        {isNewSpecies(card) && <p className={styles.awaits}>{m.review_awaits_species()}</p>}
      </header>
      {/* With this key, React does not keep the state of one card for the next card. */}
      <div key={card.id} className={styles.body}>
        {body}
      </div>
      <div className={styles.actions}>{children}</div>
    </article>
  )
}

/** Shows the names, with a link that opens the species in a new tab. A new or deleted species has no page. */
function Names({ card }: { card: Card }) {
  const { latinName } = card
  const names = <SpeciesNames names={card} as="entry" />
  const hasPage = !('fields' in card) && !('newSpecies' in card && card.newSpecies)
  if (!hasPage || latinName === '') return names
  return (
    <a href={profileAddress(kindOf(card), latinName)} target="_blank" rel="noreferrer">
      {names}
      <span className="visually-hidden"> {m.form_new_tab()}</span>
    </a>
  )
}
