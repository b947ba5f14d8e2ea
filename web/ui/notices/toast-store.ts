/** Stores the messages that are shown now. A message stays when the reader leaves the page that showed the message. */

interface ToastMessage {
  look: 'success' | 'failure'
  text: string
  title?: string
}
export type ShownToast = ToastMessage & { id: number }

let toasts: readonly ShownToast[] = []
let count = 0
const listeners = new Set<() => void>()

export const getShownToasts = () => toasts

export function showToast(message: ToastMessage): void {
  count += 1
  // A repeated success replaces its first copy, so that equal successes are not shown twice.
  const isRepeated = (toast: ShownToast) => toast.look === 'success' && toast.text === message.text
  setToasts([...toasts.filter((toast) => !isRepeated(toast)), { ...message, id: count }])
}

export function closeToast(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id))
}

/** @returns a function that stops listening */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setToasts(next: readonly ShownToast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
