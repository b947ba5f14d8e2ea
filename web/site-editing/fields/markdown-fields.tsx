/** Renders the fields of a longer text in both languages, each with a preview of the HTML from the server. */
import { useEffect, useRef, useState } from 'react'
import type { InBothLanguages } from '../../../contract/schemas/content.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { post } from '../../client/api.ts'
import { languageTag } from '../../language/language.ts'
import { m } from '../../paraglide/messages.js'
import { Prose } from '../../ui/prose.tsx'
import { BothLanguages, languageWord } from './both-languages.tsx'
import type { EditorProps } from './editor.ts'

/** The debounce before the preview is requested, in milliseconds. */
const debounce = 350

interface MarkdownFieldsProps extends EditorProps<InBothLanguages> {
  label: string
  required?: boolean
  rows?: number
  call: SignedInCall
}

export function MarkdownFields({ call, rows = 5, ...fields }: MarkdownFieldsProps) {
  const { value, label } = fields
  const { html, hasFailed } = usePreview(value, call)
  return (
    <div className="markdown">
      <BothLanguages
        {...fields}
        rows={rows}
        hint={m.site_edit_markdown()}
        below={(language) => (
          <section
            className="preview"
            aria-label={m.site_edit_preview_of({ label: `${label} · ${languageWord(language)}` })}
          >
            <p className="previewTitle">{m.site_edit_preview()}</p>
            <Prose html={html[language]} lang={languageTag(language)} />
          </section>
        )}
      />
      {hasFailed && <p role="status">{m.site_edit_preview_failed()}</p>}
    </div>
  )
}

function usePreview({ en, zh }: InBothLanguages, call: SignedInCall) {
  const [html, setHtml] = useState<InBothLanguages>({ en: '', zh: '' })
  const [hasFailed, setHasFailed] = useState(false)
  const latestRequest = useRef(0)
  const currentCall = useRef(call)
  currentCall.current = call
  useEffect(() => {
    latestRequest.current += 1
    const request = latestRequest.current
    const timer = setTimeout(async () => {
      const answer = await currentCall
        .current(() => post('sitePreview', { en, zh }))
        .catch(() => undefined)
      if (request !== latestRequest.current) return
      setHasFailed(answer === undefined)
      if (answer) setHtml(answer)
    }, debounce)
    return () => clearTimeout(timer)
  }, [en, zh])
  return { html, hasFailed }
}
