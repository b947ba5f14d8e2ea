/**
 * Signs out. If this device stores unsent work of the account, the reader first chooses whether to delete the work.
 * Other people may use the device too (security.md 80).
 */
import { useEffect, useRef, useState } from 'react'
import { post } from '../client/api.ts'
import { deleteOfflineMember } from '../device/offline-member.ts'
import { deleteEmpty, deleteWork, keepWork, workOf } from '../device/unsent-work.ts'
import { LogoutDialog, type LogoutState } from './logout-dialog.tsx'

export interface LogoutProps {
  username: string
  /** Called if the reader stays signed in. */
  onStay: () => void
}

export function Logout({ username, onStay }: LogoutProps) {
  const [busy, setBusy] = useState(true)
  const [state, setState] = useState<LogoutState>()
  const hasBegun = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the component appears
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    askAboutWork()
  }, [])

  async function askAboutWork() {
    const work = await workOf(username).catch(() => undefined)
    // If the browser cannot count the work, the work stays on the device.
    if (!work) return endSession('keep')
    // Without unsent work, the reader is not asked, and the account's empty drafts and databases are deleted.
    if (work.drafts + work.pictures === 0) return endSession('delete empty')
    setState({ status: 'asking', work })
    setBusy(false)
  }

  async function endSession(choice: Choice) {
    setBusy(true)
    setState(await signOut(username, choice))
    setBusy(false)
  }

  if (!state) return null
  return <LogoutDialog {...{ state, busy, onStay }} onEnd={endSession} onLeave={loadStartPage} />
}

type Choice = 'delete' | 'delete empty' | 'keep'

/** @returns the state of the dialog after a failure, or undefined if the browser leaves the page */
async function signOut(username: string, choice: Choice): Promise<LogoutState | undefined> {
  try {
    await post('logout', {})
  } catch {
    return { status: 'failed' }
  }
  deleteOfflineMember()
  if (choice === 'keep') keepWork(username)
  try {
    if (choice === 'delete') await deleteWork(username)
    if (choice === 'delete empty') await deleteEmpty(username)
  } catch {
    return { status: 'not deleted' }
  }
  loadStartPage()
}

/** Loads a new document, so that no data of the member stays in the page or the tab. */
export function loadStartPage() {
  window.sessionStorage.clear()
  window.location.assign('/')
}
