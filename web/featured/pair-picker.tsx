/** Lets an admin choose a photograph and an artwork of one species. Nominated pictures come first, with a mark. */
import { useState } from 'react'
import type { Output } from '../../contract/endpoints.ts'
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
  chosen: Pair
  onChoose: (chosen: Pair) => void
}

interface Preview {
  picture: PictureSource
  alt: string
}

export function PairPicker({ names, resultPics, resultArts, chosen, onChoose }: PairPickerProps) {
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
              nominated={picture.nominated}
              chosen={chosen.pic === picture._id}
              onChoose={() => onChoose({ ...chosen, pic: picture._id })}
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
            nominated={artwork.nominated}
            chosen={chosen.art === artwork._id}
            onChoose={() => onChoose({ ...chosen, art: artwork._id })}
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
  nominated: boolean
  chosen: boolean
  caption: React.ReactNode
  onChoose: () => void
  onPreview: (preview: Preview) => void
}

function PickerItem({ preview, nominated, chosen, caption, onChoose, onPreview }: PickerItemProps) {
  const { picture, alt } = preview
  return (
    <li className={styles.item} data-chosen={chosen || undefined}>
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
          {nominated && <b className={styles.nominated}>{m.home_nominated()}</b>}
          {caption}
        </figcaption>
      </figure>
      <Button look={chosen ? 'main' : 'quiet'} aria-pressed={chosen} onClick={onChoose}>
        {chosen ? m.home_chosen() : m.home_choose()}
      </Button>
    </li>
  )
}
