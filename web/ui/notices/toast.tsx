/**
 * Shows short messages at the edge of the screen, which disappear after a time. Screen readers announce a failure at
 * once, and a success after the current sentence. A message stays when the reader leaves the page that showed it.
 */
import { useEffect } from 'react'
import { showToast } from './toast-store.ts'

/** The element that contains the messages. */
let region: HTMLElement | undefined

/** @returns a function that shows a message */
export function useToast(): typeof showToast {
  // The region is created at once, because screen readers announce only changes in an existing region.
  useEffect(openRegion, [])
  return showToast
}

function openRegion(): void {
  if (region?.isConnected) return
  const container = document.createElement('div')
  region = container
  document.body.append(container)
  // With a dynamic import, the server loads neither the region nor React for browsers.
  import('./toast-region.tsx').then(({ renderToasts }) => renderToasts(container))
}
