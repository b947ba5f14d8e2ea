/**
 * Lets a picture grow from its place on the page into the zoom view, and shrink back: a copy of it moves
 * above both. Nothing moves for readers who ask for reduced motion.
 */

import styles from './lightbox-view.module.css'
import type { Slide } from './slides.ts'

/** Milliseconds. */
const duration = 280

interface Place {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Call it when the zoom view opens.
 * @param hasStrip whether the view has a filmstrip below the picture
 */
export function grow(slide: Slide | undefined, hasStrip: boolean): void {
  const thumbnail = slide && thumbnailOf(slide)
  if (thumbnail) fly(thumbnail, thumbnail.getBoundingClientRect(), enlarged(slide, hasStrip), 0)
}

/**
 * Call it before the zoom view is removed.
 * @param hasStrip as for `grow`
 */
export function shrink(slide: Slide | undefined, hasStrip: boolean): void {
  const thumbnail = slide && thumbnailOf(slide)
  // A view that was pulled down has faded already.
  const view = document.querySelector('.yarl__portal')
  if (!thumbnail || !view || Number(getComputedStyle(view).opacity) < 0.9) return
  fly(thumbnail, enlarged(slide, hasStrip), thumbnail.getBoundingClientRect(), 1)
}

/** @param ground opacity of the dark background at the start; at the end it is the other value */
function fly(picture: HTMLImageElement, from: Place, to: Place, ground: 0 | 1): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const layer = document.createElement('div')
  layer.className = styles.flying ?? ''
  layer.setAttribute('aria-hidden', 'true')
  const dark = layer.appendChild(document.createElement('div'))
  const copy = layer.appendChild(document.createElement('img'))
  copy.src = picture.currentSrc
  copy.alt = ''
  document.body.append(layer)
  const timing = { duration, easing: 'ease', fill: 'forwards' } as const
  dark.animate([{ opacity: ground }, { opacity: 1 - ground }], timing)
  const moving = copy.animate([frame(from), frame(to)], timing)
  moving.finished.finally(() => layer.remove())
}

const frame = ({ x, y, width, height }: Place): Keyframe => ({
  transform: `translate(${x}px, ${y}px)`,
  width: `${width}px`,
  height: `${height}px`,
})

/** @returns the place of the whole picture in the zoom view, which lightbox-view.module.css sets */
function enlarged({ width, height, srcSet }: Slide, hasStrip: boolean): Place {
  const narrow = window.matchMedia('(max-width: 40rem)').matches
  const low = window.matchMedia('(max-height: 30rem)').matches
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const [above, below] = narrow ? [0, 0] : [4 * rem, (hasStrip && !low ? 7.75 : 4.5) * rem]
  const [widest, highest] = [window.innerWidth, window.innerHeight - above - below]
  const largest = Math.max(width, ...srcSet.map((each) => each.width))
  const shown = Math.min(widest, (highest * width) / height, largest)
  const tall = (shown * height) / width
  return { x: (widest - shown) / 2, y: above + (highest - tall) / 2, width: shown, height: tall }
}

/** @returns the picture's loaded thumbnail on the page, if the reader sees it */
function thumbnailOf({ href }: Slide): HTMLImageElement | undefined {
  const found = document.querySelectorAll<HTMLImageElement>(
    `main a[href="${CSS.escape(href)}"] img`,
  )
  return [...found].find((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return image.naturalWidth > 0 && width > 0 && bottom > 0 && top < window.innerHeight
  })
}
