/**
 * Short messages at the edge of the screen that disappear by themselves. Screen readers announce
 * successes politely and failures at once.
 */
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { toastLife } from '../../../contract/limits.ts'
import { m } from '../../paraglide/messages.js'
import { useFreeEdge } from '../behaviour/use-free-edge.ts'
import { usePassing } from '../behaviour/use-passing.ts'
import styles from './toast.module.css'

interface ToastMessage {
  look: 'success' | 'failure'
  text: string
  title?: string
}
type Show = (message: ToastMessage) => void
type Shown = ToastMessage & { id: number }

const ToastContext = createContext<Show>(() => {
  throw new Error('A toast needs a ToastRegion around the component that shows it')
})

export function useToast(): Show {
  return useContext(ToastContext)
}

export function ToastRegion({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Shown[]>([])
  const count = useRef(0)
  const region = useRef<HTMLDivElement>(null)
  const edge = useFreeEdge(region, toasts.length)
  const show = useCallback<Show>((message) => {
    count.current += 1
    const id = count.current
    // A repeated message replaces its first copy, so that many equal successes do not pile up.
    const repeated = (toast: Shown) => toast.look === 'success' && toast.text === message.text
    setToasts((shown) => [...shown.filter((toast) => !repeated(toast)), { ...message, id }])
  }, [])
  const close = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id))
  }, [])
  const list = (look: ToastMessage['look']) =>
    toasts
      .filter((toast) => toast.look === look)
      .map((toast) => <Toast key={toast.id} {...toast} onClose={close} />)

  return (
    <ToastContext value={show}>
      {children}
      <div ref={region} className={styles.region} data-edge={edge}>
        {/* Rendered from the start, because screen readers announce only changes in an existing
            region. */}
        <div role="status" aria-atomic="false">
          {list('success')}
        </div>
        <div role="alert" aria-atomic="false">
          {list('failure')}
        </div>
      </div>
    </ToastContext>
  )
}

function Toast({
  id,
  look,
  title,
  text,
  onClose,
}: Shown & {
  onClose: (id: number) => void
}) {
  const cameFrom = useRef<EventTarget | null>(null)
  const passing = usePassing(
    toastLife,
    useCallback(() => onClose(id), [onClose, id]),
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stays while it has pointer or focus
    <div
      className={styles.toast}
      data-look={look}
      {...passing}
      onFocus={(event) => {
        passing.onFocus()
        cameFrom.current = event.relatedTarget
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
          onClose(id)
          // A keyboard user returns to the place before the toast.
          if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
        }}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}
