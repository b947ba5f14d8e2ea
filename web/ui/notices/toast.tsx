/**
 * Shows short messages at the edge of the screen that disappear by themselves. Screen readers
 * announce successes politely and failures at once. The messages belong to the document, so that
 * they stay when their page is left.
 */
import { useEffect } from 'react'
import { showToast } from './toast-store.ts'

/** The element of the region. */
let place: HTMLElement | undefined

/** @returns a function that shows a message */
export function useToast(): typeof showToast {
  // From the start, because screen readers announce only changes in an existing region.
  useEffect(openRegion, [])
  return showToast
}

function openRegion(): void {
  if (place?.isConnected) return
  const opened = document.createElement('div')
  place = opened
  document.body.append(opened)
  // The server renders no region, so it loads neither this module nor React for browsers.
  import('./toast-region.tsx').then(({ renderToasts }) => renderToasts(opened))
}
