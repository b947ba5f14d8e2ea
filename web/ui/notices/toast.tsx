/**
 * Shows short messages at the edge of the screen, which disappear after a time. Screen readers announce successes
 * politely and failures at once. The messages belong to the document, so that a message stays when its page is left.
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
  // The server renders no region, so it loads neither this module nor React for browsers.
  import('./toast-region.tsx').then(({ renderToasts }) => renderToasts(container))
}
