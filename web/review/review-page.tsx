/** Renders `/adminAuth`, a separate page with the review section of the upload page. */
import type { Viewer } from '../../contract/rendering/page-context.ts'
import { SignInAgain, useSignedInCall } from '../accounts/sign-in-again.tsx'
import { BackToAdministration } from '../admin/admins-only.tsx'
import { m } from '../paraglide/messages.js'
import type { LoadedReview } from './load-review.ts'
import styles from './review-section.module.css'
import { ReviewSection } from './review-section.tsx'

interface ReviewPageProps {
  viewer: Viewer
  review: LoadedReview
}

export function ReviewPage({ viewer, review }: ReviewPageProps) {
  const signedIn = useSignedInCall(viewer.username)
  return (
    <>
      <div className={styles.page}>
        <div>
          {viewer.role === 'admin' && <BackToAdministration />}
          <h1>{m.review_section()}</h1>
        </div>
        <ReviewSection {...review} call={signedIn.call} heading="h2" />
      </div>
      <SignInAgain state={signedIn} />
    </>
  )
}
