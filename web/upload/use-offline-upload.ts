/** Makes the upload page of a member available without a network. */
import { useEffect } from 'react'
import { saveOfflineMember } from '../device/offline-member.ts'
import { saveUploadShell } from '../offline/upload-shell.ts'

/** Milliseconds. The page itself and its pictures come first. */
const startAfter = 2000

export function useOfflineUpload(username: string): void {
  useEffect(() => {
    saveOfflineMember(username)
    const leave = new AbortController()
    const timer = setTimeout(() => {
      // Without a saved shell the page works with a network, as before.
      saveUploadShell(leave.signal).catch(() => {})
    }, startAfter)
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
  }, [username])
}
