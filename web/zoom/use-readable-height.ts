/** Enlarges a panorama when it is shown, because the whole panorama would be a strip without detail. */
import { type RefObject, useEffect } from 'react'
import type { ZoomRef } from 'yet-another-react-lightbox'
import type { Slide } from './slides.ts'

/** The height in pixels below which a picture is enlarged. */
const heightMinimum = 96

/** The part of the view's height that an enlarged panorama takes. The reader pans it by touch or with the arrow keys. */
const partOfHeight = 0.4

const framesMaximum = 60

export function useReadableHeight(
  slide: Slide | undefined,
  magnifier: RefObject<ZoomRef | null>,
): void {
  useEffect(() => {
    if (!slide) return
    const wholeHeight = (window.innerWidth * slide.height) / slide.width
    if (wholeHeight >= heightMinimum) return
    const scale = (window.innerHeight * partOfHeight) / wholeHeight
    // The library measures the slide some frames later, and accepts no magnification until then.
    let framesLeft = framesMaximum
    let frame = requestAnimationFrame(function enlarge() {
      if (framesLeft-- === 0 || (magnifier.current?.zoom ?? 1) > 1) return
      magnifier.current?.changeZoom(scale, true)
      frame = requestAnimationFrame(enlarge)
    })
    return () => cancelAnimationFrame(frame)
  }, [slide, magnifier])
}
