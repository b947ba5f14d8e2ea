/**
 * Shows a picture in a box of fixed shape: first the blurred placeholder, then the rendition that fits the box. If the
 * rendition does not load, the box shows a short message.
 */
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { renditionWidths } from '../../contract/limits.ts'
import { m } from '../paraglide/messages.js'
import styles from './picture.module.css'

export interface PictureSource {
  path: string
  width: number
  height: number
  placeholder: string
}

interface PictureProps {
  picture: PictureSource
  alt: string
  /** The `sizes` attribute: the width of the box in the layout. */
  sizes: string
  /** Width divided by height; by default, the ratio of the picture. */
  ratio?: number
  /** `cover` fills the box, `contain` shows the whole picture. */
  fit?: 'cover' | 'contain'
  /** Whether the picture is the first of a page, so that the browser loads it at once. */
  first?: boolean
  /**
   * Whether the picture is usually far below the first view. The browser then fetches the picture only when the reader
   * scrolls near it.
   */
  far?: boolean
  /** Called once if the picture does not load. */
  onFailed?: () => void
}

/**
 * Renders a picture. Each picture has a new `img` element, because an `img` with a new source still reports the former
 * source as complete.
 */
export function Picture(props: PictureProps) {
  return <OnePicture key={props.picture.path} {...props} />
}

function OnePicture({
  picture,
  alt,
  sizes,
  ratio,
  fit = 'cover',
  first,
  far,
  onFailed,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<'loading' | 'here' | 'failed'>('loading')
  const hasReported = useRef(false)

  /** Shows the picture after it is decoded, so that no blank box is shown between the placeholder and the picture. */
  function showDecoded() {
    const show = () => setState('here')
    image.current?.decode().then(show, show)
  }
  function showFailure() {
    if (hasReported.current) return
    hasReported.current = true
    setState('failed')
    onFailed?.()
  }
  // The picture may have loaded or failed before the page was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    if (!image.current?.complete) return
    if (image.current.naturalWidth > 0) showDecoded()
    else showFailure()
  }, [])

  return (
    <span
      className={styles.box}
      data-state={state}
      data-fit={fit}
      data-later={far || undefined}
      style={boxStyle(picture, ratio)}
      // The data for hydration has no placeholders, so React keeps the style of the server's HTML.
      suppressHydrationWarning
    >
      <img
        ref={image}
        src={pictureAddress(picture, 960)}
        srcSet={sourceSet(picture)}
        sizes={fit === 'contain' ? containedSizes(sizes, picture, ratio) : sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        onLoad={showDecoded}
        onError={showFailure}
      />
      {state === 'failed' && <span className={styles.failed}>{m.picture_failed()}</span>}
    </span>
  )
}

function boxStyle({ width, height, placeholder }: PictureSource, ratio = width / height) {
  const background = placeholder && { '--preview': `url(${placeholder})` }
  return { aspectRatio: ratio, ...background } as CSSProperties
}

/**
 * Adapts the `sizes` attribute to a picture that is narrower than its box.
 * @returns the `sizes` attribute with the width of the picture instead of the width of the box
 */
export function containedSizes(
  sizes: string,
  { width, height }: Pick<PictureSource, 'width' | 'height'>,
  ratio = width / height,
): string {
  const share = Math.ceil((width / height / ratio) * 100) / 100
  if (share >= 1) return sizes
  return sizes.replaceAll(/((?:^|, ?)(?:\([^()]*\) )?)([^,]+)/g, `$1calc($2 * ${share})`)
}

export function pictureAddress(picture: { path: string }, width: (typeof renditionWidths)[number]) {
  return `/public/compressed${picture.path}?width=${width}`
}

/** @returns the `srcset` attribute: the existing renditions with their true widths in pixels */
function sourceSet(picture: { path: string; width: number }): string {
  const largest = renditionWidths.findIndex((width) => width >= picture.width)
  const existing = renditionWidths.slice(0, largest === -1 ? undefined : largest + 1)
  return existing
    .map((width) => `${pictureAddress(picture, width)} ${Math.min(width, picture.width)}w`)
    .join(', ')
}
