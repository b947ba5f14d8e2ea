/** The state of one walk's saving on this device, and the actions on it. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { WalkFiles } from '../../contract/calls/offline.ts'
import { get } from '../client/api.ts'
import { getLocale } from '../paraglide/runtime.js'
import {
  bytesHere,
  canSave,
  isBegun,
  NoSpace,
  removeWalk,
  type SavedWalk,
  savedWalk,
  saveWalk,
} from './saved-walks.ts'

export type SavingState =
  /** Not looked yet; or there is nothing to be had, or no place to keep it. */
  | { is: 'unknown' | 'not offered' | 'not able' }
  | { is: 'not saved'; bytes: number }
  | { is: 'saving'; here: number; bytes: number }
  | { is: 'stopped'; why?: 'network' | 'space'; here: number; bytes: number }
  /** `missing`: bytes of what has changed since, where there is something newer. */
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
      // Without a network there is no list, and what is saved is as new as can be.
      list.current = await listOf(walk).catch(() => undefined)
      const found = await stateOf(walk, list.current)
      if (!left) setState(found)
    }
    // Some browsers have a store and let nobody in, as in private windows.
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
    setState({ is: 'saving', here: 0, bytes: files.bytes })
    try {
      // Since the page was opened the site may have changed.
      files = await listOf(walk)
      list.current = files
      const { bytes } = files
      const onProgress = (here: number) => setState({ is: 'saving', here, bytes })
      const language = getLocale()
      await saveWalk({ walk, ...files, language, onProgress, signal: stop.signal })
      await look()
    } catch (error) {
      const here = await bytesHere(walk, files).catch(() => 0)
      // Since it was stopped it may have been gone on with, or removed.
      if (saving.current !== stop) return
      const why = stop.signal.aborted ? {} : { why: reasonOf(error) }
      setState({ is: 'stopped', ...why, here, bytes: files.bytes })
    }
  }

  return {
    state,
    save,
    /** Said at once; how much of what was under way has come is looked up afterwards. */
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
  const here = await bytesHere(walk, list)
  if (saved) return { is: 'saved', saved, missing: bytes - here }
  return { is: 'stopped', here, bytes }
}
