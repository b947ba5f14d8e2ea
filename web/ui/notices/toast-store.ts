/** Stores the messages that are shown at the moment. A message stays when the reader leaves the page that sent it. */

interface ToastMessage {
  look: 'success' | 'failure'
  text: string
  title?: string
}
export type Shown = ToastMessage & { id: number }

let shown: readonly Shown[] = []
let count = 0
const listeners = new Set<() => void>()

export const shownToasts = () => shown

export function showToast(message: ToastMessage): void {
  count += 1
  // A repeated success replaces its first copy, so that equal messages do not pile up.
  const repeated = (toast: Shown) => toast.look === 'success' && toast.text === message.text
  setShown([...shown.filter((toast) => !repeated(toast)), { ...message, id: count }])
}

export function closeToast(id: number): void {
  setShown(shown.filter((toast) => toast.id !== id))
}

/** @returns a function that stops listening */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setShown(next: readonly Shown[]): void {
  shown = next
  for (const listener of listeners) listener()
}
