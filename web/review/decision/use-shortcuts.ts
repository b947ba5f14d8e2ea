/**
 * Handles a reviewer's keyboard shortcuts: letters and arrow keys. They work only while the focus is in the
 * carousel and no text is being typed (WCAG 2.1.4).
 */
import type { KeyboardEvent } from 'react'

export type Shortcuts = Readonly<Record<string, () => void>>

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'

/** @param shortcuts by `KeyboardEvent.key` in lower case */
export function useShortcuts(shortcuts: Shortcuts) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, repeat, currentTarget } = event
    const target = event.target as Element
    // React also passes on events of the zoom view, which is elsewhere in the document.
    if (!currentTarget.contains(target) || target.closest(typing)) return
    if (altKey || ctrlKey || metaKey || shiftKey || repeat) return
    const act = shortcuts[key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  }
}
