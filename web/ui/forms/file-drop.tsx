/** A field for files, to choose, drop or paste. On a phone it also offers the camera. */
import { useEffect } from 'react'
import { type Accept, useDropzone } from 'react-dropzone'
import { m } from '../../paraglide/messages.js'
import { FieldFrame, type FrameProps } from './field-frame.tsx'
import styles from './file-drop.module.css'

interface FileDropProps extends FrameProps {
  /** What the chooser offers; what is dropped may be anything. */
  accept: Accept
  /** What the button that opens the chooser says. */
  choose: string
  multiple?: boolean
  required?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
}

export function FileDrop({ accept, choose, multiple = false, onFiles, ...rest }: FileDropProps) {
  const { required = false, disabled = false, ...frame } = rest
  const { getRootProps, getInputProps, inputRef, isDragActive } = useDropzone({
    accept,
    multiple,
    disabled,
    noKeyboard: true,
    onDrop(taken, others, { target }) {
      // What it is its bytes tell, not its name.
      const files = [...taken, ...others.map(({ file }) => file)]
      if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
      // So that the same file can be chosen again.
      if (target instanceof HTMLInputElement) target.value = ''
    },
  })

  // Files chosen before the page was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated
  useEffect(() => {
    const input = inputRef.current
    if (!input?.files?.length) return
    onFiles([...input.files])
    input.value = ''
  }, [])

  return (
    <FieldFrame {...frame} marked={required}>
      {({ className: _, ...control }) => (
        <div {...getRootProps({ className: styles.drop })} data-over={isDragActive || undefined}>
          {/* Its label names it. */}
          <input
            {...getInputProps({ ...control, required, tabIndex: 0, 'aria-label': undefined })}
          />
          <span className={styles.choose} aria-hidden="true">
            {choose}
          </span>
          <span className={styles.or} aria-hidden="true">
            {isDragActive ? m.drop_now() : m.drop_here()}
          </span>
        </div>
      )}
    </FieldFrame>
  )
}
