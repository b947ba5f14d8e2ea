/**
 * Links a term in a text to its explanation, which opens in a popover. The script of the popover is loaded at the first
 * press. Without a script, the link opens the page of all terms.
 */
import type { MouseEvent, ReactNode } from 'react'
import './term-link.css'

export function TermLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} data-scripted="term" onClick={openExplanation}>
      {children}
    </a>
  )
}

function openExplanation(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const link = event.currentTarget
  import('./open-note.ts')
    .then(({ openNote }) => openNote(link))
    .catch(() => location.assign(link.href))
}
