/** Links a picture to its zoom view. Without a script, the link opens the picture file. */
import type { MouseEvent, ReactNode } from 'react'
import styles from './zoom-link.module.css'

interface ZoomLinkProps {
  picture: { _id: string; path: string }
  onZoom: (id: string) => void
  children: ReactNode
}

export function ZoomLink({ picture, onZoom, children }: ZoomLinkProps) {
  function zoom(event: MouseEvent) {
    // With these keys, the browser opens the picture in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onZoom(picture._id)
  }
  return (
    <a className={styles.link} href={`/public${picture.path}`} data-scripted="" onClick={zoom}>
      {children}
    </a>
  )
}
