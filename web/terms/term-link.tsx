/**
 * Links a term in a text to its explanation, which opens in place. The script for this is loaded at the first press;
 * without a script the link leads to the page of all terms.
 */
import type { MouseEvent, ReactNode } from 'react'
import './term-link.css'

export function TermLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} data-scripted="term" onClick={open}>
      {children}
    </a>
  )
}

function open(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const link = event.currentTarget
  import('./open-note.ts')
    .then(({ openNote }) => openNote(link))
    .catch(() => location.assign(link.href))
}
