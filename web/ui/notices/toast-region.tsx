/** Shows the messages at the edge of the screen, in a React root that is separate from the root of the pages. */
import { type CSSProperties, useCallback, useRef, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { toastLife } from '../../../contract/limits.ts'
import { m } from '../../paraglide/messages.js'
import { useFreeEdge } from '../behaviour/use-free-edge.ts'
import { useLift } from '../behaviour/use-lift.ts'
import { usePassing } from '../behaviour/use-passing.ts'
import styles from './toast.module.css'
import { closeToast, getShownToasts, type ShownToast, subscribeToToasts } from './toast-store.ts'

export function renderToasts(container: HTMLElement): void {
  createRoot(container).render(<ToastRegion />)
}

function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, getShownToasts)
  const region = useRef<HTMLDivElement>(null)
  const edge = useFreeEdge(region, toasts.length)
  const lift = useLift(region, toasts.length)
  const toastsOf = (look: ShownToast['look']) =>
    toasts
      .filter((toast) => toast.look === look)
      .map((toast) => <Toast key={toast.id} {...toast} />)

  return (
    <div
      ref={region}
      className={styles.region}
      data-edge={edge}
      style={{ '--lift': `${lift}px` } as CSSProperties}
    >
      <div role="status" aria-atomic="false">
        {toastsOf('success')}
      </div>
      <div role="alert" aria-atomic="false">
        {toastsOf('failure')}
      </div>
    </div>
  )
}

function Toast({ id, look, title, text }: ShownToast) {
  const previousFocus = useRef<EventTarget | null>(null)
  const passing = usePassing(
    toastLife,
    useCallback(() => closeToast(id), [id]),
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the toast stays while it has the pointer or the focus
    <div
      className={styles.toast}
      data-look={look}
      {...passing}
      onFocus={(event) => {
        passing.onFocus()
        previousFocus.current = event.relatedTarget
      }}
    >
      <p>
        {title && <b>{title} </b>}
        {text}
      </p>
      <button
        type="button"
        aria-label={m.toast_close()}
        onClick={() => {
          closeToast(id)
          // For a reader with a keyboard, the focus returns to the element that had the focus before the toast.
          if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus()
        }}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}
