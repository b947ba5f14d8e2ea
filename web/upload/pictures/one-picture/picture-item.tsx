/** Renders one chosen picture: its preview, its values, its progress and its actions. */
import { type CSSProperties, memo } from 'react'
import type { Kind } from '../../../../contract/kinds.ts'
import { m } from '../../../paraglide/messages.js'
import { LatinName } from '../../../species/latin-name.tsx'
import { keepingFocus } from '../../../ui/behaviour/keep-focus.ts'
import type { QueueItem } from '../../queue/items/item.ts'
import type { Values } from '../../queue/items/values.ts'
import type { PictureQueue } from '../../queue/picture-queue.ts'
import { FileName } from './file-name.tsx'
import { SpeciesFromHere } from './own-species.tsx'
import { OwnValues } from './own-values.tsx'
import { PictureFacts } from './picture-facts.tsx'
import styles from './picture-item.module.css'
import { PictureState } from './picture-state.tsx'
import { isBeingSent, isFileRejected } from './progress.ts'

interface PictureItemProps {
  kind: Kind
  item: QueueItem
  common: Values
  queue: PictureQueue
  speciesSoFar: readonly string[]
  /** The names of the values whose absence the item mentions. */
  mentioned: readonly string[]
  /** Whether the picture is the first of the list. */
  isFirst: boolean
  onRemove: (id: string) => void
}

/**
 * Renders one picture. The component is memoised, because each step of progress renders the whole list, for example of
 * forty pictures.
 */
export const PictureItem = memo(function PictureItem({
  queue,
  speciesSoFar,
  isFirst,
  onRemove,
  ...props
}: PictureItemProps) {
  const { kind, item, common, mentioned } = props
  const { id, fileName, preview, state } = item
  const isSettled = state.is === 'sent' || isBeingSent(item)
  const isFileUseless = state.is === 'refused' && isFileRejected(state.code)
  const isChangeable = !isSettled && !isFileUseless
  const species = item.overrides.species || common.species
  const labelOf = (action: string) => m.pictures_action_label({ action, name: fileName })
  return (
    <li className={styles.item}>
      <span className={styles.preview}>
        {preview && <img src={preview} alt="" />}
        {state.is === 'sending' && (
          <span
            className={styles.ring}
            style={{ '--progress': state.progress } as CSSProperties}
            aria-hidden="true"
          />
        )}
      </span>
      <div className={styles.about}>
        <FileName name={fileName} />
        <PictureState kind={kind} item={item} />
        {!isFileUseless && (
          <PictureFacts {...{ kind, item, common }} mentioned={isSettled ? [] : mentioned} />
        )}
        {isChangeable && !isFirst ? (
          <SpeciesFromHere {...{ kind, item, species, queue }} />
        ) : (
          <p className={styles.species}>{species && <LatinName name={species} />}</p>
        )}
        {isChangeable && <OwnValues {...{ kind, item, common, queue, speciesSoFar }} />}
      </div>
      <p className={styles.ways}>
        {state.is === 'known' && (
          <button
            type="button"
            aria-label={labelOf(m.pictures_send_anyway())}
            onClick={keepingFocus(() => queue.sendAnyway(id))}
          >
            {m.pictures_send_anyway()}
          </button>
        )}
        {state.is === 'refused' && state.retry && (
          <button
            type="button"
            aria-label={labelOf(m.try_again())}
            onClick={keepingFocus(() => queue.retry(id))}
          >
            {m.try_again()}
          </button>
        )}
        {state.is !== 'sent' && (
          <button
            type="button"
            data-remove
            aria-label={labelOf(m.pictures_remove())}
            onClick={() => onRemove(id)}
          >
            <span>{m.pictures_remove()}</span>
          </button>
        )}
      </p>
    </li>
  )
})
