/**
 * Returns the state of saving one walk on this device, and the functions that save the walk, stop saving, and remove
 * the walk.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { WalkFiles } from '../../contract/calls/offline.ts'
import { get } from '../client/api.ts'
import { getLocale } from '../paraglide/runtime.js'
import { canSave, NoSpace } from './saved-files.ts'
import {
  isPartlySaved,
  removeWalk,
  type SavedWalk,
  savedWalk,
  saveWalk,
  storedBytes,
} from './saved-walks.ts'

export type SavingState =
  /** The state is unknown, the walk has no known files to save, or the browser cannot store files. */
  | { status: 'unknown' | 'not offered' | 'unsupported' }
  | { status: 'not saved'; bytes: number }
  | { status: 'saving'; stored: number; bytes: number }
  | { status: 'stopped'; reason?: 'network' | 'space'; stored: number; bytes: number }
  /** `missing` is the number of bytes to fetch, if the version or the language differs from the saved walk. */
  | { status: 'saved'; saved: SavedWalk; missing?: number }

export function useSavedWalk(walk: string) {
  const [state, setState] = useState<SavingState>({ status: 'unknown' })
  const fileList = useRef<WalkFiles>(undefined)
  const saving = useRef<AbortController>(undefined)

  const refreshState = useCallback(async () => {
    setState(await stateOf(walk, fileList.current))
  }, [walk])

  useEffect(() => {
    if (!canSave()) return setState({ status: 'unsupported' })
    let isUnmounted = false
    const loadState = async () => {
      const saved = await savedWalk(walk)
      if (saved && !isUnmounted) setState({ status: 'saved', saved })
      // Without a network the list of files is unknown, and the saved walk cannot be updated.
      fileList.current = await listOf(walk).catch(() => undefined)
      const newState = await stateOf(walk, fileList.current)
      if (!isUnmounted) setState(newState)
    }
    // Some browsers have caches but deny access, as in private windows.
    loadState().catch(() => setState({ status: 'unsupported' }))
    return () => {
      isUnmounted = true
      saving.current?.abort()
    }
  }, [walk])

  async function save() {
    let files = fileList.current
    if (!files) return
    const controller = new AbortController()
    saving.current = controller
    setState({ status: 'saving', stored: 0, bytes: files.bytes })
    try {
      // The site may have changed since the page was opened.
      files = await listOf(walk)
      fileList.current = files
      const { bytes } = files
      const onProgress = (stored: number) => setState({ status: 'saving', stored, bytes })
      const language = getLocale()
      await saveWalk({ walk, ...files, language, onProgress, signal: controller.signal })
      await refreshState()
    } catch (error) {
      const stored = await storedBytes(walk, files).catch(() => 0)
      // In the meantime, the reader may have started to save again, or removed the walk.
      if (saving.current !== controller) return
      const reason = controller.signal.aborted ? {} : { reason: reasonOf(error) }
      setState({ status: 'stopped', ...reason, stored, bytes: files.bytes })
    }
  }

  return {
    state,
    save,
    /** Shows at once that saving has stopped. `save` counts the stored bytes afterwards. */
    stop() {
      saving.current?.abort()
      if (state.status === 'saving') setState({ ...state, status: 'stopped' })
    },
    async remove() {
      saving.current = undefined
      await removeWalk(walk)
      await refreshState()
    },
  }
}

function listOf(walk: string): Promise<WalkFiles> {
  return get('walkFiles', { key: walk, language: getLocale() })
}

function reasonOf(error: unknown): 'network' | 'space' {
  return error instanceof NoSpace ? 'space' : 'network'
}

async function stateOf(walk: string, fileList: WalkFiles | undefined): Promise<SavingState> {
  const saved = await savedWalk(walk)
  if (saved && (!fileList || fileList.version === saved.version)) return { status: 'saved', saved }
  if (!fileList || fileList.files.length === 0) return { status: 'not offered' }
  const { bytes } = fileList
  if (!(await isPartlySaved(walk))) return { status: 'not saved', bytes }
  const stored = await storedBytes(walk, fileList)
  if (saved) return { status: 'saved', saved, missing: bytes - stored }
  return { status: 'stopped', stored, bytes }
}
