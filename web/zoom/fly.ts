/**
 * Animates a picture between its position on the page and the zoom view, by moving a copy of the picture. Readers who
 * prefer reduced motion see no animation.
 */

import styles from './lightbox-view.module.css'
import type { Slide } from './slides.ts'

/** The duration of the animation, in milliseconds. */
const duration = 280

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Enlarges the picture when the zoom view opens.
 * @param hasStrip whether the view has a filmstrip below the picture
 */
export function growPicture(slide: Slide | undefined, hasStrip: boolean): void {
  const thumbnail = slide && thumbnailOf(slide)
  if (thumbnail)
    animateCopy(thumbnail, thumbnail.getBoundingClientRect(), enlargedBox(slide, hasStrip), 0)
}

/**
 * Reduces the picture before the zoom view is removed.
 * @param hasStrip whether the view has a filmstrip below the picture
 */
export function shrinkPicture(slide: Slide | undefined, hasStrip: boolean): void {
  const thumbnail = slide && thumbnailOf(slide)
  // A view that the reader has pulled down is already transparent.
  const view = document.querySelector('.yarl__portal')
  if (!thumbnail || !view || Number(getComputedStyle(view).opacity) < 0.9) return
  animateCopy(thumbnail, enlargedBox(slide, hasStrip), thumbnail.getBoundingClientRect(), 1)
}

/** @param ground the opacity of the dark background at the start; at the end, the opacity is 1 minus this value */
function animateCopy(picture: HTMLImageElement, from: Box, to: Box, ground: 0 | 1): void {
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
  const animation = copy.animate([frame(from), frame(to)], timing)
  animation.finished.finally(() => layer.remove())
}

const frame = ({ x, y, width, height }: Box): Keyframe => ({
  transform: `translate(${x}px, ${y}px)`,
  width: `${width}px`,
  height: `${height}px`,
})

/** @returns the heights above and below the picture, in rem. The heights must match lightbox-view.module.css. */
function heightsOfBars(hasStrip: boolean): [above: number, below: number] {
  if (window.matchMedia('(max-width: 40rem)').matches) return [0, 0]
  if (window.matchMedia('(max-height: 30rem)').matches) return [0, 4]
  return [4, hasStrip ? 7.75 : 4.5]
}

/** @returns the position of the whole picture in the zoom view */
function enlargedBox({ width, height, srcSet }: Slide, hasStrip: boolean): Box {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const [above = 0, below = 0] = heightsOfBars(hasStrip).map((height) => height * rem)
  const [widest, highest] = [window.innerWidth, window.innerHeight - above - below]
  const largest = Math.max(width, ...srcSet.map((each) => each.width))
  const shownWidth = Math.min(widest, (highest * width) / height, largest)
  const shownHeight = (shownWidth * height) / width
  return {
    x: (widest - shownWidth) / 2,
    y: above + (highest - shownHeight) / 2,
    width: shownWidth,
    height: shownHeight,
  }
}

/** @returns the loaded picture of the slide on the page, if this picture is visible */
function thumbnailOf({ href }: Slide): HTMLImageElement | undefined {
  const thumbnails = document.querySelectorAll<HTMLImageElement>(
    `main a[href="${CSS.escape(href)}"] img`,
  )
  return [...thumbnails].find((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return image.naturalWidth > 0 && width > 0 && bottom > 0 && top < window.innerHeight
  })
}
