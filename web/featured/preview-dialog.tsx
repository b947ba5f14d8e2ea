/** Shows one picture large in a dialog. */
import { useRef } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogButtons } from '../ui/dialogs/dialog.tsx'
import { Picture, type PictureSource } from '../ui/picture.tsx'

interface PreviewDialogProps {
  picture: PictureSource
  alt: string
  onClose: () => void
}

export function PreviewDialog({ picture, alt, onClose }: PreviewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  function closeDialog() {
    dialog.current?.close()
    onClose()
  }

  return (
    <Dialog dialog={dialog} title={alt} size="picture" onCancel={closeDialog} onClose={onClose}>
      <Picture picture={picture} alt={alt} sizes="90vw" fit="contain" first />
      <DialogButtons>
        <span>{alt}</span>
        <Button onClick={closeDialog}>{m.zoom_back()}</Button>
      </DialogButtons>
    </Dialog>
  )
}
