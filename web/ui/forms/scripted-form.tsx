/**
 * A form that only a script can send. To readers whose browser runs none it says so; and should it be sent
 * all the same, what was typed never stands in an address.
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
