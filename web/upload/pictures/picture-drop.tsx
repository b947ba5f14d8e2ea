/** Where pictures are chosen, dropped or pasted; a phone offers its camera with them. */
import { useEffect } from 'react'
import { useDropzone } from 'react-dropzone'
import { m } from '../../paraglide/messages.js'
import { FieldFrame } from '../../ui/field-frame.tsx'
import styles from './picture-drop.module.css'

interface PictureDropProps {
  error: string | undefined
  onFiles: (files: File[]) => void
}

const accept = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
}

export function PictureDrop({ error, onFiles }: PictureDropProps) {
  const { getRootProps, getInputProps, inputRef, isDragActive } = useDropzone({
    accept,
    noKeyboard: true,
    onDrop(taken, others, { target }) {
      // Whether it is a picture its bytes tell, not its name.
      onFiles([...taken, ...others.map(({ file }) => file)])
      // So that the same file can be chosen again.
      if (target instanceof HTMLInputElement) target.value = ''
    },
  })

  // What was chosen before the page woke up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up
  useEffect(() => {
    const input = inputRef.current
    if (!input?.files?.length) return
    onFiles([...input.files])
    input.value = ''
  }, [])

  return (
    <FieldFrame
      label={m.pictures_files()}
      hint={m.pictures_files_hint()}
      error={error}
      marked
    >
      {({ className: _, ...control }) => (
        <div {...getRootProps({ className: styles.drop })} data-over={isDragActive || undefined}>
          <input {...getInputProps({ ...control, required: true, tabIndex: 0 })} />
          <span className={styles.choose} aria-hidden="true">
            {m.pictures_choose()}
          </span>
          <span className={styles.or} aria-hidden="true">
            {isDragActive ? m.pictures_drop_now() : m.pictures_drop()}
          </span>
        </div>
      )}
    </FieldFrame>
  )
}
