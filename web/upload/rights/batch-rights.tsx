/** Renders the fields for the licence and the consent, which apply to all files of a form. */
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { licenceOptions } from '../../photographs/licence-options.ts'
import { Select } from '../../ui/forms/select.tsx'
import styles from './batch-rights.module.css'

interface BatchRightsProps {
  licence: string
  hasConsent: boolean
  error: string | undefined
  isLocked: boolean
  onLicence: (licence: string) => void
  onConsent: (hasConsent: boolean) => void
}

export function BatchRights(props: BatchRightsProps) {
  const { licence, hasConsent, error, isLocked, onLicence, onConsent } = props
  const id = useId()
  return (
    <fieldset className={styles.rights} disabled={isLocked}>
      <div>
        <Select
          name="licence"
          label={m.rights_licence()}
          hint={m.rights_licence_hint()}
          placeholder={m.rights_licence_default()}
          options={licenceOptions()}
          value={licence}
          onChange={({ target }) => onLicence(target.value)}
        />
        <a className={styles.more} href="/rights" target="_blank" rel="noreferrer">
          {m.rights_licences()}
        </a>
      </div>
      <div className={styles.consent}>
        <label>
          <input
            type="checkbox"
            name="consent"
            required
            checked={hasConsent}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            onChange={({ target }) => onConsent(target.checked)}
          />
          <span>
            {m.consent_label()}
            <span className={styles.mark} aria-hidden="true">
              {' *'}
            </span>
          </span>
        </label>
        {error && (
          <p id={id} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}
