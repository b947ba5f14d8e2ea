/** Shows the zoom view. Its code is fetched when the first picture is opened. */
import { type ComponentType, useEffect, useState } from 'react'
import { m } from '../paraglide/messages.js'
import type { LightboxViewProps } from './lightbox-view.tsx'
import type { Slide } from './slides.ts'
import type { Zoomed } from './use-zoom.ts'
import styles from './zoom.module.css'

interface ZoomProps {
  zoom: Zoomed
  /** Sets of pictures. The reader can step through one set, never from photographs to artworks. */
  sets: Slide[][]
}

export function Zoom({ zoom, sets }: ZoomProps) {
  const [View, setView] = useState<ComponentType<LightboxViewProps>>()
  const [failed, setFailed] = useState(false)
  const slides = sets.find((set) => set.some((slide) => slide.id === zoom.id))
  const wanted = slides !== undefined

  useEffect(() => {
    if (!wanted || View) return
    setFailed(false)
    import('./lightbox-view.tsx').then(
      (loaded) => setView(() => loaded.LightboxView),
      () => setFailed(true),
    )
  }, [wanted, View])

  if (wanted && failed) {
    return (
      <p role="alert" className={styles.failed}>
        {m.zoom_failed()}
      </p>
    )
  }
  if (!slides || !View) return null
  return <View slides={slides} zoom={zoom} />
}
