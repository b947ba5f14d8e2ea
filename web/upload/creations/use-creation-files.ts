/** Prepares the two files of a creation form, and stores them on the device until they are sent. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { fileBytesMaximum } from '../../../contract/limits.ts'
import { preparePicture } from '../prepare/prepare-picture.ts'
import { type PictureContent, PictureError } from '../prepare/prepared-picture.ts'
import type { Part } from './creation-values.ts'
import { openStoredFiles, type StoredFile, type StoredFiles } from './stored-files.ts'

export type CreationFile =
  | { is: 'preparing'; name: string }
  | { is: 'ready'; name: string; file: StoredFile }
  | { is: 'rejected'; name: string; reason: 'too large' | 'unsupported' | 'failed' }
export type CreationFiles = { [Which in Part]?: CreationFile }

export function useCreationFiles(username: string) {
  const store = useMemo(() => openStoredFiles(username), [username])
  const [files, setFiles] = useState<CreationFiles>({})
  const [areRestored, setAreRestored] = useState(false)
  const [areLoaded, setAreLoaded] = useState(false)
  // The form uses the file that was chosen last, even if the preparation of an earlier file ends later.
  const chosenFiles = useRef<{ [Which in Part]?: File | undefined }>({})

  useEffect(() => {
    let isUnmounted = false
    store.load().then((stored) => {
      const entries = Object.entries(stored).map(([part, file]) => [
        part,
        { is: 'ready', name: file.name, file },
      ])
      if (isUnmounted) return
      setAreLoaded(true)
      if (entries.length === 0) return
      setAreRestored(true)
      setFiles((chosen) => ({ ...Object.fromEntries(entries), ...chosen }))
    })
    return () => {
      isUnmounted = true
    }
  }, [store])

  const setFile = (part: Part, file: CreationFile | undefined) =>
    setFiles(({ [part]: _, ...others }) => (file ? { ...others, [part]: file } : others))

  function remove(...parts: Part[]): void {
    for (const part of parts) {
      chosenFiles.current[part] = undefined
      setFile(part, undefined)
    }
    setAreRestored(false)
    store.delete(parts)
  }

  return {
    files,
    /** Whether the files were chosen on an earlier visit; false after the first change of a file. */
    areRestored,
    /** Whether the stored files are loaded. */
    areLoaded,
    isPreparing: Object.values(files).some(({ is }) => is === 'preparing'),
    remove,

    /**
     * @returns the day in the file's EXIF; undefined without a day, for a rejected file, or if the file was replaced or
     * removed in the meantime
     */
    async choose(part: Part, file: File): Promise<string | undefined> {
      remove(part)
      chosenFiles.current[part] = file
      setFile(part, { is: 'preparing', name: file.name })
      const { takenOn, ...prepared } = await prepare(
        file,
        part === 'art' ? 'artwork' : 'photograph',
      )
      if (chosenFiles.current[part] !== file) return undefined
      setFile(part, prepared)
      if (prepared.is === 'ready') store.save(part, prepared.file)
      return takenOn
    },
  }
}

async function prepare(
  file: File,
  content: PictureContent,
): Promise<CreationFile & { takenOn?: string | undefined }> {
  const { name } = file
  if (file.size > fileBytesMaximum) return { is: 'rejected', name, reason: 'too large' }
  try {
    const { blob, preview, width, height, takenOn } = await preparePicture(file, content)
    return { is: 'ready', name, file: { name, blob, preview, width, height }, takenOn }
  } catch (error) {
    const isUnsupported = error instanceof PictureError && error.reason === 'unsupported'
    return { is: 'rejected', name, reason: isUnsupported ? 'unsupported' : 'failed' }
  }
}

/** @returns the files that can be sent */
export function readyFiles(files: CreationFiles): StoredFiles {
  const ready = Object.entries(files).flatMap(([part, file]) =>
    file.is === 'ready' ? [[part, file.file]] : [],
  )
  return Object.fromEntries(ready)
}
