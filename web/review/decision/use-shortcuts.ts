/**
 * Handles a reviewer's keyboard shortcuts: letters and arrow keys. The shortcuts work only while the focus is in the
 * carousel and no text is being typed (WCAG 2.1.4).
 */
import type { KeyboardEvent } from 'react'

export type Shortcuts = Readonly<Record<string, () => void>>

const textFields = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'

/** @param shortcuts the functions by `KeyboardEvent.key` in lower case. @returns the handler of the carousel's keys */
export function useShortcuts(shortcuts: Shortcuts) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, repeat, currentTarget } = event
    const target = event.target as Element
    // React also propagates events of the zoom view, which is elsewhere in the document.
    if (!currentTarget.contains(target) || target.closest(textFields)) return
    if (altKey || ctrlKey || metaKey || shiftKey || repeat) return
    const runShortcut = shortcuts[key.toLowerCase()]
    if (!runShortcut) return
    event.preventDefault()
    runShortcut()
  }
}
