/**
 * Renders a form that only a script can send, with a message for browsers without scripts. The form uses POST, so that
 * no browser puts typed text into an address.
 */
import type { ComponentProps } from 'react'
import { m } from '../../paraglide/messages.js'

export function ScriptedForm({ children, ...props }: ComponentProps<'form'>) {
  return (
    <form method="post" noValidate {...props}>
      <noscript>
        <p>{m.form_without_scripts()}</p>
      </noscript>
      {children}
    </form>
  )
}
