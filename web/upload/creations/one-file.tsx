/** Renders the chooser and the preview of one of the two files of a creation. */
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { FileDrop } from '../../ui/forms/file-drop.tsx'
import { pictureTypes } from '../form/picture-types.ts'
import styles from './creation-form.module.css'
import { fileProblem } from './creation-problems.ts'
import type { Part } from './creation-values.ts'
import type { CreationFile } from './use-creation-files.ts'

interface OneFileProps {
  part: Part
  file: CreationFile | undefined
  error: string | undefined
  disabled: boolean
  onChoose: (file: File) => void
  onRemove: () => void
}

export function OneFile({ part, file, error, disabled, onChoose, onRemove }: OneFileProps) {
  const box = useRef<HTMLDivElement>(null)
  const labels = {
    art: { label: m.creation_artwork_file(), choose: m.creation_choose_artwork() },
    pic: { label: m.creation_photograph_file(), choose: m.creation_choose_photograph() },
  }[part]
  const preview = usePreview(file?.is === 'ready' ? file.file.preview : undefined)

  function remove() {
    onRemove()
    box.current?.querySelector<HTMLElement>('[type=file]')?.focus()
  }

  return (
    <div ref={box} className={styles.file}>
      <FileDrop
        accept={pictureTypes}
        label={labels.label}
        hint={m.creation_file_hint()}
        choose={labels.choose}
        error={fileProblem(file) ?? error}
        required={part === 'art'}
        disabled={disabled}
        onFiles={([chosen]) => chosen && onChoose(chosen)}
      />
      {file && (
        <div className={styles.chosen}>
          {preview && <img src={preview} alt="" />}
          <p>
            <span>{file.name}</span>
            {file.is === 'preparing' && <span role="status"> {m.pictures_state_preparing()}</span>}
          </p>
          <button
            type="button"
            className={styles.remove}
            disabled={disabled}
            aria-label={m.pictures_action_label({ action: m.pictures_remove(), name: file.name })}
            onClick={remove}
          >
            {m.pictures_remove()}
          </button>
        </div>
      )}
    </div>
  )
}

/** @returns an object URL of the picture, which is revoked when the picture is no longer shown */
function usePreview(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!blob) return setAddress(undefined)
    const objectUrl = URL.createObjectURL(blob)
    setAddress(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [blob])
  return address
}
