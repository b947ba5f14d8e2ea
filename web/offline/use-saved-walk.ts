/** Returns the state of saving one walk on this device, and the actions that save, stop and remove. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { WalkFiles } from '../../contract/calls/offline.ts'
import { get } from '../client/api.ts'
import { getLocale } from '../paraglide/runtime.js'
import { canSave, NoSpace } from './saved-files.ts'
import {
  isBegun,
  removeWalk,
  type SavedWalk,
  savedWalk,
  saveWalk,
  storedBytes,
} from './saved-walks.ts'

export type SavingState =
  /** Not known yet; no files to save; or no way to store them. */
  | { is: 'unknown' | 'not offered' | 'not able' }
  | { is: 'not saved'; bytes: number }
  | { is: 'saving'; stored: number; bytes: number }
  | { is: 'stopped'; why?: 'network' | 'space'; stored: number; bytes: number }
  /** `missing`: bytes to fetch for a newer version, if there is one. */
  | { is: 'saved'; saved: SavedWalk; missing?: number }

export function useSavedWalk(walk: string) {
  const [state, setState] = useState<SavingState>({ is: 'unknown' })
  const list = useRef<WalkFiles>(undefined)
  const saving = useRef<AbortController>(undefined)

  const look = useCallback(async () => {
    setState(await stateOf(walk, list.current))
  }, [walk])

  useEffect(() => {
    if (!canSave()) return setState({ is: 'not able' })
    let left = false
    const begin = async () => {
      const saved = await savedWalk(walk)
      if (saved && !left) setState({ is: 'saved', saved })
      // Without a network there is no list, and the saved walk cannot be updated.
      list.current = await listOf(walk).catch(() => undefined)
      const found = await stateOf(walk, list.current)
      if (!left) setState(found)
    }
    // Some browsers have caches but refuse access, as in private windows.
    begin().catch(() => setState({ is: 'not able' }))
    return () => {
      left = true
      saving.current?.abort()
    }
  }, [walk])

  async function save() {
    let files = list.current
    if (!files) return
    const stop = new AbortController()
    saving.current = stop
    setState({ is: 'saving', stored: 0, bytes: files.bytes })
    try {
      // The site may have changed since the page was opened.
      files = await listOf(walk)
      list.current = files
      const { bytes } = files
      const onProgress = (stored: number) => setState({ is: 'saving', stored, bytes })
      const language = getLocale()
      await saveWalk({ walk, ...files, language, onProgress, signal: stop.signal })
      await look()
    } catch (error) {
      const stored = await storedBytes(walk, files).catch(() => 0)
      // The reader may have continued or removed the walk after the stop.
      if (saving.current !== stop) return
      const why = stop.signal.aborted ? {} : { why: reasonOf(error) }
      setState({ is: 'stopped', ...why, stored, bytes: files.bytes })
    }
  }

  return {
    state,
    save,
    /** Shows the stop at once. The stored bytes are counted afterwards. */
    stop() {
      saving.current?.abort()
      if (state.is === 'saving') setState({ ...state, is: 'stopped' })
    },
    async remove() {
      saving.current = undefined
      await removeWalk(walk)
      await look()
    },
  }
}

function listOf(walk: string): Promise<WalkFiles> {
  return get('walkFiles', { key: walk, language: getLocale() })
}

function reasonOf(error: unknown): 'network' | 'space' {
  return error instanceof NoSpace ? 'space' : 'network'
}

async function stateOf(walk: string, list: WalkFiles | undefined): Promise<SavingState> {
  const saved = await savedWalk(walk)
  if (saved && (!list || list.version === saved.version)) return { is: 'saved', saved }
  if (!list || list.files.length === 0) return { is: 'not offered' }
  const { bytes } = list
  if (!(await isBegun(walk))) return { is: 'not saved', bytes }
  const stored = await storedBytes(walk, list)
  if (saved) return { is: 'saved', saved, missing: bytes - stored }
  return { is: 'stopped', stored, bytes }
}
