/** The upload hub: its sections as links, and the forms of the one that is chosen. */
import { Link } from 'react-router'
import { SignInAgain, useSignedInCall } from '../accounts/sign-in-again.tsx'
import { m } from '../paraglide/messages.js'
import { ToastRegion } from '../ui/toast.tsx'
import { type UploadSection, uploadSections } from './sections.tsx'
import styles from './upload-page.module.css'

interface UploadPageProps {
  section: UploadSection
  username: string
}

export function UploadPage({ section, username }: UploadPageProps) {
  const signedIn = useSignedInCall(username)
  return (
    <ToastRegion>
      <div className={styles.page}>
        <h1>{m.upload_title()}</h1>
        <nav aria-label={m.upload_sections()} className={styles.sections}>
          {uploadSections.map(({ name, title }) => (
            <Link
              key={name}
              to={`?section=${name}`}
              preventScrollReset
              aria-current={name === section.name ? 'page' : undefined}
            >
              {title()}
            </Link>
          ))}
        </nav>
        {section.forms.length > 1 && (
          <nav aria-label={m.upload_forms()} className={styles.forms}>
            {section.forms.map(({ id, title }) => (
              <a key={id} href={`#${id}`}>
                {title()}
              </a>
            ))}
          </nav>
        )}
        {section.forms.map(({ id, title, Form }) => (
          <section key={`${section.name} ${id}`} aria-labelledby={id}>
            <h2 id={id}>{title()}</h2>
            <Form username={username} call={signedIn.call} />
          </section>
        ))}
      </div>
      <SignInAgain state={signedIn} />
    </ToastRegion>
  )
}
