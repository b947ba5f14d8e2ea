/** Hydrates the rendered page in the browser. */
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { overwriteGetLocale } from './paraglide/runtime.js'

// The server chooses the language and writes it into the document.
overwriteGetLocale(() => (document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
