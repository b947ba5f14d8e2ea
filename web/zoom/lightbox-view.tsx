/** Shows the zoom view with one enlarged picture, which readers can zoom, swipe and change with the arrow keys. */
import { useLayoutEffect, useRef, useState } from 'react'
import Lightbox, { type ZoomRef } from 'yet-another-react-lightbox'
import ZoomPlugin from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { m } from '../paraglide/messages.js'
import { PhotographCaption } from '../photographs/photograph-caption.tsx'
import { Place } from '../photographs/place.tsx'
import { RightsLine } from '../photographs/rights-line.tsx'
import { SectionSign } from '../photographs/section-sign.tsx'
import { SpeciesNames } from '../species/species-names.tsx'
import { Filmstrip } from './filmstrip.tsx'
import { growPicture, shrinkPicture } from './fly.ts'
import styles from './lightbox-view.module.css'
import type { Slide } from './slides.ts'
import { useReadableHeight } from './use-readable-height.ts'
import type { ZoomState } from './use-zoom.ts'

export interface LightboxViewProps {
  slides: Slide[]
  zoom: ZoomState
}

export function LightboxView({ slides: initialSlides, zoom }: LightboxViewProps) {
  // The open view stores its own index, because the address changes later. An index from the address would undo a quick
  // second key press.
  const [slides] = useState(initialSlides)
  const [openedIndex] = useState(() =>
    Math.max(
      0,
      slides.findIndex(({ id }) => id === zoom.id),
    ),
  )
  const [shownIndex, setShown] = useState(openedIndex)
  const addressedId = useRef(zoom.id)
  const current = slides[shownIndex]
  const latest = useRef(current)
  latest.current = current

  const magnifier = useRef<ZoomRef>(null)
  useReadableHeight(current, magnifier)

  const hasStrip = slides.length > 2
  useLayoutEffect(() => {
    growPicture(latest.current, hasStrip)
    return () => shrinkPicture(latest.current, hasStrip)
  }, [hasStrip])

  function showSlide(index: number) {
    setShown(index)
    const id = slides[index]?.id
    if (!id || id === addressedId.current) return
    addressedId.current = id
    zoom.change(id)
  }

  return (
    <Lightbox
      open
      close={zoom.close}
      index={openedIndex}
      slides={slides}
      plugins={[ZoomPlugin]}
      className={`${styles.lightbox} ${hasStrip ? styles.withStrip : ''}`}
      carousel={{ finite: slides.length < 2, padding: 0 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      zoom={{ ref: magnifier, maxZoomPixelRatio: 2, scrollToZoom: true }}
      labels={{
        Lightbox: m.zoom_label(),
        Close: m.zoom_back(),
        Previous: m.zoom_previous(),
        Next: m.zoom_next(),
        'Zoom in': m.zoom_in(),
        'Zoom out': m.zoom_out(),
        'Photo gallery': m.zoom_set(),
        Carousel: m.zoom_set_role(),
        Slide: m.zoom_one_role(),
        '{index} of {total}': m.zoom_place({ place: '{index}', count: '{total}' }),
      }}
      on={{ view: ({ index }) => showSlide(index) }}
      toolbar={{
        buttons: [
          <button key="back" type="button" className={styles.back} onClick={zoom.close}>
            <span aria-hidden="true">←</span> {m.zoom_back()}
          </button>,
          current?.copyAddress && (
            <a key="save" className={styles.save} href={current.copyAddress} download>
              {m.zoom_save()}
            </a>
          ),
          'zoom',
        ],
      }}
      render={{
        ...(slides.length < 2 && { buttonPrev: () => null, buttonNext: () => null }),
        controls: () =>
          current && (
            <div className={styles.foot}>
              <Caption slide={current} position={shownIndex + 1} count={slides.length} />
              {hasStrip && <Filmstrip slides={slides} shownIndex={shownIndex} />}
            </div>
          ),
      }}
    />
  )
}

interface CaptionProps {
  slide: Slide
  /** The position of the picture in its set, from 1. */
  position: number
  count: number
}

function Caption({ slide: { names, photograph, artwork }, position, count }: CaptionProps) {
  return (
    <p className={styles.caption}>
      <SpeciesNames names={names} as="entry" />
      {photograph && <SectionSign section={photograph.season} />}
      {photograph && <PhotographCaption photograph={photograph} whole />}
      {artwork && (
        <span>
          {m.artwork_painter()} {artwork.artist || m.gallery_unknown()}
        </span>
      )}
      {artwork && (
        <span>
          {m.artwork_setting()} <Place place={artwork.location} />
        </span>
      )}
      {artwork && <RightsLine {...artwork} whole />}
      {count > 1 && <span>{m.zoom_place({ place: position, count })}</span>}
    </p>
  )
}
