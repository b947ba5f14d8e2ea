/** Shows a photograph in the quiz or on a worksheet. The address and the text alternative do not name the species. */
import type { CSSProperties } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import type { QuizPicture } from '../../contract/learning/quiz-deck.ts'
import { renditionWidths } from '../../contract/limits.ts'
import { m } from '../paraglide/messages.js'
import { sectionWord } from '../photographs/section-word.ts'
import styles from './quiz-photograph.module.css'

interface QuizPhotographProps {
  picture: QuizPicture
  kind: Kind
  /** Whether the question asks for the life stage, so that the text alternative must not name the stage. */
  isStageAsked?: boolean
  /** The `sizes` attribute: the width of the box in the layout. */
  sizes: string
  /** Width divided by height; by default, the ratio of the photograph. */
  ratio?: number
}

export function QuizPhotograph(props: QuizPhotographProps) {
  const { picture, kind, isStageAsked = false, sizes, ratio } = props
  const { id, width, height, section } = picture
  const address = (rendition: (typeof renditionWidths)[number]) =>
    `/public/quiz/${id}?width=${rendition}`
  const [small, middle] = renditionWidths
  const style = { '--ratio': ratio ?? width / height } as CSSProperties
  return (
    <img
      className={styles.photograph}
      style={style}
      src={address(middle)}
      srcSet={`${address(small)} ${Math.min(small, width)}w, ${address(middle)} ${Math.min(middle, width)}w`}
      sizes={sizes}
      width={width}
      height={height}
      alt={isStageAsked ? m.quiz_alt_stage() : alts[kind]({ section: sectionWord(section) })}
      decoding="async"
    />
  )
}

const alts: Record<Kind, (words: { section: string }) => string> = {
  plant: m.quiz_alt_plant,
  bird: m.quiz_alt_bird,
}
