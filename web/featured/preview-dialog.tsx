/** One picture, large, over the page. */
import { useEffect, useRef } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import dialogStyles from '../ui/dialogs/dialog.module.css'
import { Picture, type PictureSource } from '../ui/picture.tsx'
import styles from './preview-dialog.module.css'

interface PreviewDialogProps {
  picture: PictureSource
  alt: string
  onClose: () => void
}

export function PreviewDialog({ picture, alt, onClose }: PreviewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  // Closed before it is taken away, so that the browser gives the focus back.
  function end() {
    dialog.current?.close()
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={`${dialogStyles.dialog} ${styles.dialog}`}
      aria-label={alt}
      onCancel={end}
      onClose={onClose}
    >
      <Picture picture={picture} alt={alt} sizes="90vw" fit="contain" first />
      <p className={styles.ways}>
        <span>{alt}</span>
        <Button onClick={end}>{m.zoom_back()}</Button>
      </p>
    </dialog>
  )
}
