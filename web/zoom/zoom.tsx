/** Shows the zoom view, whose script is loaded when the first picture is enlarged. */
import { type ComponentType, useEffect, useState } from 'react'
import { m } from '../paraglide/messages.js'
import type { LightboxViewProps } from './lightbox-view.tsx'
import type { Slide } from './slides.ts'
import type { ZoomState } from './use-zoom.ts'
import styles from './zoom.module.css'

interface ZoomProps {
  zoom: ZoomState
  /** The sets of pictures. The reader can step through one set, but not from photographs to artworks. */
  sets: Slide[][]
}

export function Zoom({ zoom, sets }: ZoomProps) {
  const [View, setView] = useState<ComponentType<LightboxViewProps>>()
  const [hasFailed, setHasFailed] = useState(false)
  const slides = sets.find((set) => set.some((slide) => slide.id === zoom.id))
  const isOpen = slides !== undefined

  useEffect(() => {
    if (!isOpen || View) return
    setHasFailed(false)
    import('./lightbox-view.tsx').then(
      (module) => setView(() => module.LightboxView),
      () => setHasFailed(true),
    )
  }, [isOpen, View])

  if (isOpen && hasFailed) {
    return (
      <p role="alert" className={styles.failed}>
        {m.zoom_failed()}
      </p>
    )
  }
  if (!slides || !View) return null
  return <View slides={slides} zoom={zoom} />
}
