/**
 * Keeps the id of the enlarged picture in the address (`?zoom=`). Only one picture is enlarged at a time, its address
 * can be shared, and the back button closes it.
 */
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

export interface Zoomed {
  /** The id of the enlarged picture or artwork, or null. */
  id: string | null
  open(id: string): void
  /** Shows another picture of the same set. It replaces the current entry of the history. */
  change(id: string): void
  close(): void
}

export function useZoom(): Zoomed {
  const location = useLocation()
  const navigate = useNavigate()
  const id = new URLSearchParams(location.search).get('zoom')
  const openedHere = (location.state as { zoomed?: true } | null)?.zoomed === true

  const go = useCallback(
    (zoom: string | null, options: { replace: boolean; state?: unknown }) => {
      const parameters = new URLSearchParams(location.search)
      if (zoom) parameters.set('zoom', zoom)
      else parameters.delete('zoom')
      navigate({ search: parameters.toString() }, { preventScrollReset: true, ...options })
    },
    [location.search, navigate],
  )

  return {
    id,
    open: (zoom) => go(zoom, { replace: false, state: { zoomed: true } }),
    change: (zoom) => go(zoom, { replace: true, state: location.state }),
    close: () => (openedHere ? navigate(-1) : go(null, { replace: true })),
  }
}
