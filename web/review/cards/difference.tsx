/**
 * Shows two texts beside each other, on a phone below each other, with the changes marked in both.
 * Changes are struck out or underlined and named in words, so that colour is not needed. A phone shows the
 * changed sentences with one before and one after, and the rest on request.
 */
import { Fragment, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { inContext, type PieceInContext } from '../../revisions/in-context.ts'
import { wordDifference } from '../../revisions/word-difference.ts'
import { TextInBothLanguages } from '../../species/text-in-both-languages.tsx'
import styles from './edit-body.module.css'

interface DifferenceProps {
  before: string
  after: string
  /** The number of differences on the card, which share the time for comparing. */
  among: number
}

export function Difference({ before, after, among }: DifferenceProps) {
  const [whole, setWhole] = useState(false)
  const pieces = inContext(wordDifference(before, after, among))
  const shortened = pieces.some((piece) => 'far' in piece)
  return (
    <>
      <dd className={styles.side} data-whole={whole || undefined}>
        <span className={styles.label}>{m.review_now()}</span>
        <Side pieces={pieces} side="before" />
      </dd>
      <dd className={styles.side} data-whole={whole || undefined}>
        <span className={styles.label}>{m.review_after_edit()}</span>
        <Side pieces={pieces} side="after" />
      </dd>
      {shortened && (
        <dd className={styles.more}>
          <button type="button" aria-pressed={whole} onClick={() => setWhole(!whole)}>
            {m.review_whole_text()}
          </button>
        </dd>
      )}
    </>
  )
}

function Side({ pieces, side }: { pieces: PieceInContext[]; side: 'before' | 'after' }) {
  const Mark = side === 'before' ? 'del' : 'ins'
  const word = side === 'before' ? m.review_removed() : m.review_added()
  const empty = pieces.every((piece) => !('same' in piece || 'far' in piece) && !piece[side])
  if (empty) return <p className={styles.nothing}>{m.review_nothing()}</p>
  return (
    <p className={styles.text}>
      {pieces.map((piece, place) => {
        if ('far' in piece) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts never move
            <Fragment key={place}>
              <span className={styles.far}>
                <TextInBothLanguages text={piece.far} />
              </span>
              <span className={styles.gap} aria-hidden="true">
                {' … '}
              </span>
            </Fragment>
          )
        }
        const text = 'same' in piece ? piece.same : visible(piece[side])
        if (!text) return null
        if ('same' in piece) {
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts never move
          return <TextInBothLanguages key={place} text={text} />
        }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts never move
          <Mark key={place}>
            <span className="visually-hidden">{word} </span>
            <TextInBothLanguages text={text} />
          </Mark>
        )
      })}
    </p>
  )
}

/** Makes an added or removed line break visible. */
function visible(text: string): string {
  return text.replaceAll('\n', '↵\n')
}
