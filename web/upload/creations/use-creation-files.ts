/** Prepares the two files of a creation form, and stores them on the device until they are sent. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { fileBytesMaximum } from '../../../contract/limits.ts'
import { preparePicture } from '../prepare/prepare-picture.ts'
import { type Depicted, PictureError } from '../prepare/prepared-picture.ts'
import type { Part } from './creation-values.ts'
import { openStoredFiles, type StoredFile, type StoredFiles } from './stored-files.ts'

export type CreationFile =
  | { is: 'preparing'; name: string }
  | { is: 'ready'; name: string; file: StoredFile }
  | { is: 'refused'; name: string; why: 'too large' | 'unsupported' | 'failed' }
export type CreationFiles = { [Which in Part]?: CreationFile }

export function useCreationFiles(username: string) {
  const store = useMemo(() => openStoredFiles(username), [username])
  const [files, setFiles] = useState<CreationFiles>({})
  const [kept, setKept] = useState(false)
  const [restored, setRestored] = useState(false)
  // The last chosen file counts, even if an earlier one is prepared after it.
  const latest = useRef<{ [Which in Part]?: File | undefined }>({})

  useEffect(() => {
    let here = true
    store.load().then((found) => {
      const entries = Object.entries(found).map(([part, file]) => [
        part,
        { is: 'ready', name: file.name, file },
      ])
      if (!here) return
      setRestored(true)
      if (entries.length === 0) return
      setKept(true)
      setFiles((chosen) => ({ ...Object.fromEntries(entries), ...chosen }))
    })
    return () => {
      here = false
    }
  }, [store])

  const put = (part: Part, file: CreationFile | undefined) =>
    setFiles(({ [part]: _, ...others }) => (file ? { ...others, [part]: file } : others))

  function remove(...parts: Part[]): void {
    for (const part of parts) {
      latest.current[part] = undefined
      put(part, undefined)
    }
    setKept(false)
    store.delete(parts)
  }

  return {
    files,
    /** Whether files of an earlier visit are shown. False as soon as one file is changed. */
    kept,
    /** Whether the stored files are loaded. */
    restored,
    preparing: Object.values(files).some(({ is }) => is === 'preparing'),
    remove,

    /** @returns the day in the file's EXIF; undefined without one, after a refusal, or if the choice changed meanwhile */
    async choose(part: Part, file: File): Promise<string | undefined> {
      remove(part)
      latest.current[part] = file
      put(part, { is: 'preparing', name: file.name })
      const { takenOn, ...prepared } = await prepare(
        file,
        part === 'art' ? 'artwork' : 'photograph',
      )
      if (latest.current[part] !== file) return undefined
      put(part, prepared)
      if (prepared.is === 'ready') store.save(part, prepared.file)
      return takenOn
    },
  }
}

async function prepare(
  file: File,
  of: Depicted,
): Promise<CreationFile & { takenOn?: string | undefined }> {
  const { name } = file
  if (file.size > fileBytesMaximum) return { is: 'refused', name, why: 'too large' }
  try {
    const { blob, preview, width, height, takenOn } = await preparePicture(file, of)
    return { is: 'ready', name, file: { name, blob, preview, width, height }, takenOn }
  } catch (error) {
    const unsupported = error instanceof PictureError && error.reason === 'unsupported'
    return { is: 'refused', name, why: unsupported ? 'unsupported' : 'failed' }
  }
}

/** @returns the files that can be sent */
export function readyFiles(files: CreationFiles): StoredFiles {
  const ready = Object.entries(files).flatMap(([part, file]) =>
    file.is === 'ready' ? [[part, file.file]] : [],
  )
  return Object.fromEntries(ready)
}
