/** Renders the upload page: its sections as tabs, and the forms or the content of the current section. */
import type { ReactNode } from 'react'
import type { Viewer } from '../../contract/rendering/page-context.ts'
import type { CreationCard, Submission } from '../../contract/schemas/submissions.ts'
import { type SignedInCall, SignInAgain, useSignedInCall } from '../accounts/sign-in-again.tsx'
import { m } from '../paraglide/messages.js'
import { TabLinks } from '../ui/tab-links.tsx'
import { RestoredWork } from './draft/restored-work.tsx'
import { mayUse, type UploadSection, uploadSections } from './sections.tsx'
import { UnsentNote } from './unsent-note.tsx'
import styles from './upload-page.module.css'
import { useOfflineUpload } from './use-offline-upload.ts'

interface UploadPageProps {
  section: UploadSection
  viewer: Viewer
  /** A new species for which a reviewer requested changes. */
  submission?: Submission | undefined
  /** The creations, for the section that shows creations. */
  creations?: readonly CreationCard[] | undefined
  /** The content of a section for reviewers and admins. */
  children?: (call: SignedInCall) => ReactNode
}

export function UploadPage({ section, viewer, children, ...formContent }: UploadPageProps) {
  const { username, role } = viewer
  const visibleSections = uploadSections.filter((each) => mayUse(role, each))
  const signedIn = useSignedInCall(username)
  useOfflineUpload(username)
  const { submission, creations = [] } = formContent
  return (
    <>
      <div className={styles.page} data-wide={section.reservedFor ? true : undefined}>
        <h1>{m.upload_title()}</h1>
        <TabLinks
          label={m.upload_sections()}
          tabs={visibleSections.map(({ name, title }) => ({
            to: `?section=${name}`,
            text: title(),
            current: name === section.name,
          }))}
          look="row"
          preventScrollReset
        />
        {section.forms.length > 1 && (
          <nav aria-label={m.upload_forms()} className={styles.forms}>
            {section.forms.map(({ id, title }) => (
              <a key={id} href={`#${id}`}>
                {title()}
              </a>
            ))}
          </nav>
        )}
        <RestoredWork username={username} section={section.name} className={styles.parts}>
          <UnsentNote username={username} />
          {section.forms.map(({ id, title, Form }) => (
            <section key={`${section.name} ${id}`} aria-labelledby={id}>
              <h2 id={id}>{title()}</h2>
              <Form
                {...{ username, submission, creations }}
                isAdmin={role === 'admin'}
                call={signedIn.call}
              />
            </section>
          ))}
          {section.reservedFor && (
            <section aria-labelledby={section.name}>
              <h2 id={section.name}>{section.title()}</h2>
              {children?.(signedIn.call)}
            </section>
          )}
        </RestoredWork>
      </div>
      <SignInAgain state={signedIn} />
    </>
  )
}
