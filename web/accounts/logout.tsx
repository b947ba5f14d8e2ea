/**
 * Logs out. If this device stores unsent work of the account, it first asks what to do with it,
 * because others may use the device too (security.md 80).
 */
import { useEffect, useRef, useState } from 'react'
import { post } from '../client/api.ts'
import { deleteEmpty, deleteWork, keepWork, workOf } from '../device/unsent-work.ts'
import { LogoutDialog, type LogoutState } from './logout-dialog.tsx'

export interface LogoutProps {
  username: string
  /** The reader stays signed in. */
  onStay: () => void
}

export function Logout({ username, onStay }: LogoutProps) {
  const [busy, setBusy] = useState(true)
  const [state, setState] = useState<LogoutState>()
  const begun = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is there
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    begin()
  }, [])

  async function begin() {
    const work = await workOf(username).catch(() => undefined)
    // Work that cannot be counted is not deleted unasked.
    if (!work) return end('keep')
    // Nothing to ask about; empty databases that bear the name go.
    if (work.drafts + work.pictures === 0) return end('delete empty')
    setState({ is: 'asking', work })
    setBusy(false)
  }

  async function end(choice: Choice) {
    setBusy(true)
    setState(await outcomeOf(username, choice))
    setBusy(false)
  }

  if (!state) return null
  return <LogoutDialog {...{ state, busy, onStay }} onEnd={end} onLeave={leave} />
}

type Choice = 'delete' | 'delete empty' | 'keep'

/** @returns what went wrong; nothing where the page is being left */
async function outcomeOf(username: string, choice: Choice): Promise<LogoutState | undefined> {
  try {
    await post('logout', {})
  } catch {
    return { is: 'failed' }
  }
  if (choice === 'keep') keepWork(username)
  try {
    if (choice === 'delete') await deleteWork(username)
    if (choice === 'delete empty') await deleteEmpty(username)
  } catch {
    return { is: 'not deleted' }
  }
  leave()
}

/** To a new document: no data of the member stays in the page or in the tab. */
function leave() {
  window.sessionStorage.clear()
  window.location.assign('/')
}
