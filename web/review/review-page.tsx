/** Renders `/adminAuth`, a separate page with the review section of the upload page. */
import type { Viewer } from '../../contract/rendering/page-context.ts'
import type { Queues } from '../../contract/schemas/review.ts'
import { SignInAgain, useSignedInCall } from '../accounts/sign-in-again.tsx'
import { m } from '../paraglide/messages.js'
import styles from './review-section.module.css'
import { ReviewSection } from './review-section.tsx'

interface ReviewPageProps {
  viewer: Viewer
  queues: Queues | undefined
}

export function ReviewPage({ viewer, queues }: ReviewPageProps) {
  const signedIn = useSignedInCall(viewer.username)
  return (
    <>
      <div className={styles.page}>
        <h1>{m.review_section()}</h1>
        <ReviewSection queues={queues} call={signedIn.call} heading="h2" />
      </div>
      <SignInAgain state={signedIn} />
    </>
  )
}
