/**
 * Shows two texts side by side, or one below the other on a phone, with the changes marked in both texts. Changes are
 * struck out or underlined, and named for screen readers, so that no reader needs the colours. A phone shows only the
 * sentences near a change, and the other sentences on request.
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
  /** The number of differences on the card. More differences lower the limit of changes of each difference. */
  comparisonCount: number
}

export function Difference({ before, after, comparisonCount }: DifferenceProps) {
  const [isWhole, setIsWhole] = useState(false)
  const pieces = inContext(wordDifference(before, after, comparisonCount))
  const isShortened = pieces.some((piece) => 'far' in piece)
  return (
    <>
      <dd className={styles.side} data-whole={isWhole || undefined}>
        <span className={styles.label}>{m.review_now()}</span>
        <Side pieces={pieces} side="before" />
      </dd>
      <dd className={styles.side} data-whole={isWhole || undefined}>
        <span className={styles.label}>{m.review_after_edit()}</span>
        <Side pieces={pieces} side="after" />
      </dd>
      {isShortened && (
        <dd className={styles.more}>
          <button type="button" aria-pressed={isWhole} onClick={() => setIsWhole(!isWhole)}>
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
  const isEmpty = pieces.every((piece) => !('same' in piece || 'far' in piece) && !piece[side])
  if (isEmpty) return <p className={styles.nothing}>{m.review_nothing()}</p>
  return (
    <p className={styles.text}>
      {pieces.map((piece, index) => {
        if ('far' in piece) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts never move
            <Fragment key={index}>
              <span className={styles.far}>
                <TextInBothLanguages text={piece.far} />
              </span>
              <span className={styles.gap} aria-hidden="true">
                {' … '}
              </span>
            </Fragment>
          )
        }
        const text = 'same' in piece ? piece.same : withLineBreakSigns(piece[side])
        if (!text) return null
        if ('same' in piece) {
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts never move
          return <TextInBothLanguages key={index} text={text} />
        }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts never move
          <Mark key={index}>
            <span className="visually-hidden">{word} </span>
            <TextInBothLanguages text={text} />
          </Mark>
        )
      })}
    </p>
  )
}

/** @returns the text with a visible sign at each line break, because a line break may be added or removed */
function withLineBreakSigns(text: string): string {
  return text.replaceAll('\n', '↵\n')
}
