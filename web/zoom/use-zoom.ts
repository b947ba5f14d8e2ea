/**
 * Stores the id of the enlarged picture in the address (`?zoom=`), which readers can share. Only one picture is
 * enlarged at a time. If the reader has opened the zoom view on the page, the back button closes the view.
 */
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

export interface ZoomState {
  /** The id of the enlarged picture; null if no picture is enlarged. */
  id: string | null
  open(id: string): void
  /** Shows another picture of the same set, and replaces the current entry of the history. */
  change(id: string): void
  close(): void
}

export function useZoom(): ZoomState {
  const location = useLocation()
  const navigate = useNavigate()
  const id = new URLSearchParams(location.search).get('zoom')
  const isOpenedHere = (location.state as { zoomed?: true } | null)?.zoomed === true

  const setZoom = useCallback(
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
    open: (zoom) => setZoom(zoom, { replace: false, state: { zoomed: true } }),
    change: (zoom) => setZoom(zoom, { replace: true, state: location.state }),
    close: () => (isOpenedHere ? navigate(-1) : setZoom(null, { replace: true })),
  }
}
