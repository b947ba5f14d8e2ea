/** Saves the upload page and the member's name on the device, so that the page works without a network. */
import { useEffect } from 'react'
import { saveOfflineMember } from '../device/offline-member.ts'
import { saveUploadShell } from '../offline/upload-shell.ts'

/** The delay before saving, in milliseconds. In this time, the browser loads the page itself and its pictures. */
const saveDelay = 2000

export function useOfflineUpload(username: string): void {
  useEffect(() => {
    saveOfflineMember(username)
    const unmount = new AbortController()
    const timer = setTimeout(() => {
      // Without a saved shell, the page still works with a network.
      saveUploadShell(unmount.signal).catch(() => {})
    }, saveDelay)
    return () => {
      clearTimeout(timer)
      unmount.abort()
    }
  }, [username])
}
