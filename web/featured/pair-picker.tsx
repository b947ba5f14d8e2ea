/** Lets an admin choose a photograph and an artwork of one species. Nominated pictures come first, with a mark. */
import { useState } from 'react'
import type { Output } from '../../contract/calls/endpoints.ts'
import type { Names } from '../../contract/names.ts'
import { m } from '../paraglide/messages.js'
import { artworkAlt, photographAlt } from '../photographs/photograph-alt.ts'
import { PhotographCaption } from '../photographs/photograph-caption.tsx'
import { Button } from '../ui/button.tsx'
import { Picture, type PictureSource } from '../ui/picture.tsx'
import styles from './pair-picker.module.css'
import { PreviewDialog } from './preview-dialog.tsx'

export type Pickable = Pick<Output<'adminView'>, 'resultPics' | 'resultArts'>

export interface Pair {
  pic: string
  art: string
}

interface PairPickerProps extends Pickable {
  names: Names
  chosenPair: Pair
  onChoose: (pair: Pair) => void
}

interface Preview {
  picture: PictureSource
  alt: string
}

export function PairPicker(props: PairPickerProps) {
  const { names, resultPics, resultArts, chosenPair, onChoose } = props
  const [preview, setPreview] = useState<Preview>()
  return (
    <>
      <PickerGrid label={m.home_pictures()} none={m.home_no_pictures()}>
        {resultPics.map((picture) => {
          const alt = photographAlt(picture, names)
          return (
            <PickerItem
              key={picture._id}
              preview={{ picture, alt }}
              isNominated={picture.nominated}
              isChosen={chosenPair.pic === picture._id}
              onChoose={() => onChoose({ ...chosenPair, pic: picture._id })}
              onPreview={setPreview}
              caption={<PhotographCaption photograph={picture} />}
            />
          )
        })}
      </PickerGrid>
      <PickerGrid label={m.home_artworks()} none={m.home_no_artworks()}>
        {resultArts.map((artwork) => (
          <PickerItem
            key={artwork._id}
            preview={{ picture: artwork, alt: artworkAlt(artwork) }}
            isNominated={artwork.nominated}
            isChosen={chosenPair.art === artwork._id}
            onChoose={() => onChoose({ ...chosenPair, art: artwork._id })}
            onPreview={setPreview}
            caption={
              <>
                <span>
                  {m.artwork_painter()} {artwork.artist || m.gallery_unknown()}
                </span>
                <span>
                  {m.gallery_code()} {artwork.code ?? 'N/A'}
                </span>
              </>
            }
          />
        ))}
      </PickerGrid>
      {preview && <PreviewDialog {...preview} onClose={() => setPreview(undefined)} />}
    </>
  )
}

function PickerGrid({
  label,
  none,
  children,
}: {
  label: string
  none: string
  children: React.ReactNode[]
}) {
  return (
    <section aria-label={label} className={styles.section}>
      <h3>{label}</h3>
      {children.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.grid}>{children}</ul>
      )}
    </section>
  )
}

interface PickerItemProps {
  preview: Preview
  isNominated: boolean
  isChosen: boolean
  caption: React.ReactNode
  onChoose: () => void
  onPreview: (preview: Preview) => void
}

function PickerItem(props: PickerItemProps) {
  const { preview, isNominated, isChosen, caption, onChoose, onPreview } = props
  const { picture, alt } = preview
  return (
    <li className={styles.item} data-chosen={isChosen || undefined}>
      <figure>
        <button
          type="button"
          className={styles.preview}
          aria-label={m.home_preview({ what: alt })}
          onClick={() => onPreview(preview)}
        >
          <Picture
            picture={picture}
            alt={alt}
            sizes="(min-width: 48rem) 12rem, 45vw"
            ratio={4 / 3}
          />
        </button>
        <figcaption className={styles.caption}>
          {isNominated && <b className={styles.nominated}>{m.home_nominated()}</b>}
          {caption}
        </figcaption>
      </figure>
      <Button look={isChosen ? 'main' : 'quiet'} aria-pressed={isChosen} onClick={onChoose}>
        {isChosen ? m.home_chosen() : m.home_choose()}
      </Button>
    </li>
  )
}
