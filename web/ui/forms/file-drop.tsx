/** Renders a field in which a reader chooses or drops files. On a phone, a field for pictures also offers the camera. */
import { useEffect } from 'react'
import { type Accept, useDropzone } from 'react-dropzone'
import { m } from '../../paraglide/messages.js'
import { FieldFrame, type FrameProps } from './field-frame.tsx'
import styles from './file-drop.module.css'

interface FileDropProps extends FrameProps {
  /** The types that the chooser offers. Dropped files may have any type. */
  accept: Accept
  /** The text of the button that opens the chooser. */
  choose: string
  multiple?: boolean
  required?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
}

export function FileDrop({ accept, choose, multiple = false, onFiles, ...props }: FileDropProps) {
  const { required = false, disabled = false, ...frame } = props
  const { getRootProps, getInputProps, inputRef, isDragActive } = useDropzone({
    accept,
    multiple,
    disabled,
    noKeyboard: true,
    onDrop(accepted, otherFiles, { target }) {
      // Files of all types are passed on, because the caller determines the type of a file from its bytes.
      const files = [...accepted, ...otherFiles.map(({ file }) => file)]
      if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
      // The input is emptied, so that the same file can be chosen again.
      if (target instanceof HTMLInputElement) target.value = ''
    },
  })

  // The effect adds files that were chosen before the page was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
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
          {/* The frame's label names the input, so the input has no `aria-label`. */}
          <input
            {...getInputProps({
              ...control,
              required,
              // A disabled field accepts no file, so its chooser must not open.
              disabled,
              tabIndex: 0,
              'aria-label': undefined,
            })}
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
