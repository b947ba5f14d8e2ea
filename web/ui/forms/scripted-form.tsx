/**
 * Renders a form that only a script can send, with a message for browsers without scripts. The form uses POST, so that
 * a browser that sends the form anyway puts no typed text into an address.
 */
import type { ComponentProps } from 'react'
import { m } from '../../paraglide/messages.js'

export function ScriptedForm({ children, ...rest }: ComponentProps<'form'>) {
  return (
    <form method="post" noValidate {...rest}>
      <noscript>
        <p>{m.form_without_scripts()}</p>
      </noscript>
      {children}
    </form>
  )
}
